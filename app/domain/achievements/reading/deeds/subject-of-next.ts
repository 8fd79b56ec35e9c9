import { isOtherPerson } from "../../../language/doers/people"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { isPersonMet } from "../people/people-told"
import { countWords } from "../phrases/closed"
import type { Deed } from "./deeds"

const person = (lower: string) => isOtherPerson(lower) || isPersonMet(lower)

/**
 * "toured the site with the buyer and the new press and the crew spoke for themselves": the action is with the person;
 * the thing after that person belongs to the subject of the next statement.
 */
export function withoutSubjectOfNext(talk: Talk, clause: Told, at: number, deed: Deed): Deed {
  const { words, classes, clauses } = talk
  const next = clauses[at + 1]
  const isJoined =
    next?.sentence === clause.sentence && next.mark === "" && next.lead === "and" && next.subject !== null
  if (!isJoined || deed.lastClause !== at || next.actor === "me") return deed
  const and = words.findLastIndex(({ lower }, nth) => nth > clause.verb && nth < clause.last && lower === "and")
  const head = words[clause.last - 1]
  if (and < 0 || !head || !person(words[and - 1]?.lower ?? "") || person(head.lower) || head.capital) return deed
  const isNoun = /^(?:determiner)$/.test(classes[and + 1] ?? "") && classes[clause.last - 1] === "noun"
  let start = and - 2
  while (start > clause.verb && /^(?:determiner|adjective|noun)$/.test(classes[start] ?? "")) start--
  if (!isNoun || !/^(?:with|to|for)$/.test(words[start]?.lower ?? "")) return deed
  const text = deed.text.slice(0, deed.text.lastIndexOf(" and "))
  return deed.text.includes(" and ") ? { ...deed, text, count: countWords(text) } : deed
}

/** "cover six sites and in May the auditors found nothing": the next statement, whose time comes before its subject. */
export function withoutNextStatement({ words, classes }: Talk, clause: Told, deed: Deed): Deed {
  const and = words.findIndex(
    ({ lower }, at) =>
      at > clause.verb && at < clause.last && lower === "and" && opensTimed({ words, classes }, at + 1, clause.last),
  )
  const cut = and < 0 ? -1 : deed.text.indexOf(` and ${words[and + 1]?.text} ${words[and + 2]?.text} `)
  if (cut < 0) return deed
  const text = deed.text.slice(0, cut)
  return { ...deed, text, count: countWords(text) }
}

/** "in May the auditors found": a time, a subject with its article, and a verb. */
function opensTimed({ words, classes }: Pick<Talk, "words" | "classes">, first: number, last: number): boolean {
  if (!/^(?:in|on|by|last|this|since|during)$/.test(words[first]?.lower ?? "")) return false
  const noun = [first + 2, first + 3].find((at) => /^(?:the|our|my|a|an)$/.test(words[at]?.lower ?? ""))
  if (noun === undefined || classes[first + 1] === "determiner") return false
  let at = noun + 1
  while (at < last && /^(?:noun|adjective)$/.test(classes[at] ?? "")) at++
  return at > noun + 1 && at < last && /^(?:past|be|have|third)$/.test(classes[at] ?? "")
}
