import type { Achievement, Material } from "../../material-schema"
import type { WritingRequest } from "../../writer"
import { oneOfEachDeed, shareEvidence } from "../material/repeats"
import { isRefused } from "../wording/refused"
import { leastOnTopic, openingTopics, topicIn } from "../wording/topic"
import { readsWell } from "../wording/worth-telling"

/** A topic that only the reflection around an action names counts less than one in the action itself. */
const aroundDeed = 0.9
const mostOfOne = 2

/** The actions that the person asked to start with, topic by topic. Lines of one reflection about it stay together. */
export function askedFirst(opening: string | null, { evidence }: WritingRequest, material: Material): Achievement[] {
  if (!opening) return []
  const usable = oneOfEachDeed(material.achievements.filter(({ claim }) => claim !== "" && !isRefused(claim)))
  const first: Achievement[] = []
  for (const topic of openingTopics(opening)) {
    const on = topicIn(topic, evidence)
    const found = usable
      .filter((each) => !first.includes(each))
      .map((each) => ({
        each,
        fit: Math.max(on([each.bullet, ...each.story].join(" ")), aroundDeed * on(each.around)),
      }))
      .filter(({ fit }) => fit >= leastOnTopic)
      .sort((a, b) => b.fit - a.fit || Number(readsWell(b.each)) - Number(readsWell(a.each)))
    const [best] = found
    if (!best) continue
    const beside = found.filter(({ each }) => each !== best.each && readsWell(each) && shareEvidence(each, best.each))
    first.push(best.each, ...beside.slice(0, mostOfOne - 1).map(({ each }) => each))
  }
  return first
}
