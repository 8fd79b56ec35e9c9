import type { Topic } from "../../../language/topics/topic"
import { topicsAsked } from "../../../language/topics/topics"
import type { Skill } from "./skill-groups"

/** A topic of work that a requirement asks for. */
export interface WantedTopic {
  topics: Topic[]
  asked: string
  names: Skill[]
  weight: number
}

type Found = WantedTopic & { found: string[] }
type Quality = Pick<WantedTopic, "topics" | "asked" | "names">

/**
 * The topics that a requirement asks for. One that a quality asks for with the same words only helps to show that
 * quality, and adds no weight of its own.
 */
export function topicsBeside(text: string, deeds: Quality[], listed: Skill[]): Found[] {
  return topicsAsked(text).flatMap(({ topics, found }): Found[] => {
    const lower = found.map((one) => one.toLowerCase())
    // "Stock management" is the topic itself, and "growth marketing" is more than marketing.
    const words = lower.join(" ").split(/[ -]/)
    const names = listed.filter(({ name }) => coreOf(name).every((word) => words.includes(word)))
    const same = deeds.find(({ asked }) => lower.some((one) => isPartOf(asked.toLowerCase(), one)))
    // "Lead and roster a team" names the roster besides the team.
    if (!same || names.some((one) => !same.names.includes(one)))
      return [{ topics, found, asked: found[0] ?? "", names, weight: 2 }]
    same.topics.push(...topics)
    return []
  })
}

const isPartOf = (a: string, b: string) => a.includes(b) || b.includes(a)

const coreOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:manag(?:e|ing)|control(?:ling)?|keep(?:ing)?|monitor(?:ing)?|handl(?:e|ing)) /, "")
    .replace(/ (?:systems?|software|management|control|skills?|articles?)$/, "")
    .split(/[ -]/)

/** In "coach and roster a team", rostering is separate from the team; "people management skills" is a single thing. */
export function isWithin(name: string, found: string): boolean {
  const [a, b] = [name.toLowerCase(), found.toLowerCase()]
  if (a.includes(b)) return true
  const [before = "", after] = b.split(a)
  return after !== undefined && !/(?:,|\b(?:and|or))\s*$/.test(before) && !/^\s*(?:,|(?:and|or)\b)/.test(after)
}
