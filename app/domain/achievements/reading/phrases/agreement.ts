import { isOtherPerson } from "../../../language/doers/people"
import { numberWord } from "../../../language/numbers/number-words"
import { type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { nameTag } from "../../../language/talk/word-classes/word-class"
import { isPersonMet } from "../people/people-told"

/** A heading as it appears inside a sentence: "put a drive on the vacuum pump". */
export function named(told: Word[]): Word[] {
  const [first, ...rest] = told
  // "Two dogs barked, I moved them": capitalized only as the start of its sentence.
  const topic = first && numberWord(first.lower) !== null ? [{ ...first, text: first.lower }, ...rest] : told
  const [head, last] = [topic[0], topic.at(-1)]
  const isBare = head && last && head.kind === "word" && !/^(?:the|an?|one|some|all|both|each)$/.test(head.lower)
  if (!isBare || last.capital || isPlural(topic) || /ing$/.test(head.lower)) return topic
  return [wordOf("the", head.from, head.to, false), ...topic]
}

/** "them" does not refer to a single thing, nor "it" to several. */
export function agrees({ lower }: Word, topic: Word[]): boolean {
  if (/^(?:them|these|those)$/.test(lower)) return isSeveral(topic)
  // "a lad asked about his resume, I rewrote it"
  if (lower === "it" && (namesPerson(topic) || isPersonMet(topic.at(-1)?.lower ?? ""))) return false
  return lower !== "it" || !isPlural(topic) || isSingle(topic)
}

/** "database administrator Paweł": not what "it" refers to. */
const namesPerson = (topic: Word[]) =>
  topic.some(({ capital }) => capital) &&
  topic.some(({ capital, lower }) => (capital && nameTag(lower) === "person") || isOtherPerson(lower)) &&
  !topic.some(({ lower }) => /^(?:team|crew|staff|company|board|committee|department|office)$/.test(lower))

const isSingle = (topic: Word[]) => /^(?:an?|one)$/.test(topic[0]?.lower ?? "")

function isPlural(topic: Word[]): boolean {
  const head = topic.findIndex((word, at) => at > 0 && /^(?:of|for|in|on|with|from|to)$/.test(word.lower))
  const noun = topic.at(head > 0 ? head - 1 : -1)?.lower ?? ""
  return /[^s]s$|^(?:people|children|women|men|staff)$/.test(noun) && !/(?:us|is|ss|ics)$/.test(noun)
}

/** Whether a noun is plural, so that "them" may refer to it. */
export function isSeveral(topic: Word[]): boolean {
  return (
    !isSingle(topic) &&
    (isPlural(topic) ||
      (numberWord(topic[0]?.lower ?? "") ?? 0) > 1 ||
      topic.some(({ kind, lower }) => kind === "number" || lower === "and"))
  )
}
