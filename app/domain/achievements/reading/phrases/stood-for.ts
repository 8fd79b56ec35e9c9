import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/spelling/reading-copy"
import { isSeveral } from "./agreement"
import { definite, shortened } from "./named-again"
import { nounPhrase } from "./noun-phrase"
import { objectOf } from "./object-of"

/** How many clauses back to look for a referent, and how many when its sentence has interruptions. */
const near = 4
const nearPastAsides = 7

/** The object of the last action, which "it" and "them" refer to. */
export function objectBefore(talk: Talk, at: number, isSameSentence: boolean): Word[] | null {
  for (let back = at - 1; back >= Math.max(0, at - nearPastAsides); back--) {
    const clause = talk.clauses[back]
    // Further back in a sentence only past its interruptions.
    const isAside = isSameSentence && (clause?.verb === -1 || clause?.lead === "which")
    if (back < at - near && !isAside) return null
    if (!clause) continue
    if (isSameSentence && clause.sentence !== talk.clauses[at]?.sentence) return null
    const named = clause.verb < 0 ? openingNoun(talk, back, isSameSentence) : objectOf(talk, clause)
    if (named === "unnamed") return null
    if (named) return named
  }
  return null
}

/** "The stock list, I rewrote it": the noun that opens the sentence. */
function openingNoun(talk: Talk, at: number, isSameSentence: boolean): Word[] | null {
  const clause = talk.clauses[at]
  const opens = clause?.sentence !== talk.clauses[at - 1]?.sentence
  return clause && isSameSentence && opens ? nounPhrase(talk, clause.first, clause.last) : null
}

/** The referent of "them": the last object if it is plural, else the last counted things. */
export function severalBefore(talk: Talk, at: number): Word[] | null {
  const last = objectBefore(talk, at, true) ?? objectBefore(talk, at, false)
  return last && isSeveral(last) ? last : countedThings(talk, at)
}

/** "24 vans out. I had them all turned round": the last counted things, which "them" refers to. */
export function countedThings({ words, classes, amounts, clauses }: Talk, at: number): Word[] | null {
  const first = clauses[at]?.first ?? 0
  const from = clauses[Math.max(0, at - near)]?.first ?? 0
  const counted = amounts.findLast(
    ({ unit, value, last, isDate }) =>
      !isDate &&
      unit === "count" &&
      value > 1 &&
      last <= first &&
      last > from &&
      classes[nounAt(classes, last)] === "noun",
  )
  const end = counted ? nounAt(classes, counted.last) : -1
  return counted && /s$|people|children/.test(words[end]?.lower ?? "") ? words.slice(counted.first, end + 1) : null
}

/** "180 old studies": the noun after its modifiers. */
function nounAt(classes: Talk["classes"], from: number): number {
  let at = from
  while (at < from + 2 && /^(?:adjective|past|participle)$/.test(classes[at] ?? "")) at++
  return at
}

/** "the audit was a nightmare, we failed it": the failed thing, which a later "passed" omits. */
export function failedBefore(talk: Talk, at: number): Word[] | null {
  const back = talk.clauses.findLastIndex(
    ({ verb }, nth) => nth < at && nth >= at - 6 && talk.words[verb]?.lower === "failed",
  )
  const clause = talk.clauses[back]
  if (!clause) return null
  const own = nounPhrase(talk, clause.verb + 1, clause.last)
  return definite(own ? shortened(own) : objectBefore(talk, back, true))
}
