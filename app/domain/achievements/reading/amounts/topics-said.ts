import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/reading-copy"
import { moves } from "../people/of-other"
import { nounPhrase } from "../phrases/noun-phrase"
import { headingBefore } from "../phrases/topics"
import { isBare } from "./measures"
import type { PlacedAmount } from "./work-time"

/** "my score went down a bit, 61 to 58": the subject right before the numbers. */
export function movedBefore(talk: Talk, from: PlacedAmount, to: PlacedAmount): Word[] | null {
  const at = Math.min(from.clause, to.clause)
  const [before, own] = [talk.clauses[at - 1], talk.clauses[at]]
  if (!before?.subject || !own || own.verb >= 0 || own.mark !== "," || before.sentence !== own.sentence) return null
  if (!moves(talk, before) || talk.classes[before.verb] === "be") return null
  const hasAmount = talk.amounts.some(({ first, last }) => first >= before.first && last <= before.last)
  return hasAmount ? null : nounPhrase(talk, ...before.subject)
}

/** "I wrote a template email, about 40 a week, now 12": a single new thing cannot be what 40 counts. */
const isNewThing = ([head]: Word[]) => /^(?:an?|one)$/.test(head?.lower ?? "")

/** Nouns without content. */
const empty = /^(?:stuff|things?|ones|lot|bits?|everything|something|mine|ours|rest|both|all)$/

function withoutEnd(topic: Word[]): Word[] {
  const end = topic.findLastIndex(({ lower }) => /^(?:in|on|of|for|from|per)$/.test(lower))
  return end > 0 ? topic.slice(0, end) : topic
}

/**
 * The topic if it names the measured thing. "hospital acquired ones" refers to the heading; null if nothing is named.
 */
export function said(talk: Talk, named: Word[] | null, from: PlacedAmount, to: PlacedAmount): Word[] | null {
  if (!named) return null
  // "calls in the first two weeks": the phrase was cut before its noun.
  const topic = /^(?:first|last|next)$/.test(named.at(-1)?.lower ?? "") ? withoutEnd(named) : named
  if (isNewThing(topic) && isBare(talk, from.amount) && isBare(talk, to.amount)) return null
  const last = topic.at(-1)?.lower ?? ""
  // "how many days until the child eats": a verb, not a topic.
  const at = talk.words.findIndex(({ from }) => from === topic[0]?.from)
  const isVerb = topic.length === 1 && talk.classes[at] === "third" && talk.classes[at - 1] === "noun"
  if (isVerb) return null
  if (topic.length === 1 && /^(?:days|weeks|hours|minutes|months|years)$/.test(last)) return null
  if (!empty.test(last)) return topic
  const heading = last === "ones" ? headingBefore(talk, Math.min(from.clause, to.clause)) : null
  return heading ? [...topic.slice(0, -1), ...heading.filter(({ lower }) => lower !== "the")] : null
}
