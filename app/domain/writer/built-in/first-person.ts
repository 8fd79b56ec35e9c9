import { isBaseVerb, isPassiveOfPerson, isPassiveOfThing, isPast, openingVerbAt } from "../../language/past-tense"
import { lowered } from "./wording"

/** "With the team, cut waits by half." has its subject behind the comma; every other line opens with its verb. */
const setting = /^((?:With|As|Together with|Alongside|In|At|During|Over|Within) [^,]{2,80}, )(\p{Ll}.*)$/su
const own = /^(?:I|We|My|Our)\b/

/** The subject of a line: the person who writes, or somebody named. */
interface Subject {
  name: string
  was: string
  /** The present form of a verb: "Run" of the person who writes, "runs" of somebody named. */
  present(base: string): string
}

const me: Subject = { name: "I", was: "was", present: (base) => base }
const they: Subject = { name: "They", was: "were", present: (base) => base }

/** A line in resume voice as a sentence of the person's own: "Cut waits by half." is "I cut waits by half."; "" where it has no verb. */
export function firstPerson(line: string): string {
  const closed = closedSentence(line)
  return own.test(closed) ? closed : told(closed, me)
}

/** The same told of somebody: by their name, or "They" where the name stands before. "" where it cannot be told so. */
export function thirdPerson(line: string, name: string): string {
  const closed = closedSentence(line)
  if (own.test(closed)) return ""
  return told(closed, name ? { name, was: "was", present: thirdForm } : they)
}

/** Whether a sentence opens with its verb: "Answers the desk.", "Cost half.": nobody is said to do it. */
export function lacksSubject(text: string): boolean {
  if (movedThing.test(text)) return false
  const words = text.split(/\s+/)
  return openingVerbAt(words) === 0 || baseOfThird((words[0] ?? "").toLowerCase(), words[1]) !== null
}

/** "Missed appointments fell from 140 to 85.": a thing with a participle before it, and what it did. */
const movedThing = /^\p{L}+ed (?:\p{L}+ ){1,3}(?:went|fell|rose|dropped|grew|came) (?:\p{L}+ )?from \D{0,12}\d/u

export const closedSentence = (text: string) => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`)

function told(closed: string, subject: Subject): string {
  const [, where, rest] = setting.exec(closed) ?? []
  if (where && rest) return `${where}${subject.name === "They" ? "they" : subject.name} ${rest}`
  if (isPassiveOfPerson(closed)) return `${subject.name} ${subject.was} ${lowered(closed)}`
  const words = closed.split(/\s+/)
  const [first = ""] = words
  if (isPassiveOfThing(closed)) return ""
  if (/^(?:was|were)$/i.test(first)) return [subject.name, subject.was, ...words.slice(1)].join(" ")
  if (/^responsible for\b/i.test(closed)) return `${subject.name} ${subject.was} ${lowered(closed)}`
  const base = baseOfThird(first.toLowerCase(), words[1])
  if (base) return [subject.name, subject.present(base), ...words.slice(1)].join(" ")
  if (openingVerbAt(words) >= 0) return `${subject.name} ${lowered(closed)}`
  return isBaseVerb(first) ? [subject.name, subject.present(first.toLowerCase()), ...words.slice(1)].join(" ") : ""
}

/** A duty that goes on, as a line has it: "Runs the desk" is the base "run". Null for a noun in the plural ("Sales rose"). */
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

function thirdForm(base: string): string {
  if (base === "have") return "has"
  if (/(?:[sxzo]|ch|sh)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}
