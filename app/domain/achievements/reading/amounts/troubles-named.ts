import type { Talk } from "../../../language/talk/read-talk"
import { type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { nounPhrase } from "../phrases/noun-phrase"
import type { PlacedAmount } from "./work-time"

/**
 * "Trucks sat waiting for parts, 19 days", "we had so many people not turning up, 22 in January": the subject of a
 * figure that stands alone after its statement.
 */
export function troubleNamed(talk: Talk, { amount, clause: at }: PlacedAmount): Word[] | null {
  const [before, own] = [talk.clauses[at - 1], talk.clauses[at]]
  if (!own || own.verb >= 0 || own.mark !== "," || before?.sentence !== own.sentence || before.verb < 0) return null
  const isTime = /^(?:second|month)$/.test(amount.unit)
  return isTime ? waitFor(talk, before.verb, before.last) : whatHappens(talk, before.verb, before.last)
}

/** "the wait for parts" */
function waitFor(talk: Talk, first: number, last: number): Word[] | null {
  const { words } = talk
  for (let at = first; at + 2 < last; at++) {
    const word = words[at]
    if (!word || !/^(?:waiting|waited|wait|queuing|queueing|queued)$/.test(word.lower)) continue
    if (words[at + 1]?.lower !== "for") return null
    const noun = nounPhrase(talk, at + 2, last)
    const named = (text: string) => wordOf(text, word.from, word.to, false)
    return noun && [named("the"), named("wait"), named("for"), ...noun]
  }
  return null
}

/** "people not turning up", "parcels going missing" */
function whatHappens({ words, classes }: Talk, verb: number, last: number): Word[] | null {
  if (!/^(?:had|have|got)$/.test(words[verb]?.lower ?? "")) return null
  let first = verb + 1
  while (first < last && /^(?:so|too|many|much|loads|lots|a|lot|of|always|still)$/.test(words[first]?.lower ?? ""))
    first++
  let at = first
  while (at < last && /^(?:noun|adjective)$/.test(classes[at] ?? "")) at++
  const doing = words[at]?.lower === "not" ? at + 1 : at
  if (at === first || classes[doing] !== "ing") return null
  let end = doing + 1
  while (
    end < Math.min(last, doing + 3) &&
    /^(?:up|out|off|in|back|away|missing|late|wrong)$/.test(words[end]?.lower ?? "")
  )
    end++
  return words.slice(first, end)
}
