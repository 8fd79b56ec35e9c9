import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { phraseOf } from "../phrases/voice"
import { inside } from "../phrases/wording"
import { withWhatFollows } from "./beside/what-follows"
import type { Deed } from "./deeds"
import { plainDeed } from "./plain-deed"

/** The maximum number of words of the trouble. */
const longest = 14

/** "The pump kept losing pressure. Tracked it down to a bad valve": the trouble and its cause, not the pump's place. */
export function causeFound(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, clauses } = talk
  const verb = words[clause.verb]?.lower ?? ""
  if (/^(?:found|worked|figured)$/.test(verb)) return causeBehind(talk, clause, at)
  if (!/^(?:tracked|traced|narrowed|pinned)$/.test(verb) || clause.mood !== "done" || !isFirstPerson(clause.actor))
    return null
  if (!/^(?:it|this|that|them)$/.test(words[clause.verb + 1]?.lower ?? "")) return null
  const to = /^(?:down|back)$/.test(words[clause.verb + 2]?.lower ?? "") ? clause.verb + 3 : clause.verb + 2
  if (!/^(?:to|on)$/.test(words[to]?.lower ?? "")) return null
  const trouble = troubleOf(talk, clauses[at - 1], clause)
  const phrase = phraseOf(talk, [to + 1, clause.last], null)
  // "a light left wired in": the end of a phrase may be a particle.
  const isWhole = phrase && phrase.count >= clause.last - to - (isParticle(talk, clause.last - 1) ? 2 : 1)
  if (!trouble || !isWhole) return null
  const particle = isParticle(talk, clause.last - 1) ? ` ${words[clause.last - 1]?.lower}` : ""
  const text = `traced why ${trouble} to ${phrase.text}${phrase.text.endsWith(particle) ? "" : particle}`
  const followed = withWhatFollows(talk, at, verb, { text, lastClause: at })
  const figures = figuresIn(talk, clause.verb, clause.last).length
  return plainDeed(at, followed.text, { lastClause: followed.lastClause, shared: clause.actor === "we", verb, figures })
}

/** "found out why the van kept dying | it was a bad earth": the trouble and its cause, both after the verb. */
function causeBehind(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, clauses } = talk
  const [why, cause] = clauses.slice(at + 1, at + 3)
  const isOpen = words[clause.verb + 1]?.lower === "out" && clause.last === clause.verb + 2
  if (!isOpen || clause.mood !== "done" || !isFirstPerson(clause.actor)) return null
  if (why?.lead !== "why" || !cause?.subject || cause.sentence - clause.sentence > 1 || cause.mood !== "done")
    return null
  const isIt = /^(?:it|that)$/.test(words[cause.subject[0]]?.lower ?? "") && words[cause.verb]?.lower === "was"
  if (!isIt || !/^(?:determiner|noun|adjective)$/.test(talk.classes[cause.verb + 1] ?? "")) return null
  const trouble = troubleOf(talk, { ...why, lead: "" }, clause)
  const phrase = phraseOf(talk, [cause.verb + 1, cause.last], null)
  if (!trouble || !phrase || phrase.count < cause.last - cause.verb - 1) return null
  const text = `found out why ${trouble}: ${phrase.text}`
  const figures = figuresIn(talk, clause.verb, cause.last).length
  return plainDeed(at, text, { lastClause: at + 2, shared: clause.actor === "we", verb: "found", figures })
}

const isParticle = ({ words }: Talk, at: number) => /^(?:in|on|off|out|up|down)$/.test(words[at]?.lower ?? "")

/** Whether an action also covers the clause before it. */
export const tellsTrouble = ({ text }: Deed) => text.startsWith("traced why ")

/** A thing with its recurring trouble, right before. */
function troubleOf(talk: Talk, before: Told | undefined, { sentence }: Told): string | null {
  if (!before?.subject || before.actor !== "thing" || sentence - before.sentence > 1) return null
  if (!/^(?:done|failed|chatter|ongoing)$/.test(before.mood) || !/^(?:and|but|)$/.test(before.lead)) return null
  const said = phraseOf(talk, [before.subject[0], before.last], null)
  const isWhole = said && said.count >= before.last - before.subject[0] - 1 && said.count <= longest
  if (!isWhole || /^(?:it|this|that|there|they)\b/i.test(said.text)) return null
  const text = inside(said.text)
  return /^(?:the|an?|my|our|all|some|\d)/.test(text) || /s$/.test(text.split(" ")[0] ?? "") ? text : `the ${text}`
}
