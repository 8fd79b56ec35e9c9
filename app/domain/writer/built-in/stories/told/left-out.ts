import { isFirstPerson } from "../../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"

/**
 * "Jem did the paid ads", "Kev lobbed his": a single bare word as the actor is more often a person's name than a thing.
 */
export function isLoneName({ words }: Talk, { subject, first, last }: Told): boolean {
  const [from, to] = subject ?? [0, 0]
  const name = words[from]
  const isBare =
    to - from === 1 &&
    name?.kind === "word" &&
    !/s$|^(?:we|i|it|this|that|they|everyone|everybody|nobody)$/.test(name.lower)
  return isBare && !words.slice(first, last).some(({ kind }) => kind === "number")
}

/** "Board paper in July, noted without discussion": the passive part refers to the thing before it. */
export function hangsOnThing({ clauses, classes }: Talk, at: number): boolean {
  const [before, clause] = [clauses[at - 1], clauses[at]]
  if (clause?.mark !== "," || clause.lead !== "" || !before || before.sentence !== clause.sentence) return false
  if (before.verb >= 0 && /^(?:number|determiner)$/.test(classes[clause.verb + 1] ?? "")) return false
  return before.verb < 0 || !isFirstPerson(before.actor)
}

/**
 * "Could I have two people", "I would like to paint and put a room": a request or wish, from the words before the verb.
 */
export function isWished({ clauses, words }: Talk, at: number): boolean {
  const [before, clause] = [clauses[at - 1], clauses[at]]
  if (!clause) return false
  const opening = words.slice(clause.first, clause.verb + 1).map(({ lower }) => lower)
  if (opening.some((lower) => /^(?:could|would|should|may|might|better|can)$/.test(lower))) return true
  const isJoined = clause.lead === "and" && clause.subject === null && before?.sentence === clause.sentence
  return isJoined && (before.mood === "planned" || before.mood === "hearsay")
}

/**
 * "I started the module but have not finished it", "I asked, but they said no": retracted by what follows. "but the
 * course is expensive" belongs to the plan before it.
 */
export function isTakenBack({ clauses }: Talk, at: number): boolean {
  const [before, clause, next] = [clauses[at - 1], clauses[at], clauses[at + 1]]
  if (clause?.lead === "but" && before?.sentence === clause.sentence && before.mood === "planned") return true
  if (!clause || next?.sentence !== clause.sentence || next.lead !== "but") return false
  return next.mood === "failed" || next.mood === "denied" || next.mood === "planned"
}

/** "The queue | I set up in April | is paying off": a relative clause, not a separate action. */
export function isRelative({ clauses, words }: Talk, at: number): boolean {
  const [before, clause, next] = [clauses[at - 1], clauses[at], clauses[at + 1]]
  if (!before || !clause?.subject || clause.mark !== "" || clause.lead !== "" || before.verb >= 0) return false
  const isThing = words.slice(before.first, before.first + 3).some(({ lower }) => /^(?:the|my|our|a|an)$/.test(lower))
  return before.sentence === clause.sentence && isThing && next?.mark === "" && next.lead === ""
}

/** "because who complains about that": a rhetorical question. */
export const isAsking = ({ words }: Talk, { first, lead }: Told): boolean =>
  lead === "because" && /^(?:who|what|why|how)$/.test(words[first + 1]?.lower ?? "")

/** "Still think our page is too long": a thought without its "I". */
export const isOwnThought = (text: string): boolean =>
  /^(?:(?:still|also|just|honestly|personally) )*(?:think|guess|reckon|suppose|believe|hope|wish|bet|doubt) (?!about\b)/i.test(
    text,
  )
