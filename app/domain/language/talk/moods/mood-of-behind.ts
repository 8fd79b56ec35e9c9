import { isFirstPerson, type TalkClause } from "../clauses/talk-clause"
import type { Word } from "../spelling/reading-copy"
import { losesMoney } from "./mistakes"

/** A clause with its mood, which later words may change. */
interface Mooded extends TalkClause {
  mood: "done" | "ongoing" | "planned" | "failed" | "denied" | "hearsay" | "opinion" | "chatter"
}

const textOf = (copy: readonly Word[], first: number, last: number) =>
  copy
    .slice(first, last)
    .map(({ lower }) => lower)
    .join(" ")

const asks = /\b(?:applied|asked|proposed|pitched|requested|bid|offered|suggested|submitted|tried|wanted)\b/
const refusal =
  /\b(?:declined|refused|rejected|objected|denied|shelved|postponed|cancelled|canceled|turned down|put off|cut|dropped|said no|not (?:approved|accepted|granted|funded))\b/
const request =
  /^(?:(?:and|but|so|which|that) )*(?:it|that|this|they|(?:the|my|our) (?:request|proposal|application|bid|idea|plan|suggestion|pitch|offer)|he|she|the \w+)\b/

/** "…; this was rejected", "…, but the request was cut": a request that was refused. */
function isRefused(copy: readonly Word[], before: Mooded, clause: Mooded): boolean {
  if (!isFirstPerson(before.actor)) return false
  if (isFirstPerson(clause.actor) || clause.verb < 0) return false
  const said = textOf(copy, clause.first, clause.last)
  return (
    asks.test(textOf(copy, before.verb, before.verb + 4)) &&
    refusal.test(textOf(copy, clause.verb, clause.last)) &&
    (request.test(said) || (clause.subject === null && /^(?:which|that)$/.test(clause.lead)))
  )
}

/** "I bid on the contract and lost it" */
const lostIt = /^(?:and |but )?(?:i |we )?(?:then )?lost (?:it|that|out)$/

/** "my fault", "not great": the preceding statement went badly. */
const regrets =
  /^(?:and |but |all )?(?:(?:(?:that|this|it) (?:is|was) )?(?:all |entirely |totally )?(?:on me|my (?:own )?(?:fault|bad|mistake|error))|not (?:so |very )?(?:great|good|ideal))$/
/** "on week 4 of 12": the preceding statement is unfinished. */
const unfinished =
  /^(?:am |now )?(?:on|in|at) (?:week|module|chapter|part|lesson|unit|stage|day) \d+ (?:of|out of) \d+$/
/** "was funny": the preceding statement is an anecdote. */
const laughs =
  /^(?:it |that |this |which )?(?:is|was) (?:so |very |really |quite |a bit )*(?:funny|fun|hilarious|cute|sweet)$/
/** "by the service", "by our plumber": an agent; "by the summer" is a time. */
const doers =
  /^(?:all )?by (?:the|an?|our|my|his|her|their) (?!(?:end|start|beginning|middle|time|summer|winter|spring|autumn|fall|way|book|hour|day|week|month|year|weekend|deadline|evening|morning)\b)[a-z]+(?: [a-z]+)?$/

/** "lent my chair to half the office haha": a trifle, marked by laughter and without a figure. */
const isLaughedAt = (copy: readonly Word[], { first, last, actor, mood }: Mooded) =>
  actor === "me" &&
  mood === "done" &&
  copy.slice(first, last).some(({ lower }) => /^(?:lmao|(?:ha){2,}h?|hehe|jaja)$/.test(lower)) &&
  copy.slice(first, last).every(({ kind }) => kind !== "number")

/** Revises the mood of the preceding clause: refused, failed, unfinished, an anecdote, or somebody else's action. */
export function tellsOfBefore(copy: readonly Word[], told: readonly Mooded[], at: number): void {
  const [before, clause] = [told[at - 1], told[at]]
  if (clause && isLaughedAt(copy, clause)) clause.mood = "chatter"
  if (!before || !clause || clause.sentence - before.sentence > 1) return
  if (isRefused(copy, before, clause)) before.mood = "failed"
  const said = textOf(copy, clause.first, clause.last)
  if (lostIt.test(said)) {
    const near = told.slice(Math.max(0, at - 2), at)
    clausesBack(told, at, (one) => near.includes(one) && asks.test(textOf(copy, one.verb, one.verb + 4)), "failed")
  }
  const isSame = clause.sentence === before.sentence
  if (regrets.test(said)) clausesBack(told, at, (one) => one.actor !== "other", "failed")
  if (!isSame) return
  if (unfinished.test(said)) before.mood = "planned"
  if (laughs.test(said) && before.actor === "me" && !/\d/.test(textOf(copy, before.first, before.last)))
    before.mood = "chatter"
  const isPassive = before.actor === "thing" && /^(?:is|are|was|were|been|be)$/.test(copy[before.verb]?.lower ?? "")
  if (doers.test(said) && isPassive) before.mood = "denied"
}

/** Sets the mood of the clauses in the sentence before the given one. */
function clausesBack(
  told: readonly Mooded[],
  at: number,
  isMeant: (clause: Mooded) => boolean,
  mood: Mooded["mood"],
): void {
  const sentence = told[at - 1]?.sentence
  for (let back = at - 1; back >= 0 && told[back]?.sentence === sentence; back--) {
    const clause = told[back]
    if (clause && isMeant(clause) && /^(?:done|ongoing)$/.test(clause.mood)) clause.mood = mood
  }
}

/** "gave a price, did not see the rot, | lost £600 on it": an action that ended in a loss is not an achievement. */
export function costsDear(copy: readonly Word[], told: readonly Mooded[], at: number): void {
  const clause = told[at]
  if (!clause || !/^(?:|and|but|so)$/.test(clause.lead) || !losesMoney(textOf(copy, clause.first, clause.last))) return
  clause.mood = "failed"
  for (let back = at - 1; told[back]?.sentence === clause.sentence; back--) {
    const before = told[back]
    if (before && isFirstPerson(before.actor) && /^(?:done|ongoing)$/.test(before.mood)) before.mood = "failed"
  }
}
