import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/spelling/reading-copy"
import { waits } from "../people/of-other"
import { isOfMeans } from "../phrases/counted-before"
import { nounPhrase } from "../phrases/noun-phrase"
import { countedBy } from "../phrases/topics"
import type { Age } from "./ages"
import { exampleOf } from "./change-topic"

/** An amount with its clause and its age. */
export interface Placed {
  amount: Amount
  clause: number
  age: Age
}

/** Whether the amounts and the subjects of their clauses refer to the same thing. */
export function sameThing(talk: Talk, one: Placed, other: Placed): boolean {
  const [a, b] = [countedHead(talk, one), countedHead(talk, other)]
  if (a && b && a !== b) return false
  const apart = talk.clauses[one.clause]?.sentence !== talk.clauses[other.clause]?.sentence
  if (apart && (countsOnes(talk, one.amount) || countsOnes(talk, other.amount))) return false
  if (one.clause === other.clause)
    return !isPartOfOther(talk, one.amount, other.amount) && !isOfMeans(talk, one.amount, other.amount)
  const [c, d] = [subjectOf(talk, one), subjectOf(talk, other)]
  if (isElse(a, d, b) || isElse(b, c, a)) return false
  return c.length === 0 || d.length === 0 || c.some((word) => d.includes(word))
}

/** "used to be 3 different ones": refers to the topic of its sentence. */
const countsOnes = ({ words }: Talk, { last }: Amount) =>
  words.slice(last, last + 2).some(({ lower }) => lower === "ones")

/** "14 reps … the floor was at 34": one number counts a noun, the other measures a different subject. */
function isElse(counted: string | null, subject: string[], own: string | null): boolean {
  return (
    counted !== null &&
    own === null &&
    subject.length > 0 &&
    !subject.some((word) => counted.startsWith(word.slice(0, 4)))
  )
}

/** "12% of the landlords were behind 61% of the complaints": shares of two things. */
function isPartOfOther({ words }: Talk, one: Amount, other: Amount): boolean {
  return words[one.last]?.lower === "of" && words[other.last]?.lower === "of"
}

export function sameSubject(talk: Talk, one: Placed, other: Placed): boolean {
  if (subjectOf(talk, one).length > 0 && speaksOfIt(talk, other)) return true
  const subject = subjectOf(talk, other)
  return subjectOf(talk, one).some((word) => subject.includes(word))
}

/** "and it came to an hour, 65 minutes": the referent of "it". */
function speaksOfIt({ words, clauses }: Talk, { clause }: Placed): boolean {
  const told = clauses[clause]
  const before = clauses[clause - 1]
  const of = told && told.verb < 0 && before?.sentence === told.sentence ? before : told
  return of?.subject != null && /^(?:it|mine|ours)$/.test(words[of.subject[0]]?.lower ?? "")
}

export function subjectOf(talk: Talk, { clause }: Placed): string[] {
  if (waits(talk, clause)) return []
  const own = talk.clauses[clause]
  const ahead = talk.clauses[clause - 1]
  const adds = own && own.verb < 0 && own.mark === "," && ahead?.sentence === own.sentence
  const told = adds ? ahead : own
  const noun = told?.subject && told.actor === "thing" ? nounPhrase(talk, told.subject[0], told.subject[1]) : null
  return noun?.filter((word) => word.content).map((word) => word.concept) ?? []
}

export function countedHead(talk: Talk, { amount, clause }: Placed): string | null {
  if (amount.unit !== "count") return null
  // "50 times a week": a frequency, without a noun.
  if (/^times?$/.test(talk.words[amount.last]?.lower ?? "")) return "time"
  const counted = countedBy(talk, amount.last, talk.clauses[clause]?.last ?? amount.last)
  return headOf(counted ?? exampleOf(talk, amount, clause))
}

/** The head of a noun phrase: "complaints" in "complaints about dust". */
function headOf(noun: Word[] | null): string | null {
  const end = noun?.findIndex(({ lower }, at) => at > 0 && /^(?:of|in|for|on|from|per)$/.test(lower)) ?? -1
  return noun?.at(end > 0 ? end - 1 : -1)?.lower.replace(/s$/, "") ?? null
}

/** "we had to repeat 9 percent … the repeats are under 2": the second subject occurs in the first clause. */
export function namesOf(talk: Talk, one: Placed, other: Placed): boolean {
  const clause = talk.clauses[one.clause]
  const before = talk.words.slice(clause?.first, clause?.last).map(({ lower }) => lower.slice(0, 5))
  return subjectOf(talk, other).some((word) => word.length >= 5 && before.includes(word.slice(0, 5)))
}

/** "they were at 9, the firm is at 4": a noun after a pronoun is a different thing, unless it was named before. */
export function comesLater(talk: Talk, one: Placed, other: Placed): boolean {
  const [a, noun] = [talk.clauses[one.clause], subjectOf(talk, other)]
  if (waits(talk, one.clause)) return false
  if (!a?.subject || one.clause === other.clause || subjectOf(talk, one).length > 0 || noun.length === 0) return false
  // "We had to repeat 9 percent … the repeats are under 2": named by the verb.
  if (namesOf(talk, one, other)) return false
  return !talk.words.slice(0, a.first).some(({ concept }) => noun.includes(concept))
}
