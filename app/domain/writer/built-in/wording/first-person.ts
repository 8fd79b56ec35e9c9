import { namesOccupation } from "../../../career/headings/role-heading"
import {
  isBaseVerb,
  isPassiveOfPerson,
  isPassiveOfThing,
  isPast,
  openingVerbAt,
} from "../../../language/verbs/past-tense"
import { article } from "../../../language/words/article"
import { isRoleNoun, tellsMovedThing } from "./statement"
import { lowered } from "./wording"

/** In "With the team, cut waits by half.", the subject goes after the comma; every other line starts with its verb. */
const setting = /^((?:With|As|Together with|Alongside|In|At|During|Over|Within) [^,]{2,80}, )(\p{Ll}.*)$/su
const own = /^(?:I|We|My|Our)\b/

/** The subject of a line: the author, or a named person. */
interface Subject {
  name: string
  was: string
  /** The present tense of a verb: "run" for the author, "runs" for a named person. */
  present(base: string): string
}

const me: Subject = { name: "I", was: "was", present: (base) => base }

/**
 * Converts a resume line to a first-person sentence: "Cut waits by half." becomes "I cut waits by half."; "" if it has
 * no verb.
 */
export function firstPerson(line: string): string {
  const closed = closedSentence(line)
  return own.test(closed) ? closed : told(closed, me).replace(/ on own (?=\p{Ll})/u, " on my own ")
}

/** The same in the third person, with the name. "" if not possible. */
export function thirdPerson(line: string, name: string): string {
  const closed = closedSentence(line)
  if (own.test(closed)) return ""
  return told(closed, { name, was: "was", present: thirdForm })
}

/** Whether a sentence starts with its verb and lacks a subject: "Answers the desk.", "Cost half." */
export function lacksSubject(text: string): boolean {
  if (tellsMovedThing(text)) return false
  const words = text.split(/\s+/)
  return openingVerbAt(words) === 0 || baseOfThird((words[0] ?? "").toLowerCase(), words[1]) !== null
}

/** "Link nurse for eye care since 2023." */
const heldSince = /^(\p{L}[\p{L} &/'’-]{2,80}) since ((?:\p{L}{3,9} )?(?:19|20)\d\d)\.$/u

export const closedSentence = (text: string) => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`)

function told(closed: string, subject: Subject): string {
  const [, where, rest] = setting.exec(closed) ?? []
  if (where && rest) return `${where}${subject.name} ${rest}`
  if (isPassiveOfPerson(closed)) return `${subject.name} ${subject.was} ${lowered(closed)}`
  const words = closed.split(/\s+/)
  const [first = ""] = words
  const [, post = "", year = ""] = heldSince.exec(closed) ?? []
  if (post && subject === me && namesOccupation(post.split(/ (?:for|of|at|in|on|with|to) /)[0] ?? ""))
    return `I have been ${/^(?:an?|the) /i.test(post) ? lowered(post) : `${article(post)} ${lowered(post)}`} since ${year}.`
  const [, position] = /^((?:lead|head) (?:\p{L}+ ){0,2}\p{L}+) (?:for|of|on|at|in)\b/iu.exec(closed) ?? []
  if (position && isRoleNoun(closed)) return `${subject.name} ${subject.was} the ${lowered(closed)}`
  if (isPassiveOfThing(closed) || tellsMovedThing(closed)) return ""
  if (/^(?:was|were)$/i.test(first)) return [subject.name, subject.was, ...words.slice(1)].join(" ")
  if (/^responsible for\b/i.test(closed)) return `${subject.name} ${subject.was} ${lowered(closed)}`
  const base = baseOfThird(first.toLowerCase(), words[1])
  if (base) return [subject.name, subject.present(base), ...inOnePerson(words.slice(1), subject)].join(" ")
  if (openingVerbAt(words) >= 0) return `${subject.name} ${lowered(closed)}`
  return isBaseVerb(first) ? [subject.name, subject.present(first.toLowerCase()), ...words.slice(1)].join(" ") : ""
}

/** "pairs them with a buddy and starts them on singles": the second verb is in the same person as the first. */
export function inOnePerson(words: string[], subject: Pick<Subject, "present"> = me): string[] {
  return words.map((word, at) => {
    const isNext = at > 0 && /^(?:and|then)$/.test(words[at - 1] ?? "") && hasObject.test(words[at + 1] ?? "")
    const base = isNext ? baseOfThird(word, "the") : null
    return base ? subject.present(base) : word
  })
}

const hasObject = /^(?:the|an?|all|every|each|my|our|them|it|how|to|new|\d.*)$/

/** The base form of a line's ongoing duty: "Runs the desk" gives "run". Null for a plural noun ("Sales rose"). */
function baseOfThird(verb: string, next = ""): string | null {
  if (verb === "does" || verb === "goes") return verb.slice(0, -2)
  if (verb === "has") return "have"
  if (!/[a-rt-z]s$/.test(verb) || isPast(verb)) return null
  const stems = [verb.replace(/ies$/, "y"), verb.slice(0, -1), verb.replace(/es$/, "")]
  const known = stems.find((stem) => stem !== verb && isBaseVerb(stem))
  if (known) return known
  const hasObject = /^(?:the|an?|all|every|each|my|our)$/.test(next)
  return hasObject ? verb.replace(/(?<=ch|sh|x|z|ss)es$|(?<!ss)s$/, "").replace(/(?<=[^aeiou])ie$/, "y") : null
}

export function thirdForm(base: string): string {
  if (base === "have") return "has"
  if (/(?:[sxzo]|ch|sh)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}
