import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"
import type { IsCarried } from "../carried-by"
import { fact } from "../compose"
import { shareEvidence } from "../material/repeats"
import { lowered } from "./wording"

/** The maximum number of words of a sentence that may be joined with the next. */
const longest = 10
const deed = /^(I|We) (?!was\b|were\b|had\b|am\b|have\b|work|hold\b|speak\b|did not\b|used to\b)\p{Ll}/u

/** Joins adjacent short actions into one sentence if the verifier accepts it. */
export function joinedPairs(sentences: DraftSentence[], isCarried: IsCarried): DraftSentence[] {
  const told: DraftSentence[] = []
  let wasJoined = false
  for (const next of sentences) {
    const before = told.at(-1)
    const both: DraftSentence | null = before && !wasJoined ? joined(before, next) : null
    wasJoined = both !== null && isCarried(both)
    if (both && wasJoined) told[told.length - 1] = both
    else told.push(next)
  }
  return told
}

function joined(before: DraftSentence, next: DraftSentence): DraftSentence | null {
  const [who, other] = [before, next].map(({ text }) => deed.exec(text)?.[1])
  const isShort = [before, next].every(
    ({ kind, text }) => kind === "fact" && countWords(text) <= longest && !/,|\(|;| and | which | but |\. /.test(text),
  )
  // Actions of two reflections are unrelated.
  if (!who || !other || !isShort || !shareEvidence(before, next)) return null
  const first = before.text.slice(0, -1)
  const text = who === other ? `${first} and ${next.text.slice(who.length + 1)}` : `${first}, and ${lowered(next.text)}`
  return fact(text, [...before.evidenceIds, ...next.evidenceIds])
}
