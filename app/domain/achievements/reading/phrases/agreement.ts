import { type Word, wordOf } from "../../../language/talk/reading-copy"

/** A heading as it appears inside a sentence: "put a drive on the vacuum pump". */
export function named(topic: Word[]): Word[] {
  const [head, last] = [topic[0], topic.at(-1)]
  const isBare = head && last && head.kind === "word" && !/^(?:the|an?|one|some|all|both|each)$/.test(head.lower)
  if (!isBare || last.capital || isPlural(topic) || /ing$/.test(head.lower)) return topic
  return [wordOf("the", head.from, head.to, false), ...topic]
}

/** "them" does not refer to a single thing, nor "it" to several. */
export function agrees({ lower }: Word, topic: Word[]): boolean {
  if (/^(?:them|these|those)$/.test(lower)) return isSeveral(topic)
  return lower !== "it" || !isPlural(topic) || isSingle(topic)
}

const isSingle = (topic: Word[]) => /^(?:an?|one)$/.test(topic[0]?.lower ?? "")

function isPlural(topic: Word[]): boolean {
  const head = topic.findIndex((word, at) => at > 0 && /^(?:of|for|in|on|with|from|to)$/.test(word.lower))
  const noun = topic.at(head > 0 ? head - 1 : -1)?.lower ?? ""
  return /[^s]s$|^(?:people|children|women|men|staff)$/.test(noun) && !/(?:us|is|ss|ics)$/.test(noun)
}

/** Whether a noun is plural, so that "them" may refer to it. */
export function isSeveral(topic: Word[]): boolean {
  return !isSingle(topic) && (isPlural(topic) || topic.some(({ kind, lower }) => kind === "number" || lower === "and"))
}
