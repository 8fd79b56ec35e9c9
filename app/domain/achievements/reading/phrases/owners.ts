import { isOtherPerson } from "../../../language/doers/people"
import type { Talk } from "../../../language/talk/read-talk"
import { isPlainForm } from "./plain-form"

/** "my", "our", "his", "her" and "their" become "the" in a line. */
export function isOwn(talk: Talk, at: number, last: number): boolean {
  const { words, classes } = talk
  const { lower = "", text = "" } = words[at] ?? {}
  if (lower === "their" && namesOwners(talk, at)) return false
  if (/^(?:my|our)$/.test(lower)) return text !== "MY"
  if (lower === "its") return at + 1 < last && words[at + 1]?.lower !== "own"
  if (/^(?:his|their)$/.test(lower)) return at + 1 < last
  if (lower !== "her" || at + 1 >= last) return false
  // "stayed with her 6 weeks": a duration.
  const unit = classes[at + 1] === "number" ? (words[at + 2]?.lower ?? "") : ""
  if (/^(?:minutes?|hours?|days?|weeks?|months?|years?|evenings?|times)$/.test(unit)) return false
  // "cut her marking down", unlike "watched her marking": her work, as a noun.
  const isWork = classes[at + 1] === "ing" && (at + 2 >= last || /^(?:preposition|adverb)$/.test(classes[at + 2] ?? ""))
  if (isWork && !sees.test(words[at - 1]?.lower ?? "")) return true
  return (
    /^(?:noun|adjective|number)$/.test(classes[at + 1] ?? "") || /^(?:first|last)$/.test(words[at + 1]?.lower ?? "")
  )
}

/** Words before a person who is doing something: "saw her marking". */
const sees =
  /^(?:saw|see|watched?|heard?|noticed?|found|find|caught|kept|keep|left|leave|got|get|had|have|started?|stopped|helped|with|to|of|by|for|at)$/

/** Family and friends, whose possessive a reader cannot resolve. */
export const kin =
  /^(?:husband|wife|mum|mom|mother|dad|father|sister|brother|cousin|uncle|aunt|son|daughter|friend|mate|missus|partner|kid|neighbou?r)(?:'?s)?$/

/** Verbs of moving with their direction. The people moved may be omitted. */
export const away =
  /^(?:moved|switched|migrated|got|took|shifted|transferred|brought|converted|changed) (?:off|from|over|onto|to|away|out|back)$/

export const gives = /^(?:got|gave|sent|made|showed|taught|bought|brought|wrote|built|found|saved|offered|won)$/

/** Verbs that say enough without "me" or "us": "saved us £900", "asked them to text me". */
export const spares = /^(?:costs?|saved|saves|text|ring|phone|email|message|tell)$/

/** "trained the staff to write their stories", "both passed their exam": the owners are in the same clause. */
function namesOwners(talk: Talk, at: number): boolean {
  const { words, classes, clauses } = talk
  const own = clauses.find(({ first, last }) => first <= at && at < last)
  if (!own) return false
  const subject = words.slice(...(own.subject ?? [0, 0]))
  if (own.actor === "other" && !/^(?:they|he|she|who)$/.test(subject[0]?.lower ?? "they")) return true
  const to = words.findIndex(({ lower }, nth) => nth > own.verb && nth < at && lower === "to")
  if (to < 0 || !isPlainForm(talk, to + 1)) return false
  return words.slice(own.verb + 1, to).some(({ lower }, nth) => {
    const isNoun = classes[own.verb + 1 + nth] === "noun"
    return isNoun && (/[^s]s$/.test(lower) || isOtherPerson(lower))
  })
}
