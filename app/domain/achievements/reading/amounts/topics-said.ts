import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/spelling/reading-copy"
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

/** "Near misses reported by the night crew went from 2 to 9": the noun before its participle. */
export function reportedBy(talk: Talk, from: PlacedAmount, to: PlacedAmount): Word[] | null {
  const clause = talk.clauses[from.clause]
  if (!clause || from.clause !== to.clause || talk.words[clause.verb + 1]?.lower !== "by") return null
  const first = Math.min(from.amount.first, to.amount.first)
  const isMoved = talk.words
    .slice(clause.verb + 2, first)
    .some(({ lower }) => /^(?:went|fell|rose|dropped|grew|came|climbed)$/.test(lower))
  return isMoved && clause.verb > clause.first ? nounPhrase(talk, clause.first, clause.verb) : null
}

/** "Complaints halved after I added slots. We had 64 in March": the subject that moved, in the sentence before. */
export function movedAhead(talk: Talk, at: number): Word[] | null {
  const own = talk.clauses[at]
  const moved = talk.clauses.findLast(
    (clause, back) =>
      back < at &&
      clause.sentence + 1 === own?.sentence &&
      clause.actor === "thing" &&
      talk.classes[clause.verb] !== "be" &&
      moves(talk, clause),
  )
  return moved?.subject ? nounPhrase(talk, ...moved.subject) : null
}

/** "our hit rate was awful. I checked parts first, went from 61 to 84": the state that the move without a subject is of. */
export function stoodBefore({ clauses, classes, words, ...talk }: Talk, { clause: at }: PlacedAmount): Word[] | null {
  const own = clauses[at]
  const isMove = /^(?:went|rose|fell|dropped|climbed|jumped|came)$/.test(words[own?.verb ?? -1]?.lower ?? "")
  if (!own || !isMove || own.subject !== null || own.verb !== own.first || own.mark !== ",") return null
  const state = clauses.findLast(
    (one, back) => back < at && own.sentence - one.sentence <= 1 && one.actor === "thing" && one.subject !== null,
  )
  if (!state?.subject || classes[state.verb] !== "be") return null
  return nounPhrase({ clauses, classes, words, ...talk }, ...state.subject)
}

/**
 * "The goal was to cut food waste. I weighed the bins, and we are down from 38 kg to 21", "yields dropped, I changed the
 * feed and went from 24 to 29": the level is of the goal or the problem, not of what was worked on in between.
 */
export function aimedAt(talk: Talk, { clause: at }: PlacedAmount): Word[] | null {
  const { words, clauses, classes } = talk
  const own = clauses[at]
  if (!own || own.verb < 0 || !isFirstPerson(own.actor)) return null
  const stands = classes[own.verb] === "be" && /^(?:down|up)$/.test(words[own.verb + 1]?.lower ?? "")
  if (!stands && !(words[own.verb]?.lower === "went" && words[own.verb + 1]?.lower === "from")) return null
  for (const before of clauses.slice(Math.max(0, at - 8), at)) {
    const aim = words.findIndex(
      ({ lower }, place) =>
        place > before.first && place < before.last && aims.test(lower) && words[place - 1]?.lower === "to",
    )
    const isProblem =
      before.actor === "thing" && before.subject !== null && classes[before.verb] !== "be" && moves(talk, before)
    const named =
      aim > 0
        ? nounPhrase(talk, aim + 1, before.last)
        : isProblem
          ? nounPhrase(talk, ...(before.subject ?? [0, 0]))
          : null
    if (named) return named
  }
  return null
}

const aims = /^(?:cut|reduce|lower|shrink|increase|raise|improve|grow|boost)$/

/** "I wrote a template email, about 40 a week, now 12": a single new thing cannot be what 40 counts. */
const isNewThing = ([head]: Word[]) => /^(?:an?|one)$/.test(head?.lower ?? "")

/** What a percentage can measure by itself. With any other noun, it is a share whose noun is elsewhere. */
const rates =
  /(?:rate|score|share|percentage|margin|average|coverage|attendance|occupancy|accuracy|yield|uptime|ratio)$/

/** "Mr. Odom still does": a person. */
const isTitled = ({ words }: Talk, at: number) =>
  /^(?:mr|mrs|ms|miss|dr|sir|coach)$/.test(words[words[at - 1]?.text === "." ? at - 2 : at - 1]?.lower ?? "")

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
  const areShares = from.amount.unit === "%" && to.amount.unit === "%"
  if (isNewThing(topic) && areShares && !rates.test(topic.at(-1)?.lower ?? "")) return null
  const last = topic.at(-1)?.lower ?? ""
  // "how many days until the child eats": a verb, not a topic.
  const at = talk.words.findIndex(({ from }) => from === topic[0]?.from)
  // "9 of 10 guests say": a reported statement is not a level.
  if (/^(?:say|think|feel|agree|want)$/.test(last) && talk.classes[at + topic.length - 1] === "base") return null
  const isVerb = topic.length === 1 && talk.classes[at] === "third" && talk.classes[at - 1] === "noun"
  if (isVerb || isTitled(talk, at)) return null
  // "overtime was out of control": a state, whose subject is the topic.
  if (/^out of$/.test(`${talk.words[at - 2]?.lower} ${talk.words[at - 1]?.lower}`)) {
    const state = talk.clauses.find(({ first, last: end }) => first <= at && at < end)
    return state?.subject ? nounPhrase(talk, ...state.subject) : null
  }
  if (topic.length === 1 && /^(?:averaging|getting|having|doing|being|sitting|seeing)$/.test(last)) return null
  if (topic.length === 1 && /^(?:days|weeks|hours|minutes|months|years)$/.test(last)) return null
  const isRatio = topic.length === 1 && talk.words[at - 1]?.text === "→" && talk.words[at - 2]?.shaped
  if (isRatio) return talk.words.slice(at - 2, at + 1)
  if (!empty.test(last)) return topic
  const heading = last === "ones" ? headingBefore(talk, Math.min(from.clause, to.clause)) : null
  return heading ? [...topic.slice(0, -1), ...heading.filter(({ lower }) => lower !== "the")] : null
}

/** "I automated patching and it went from 4 days to 3 hours": the activity named in the previous clause. */
export function doneBefore({ words, classes, clauses }: Talk, at: number): Word[] | null {
  const [before, own] = [clauses[at - 1], clauses[at]]
  const isIt = own?.subject && words[own.subject[0]]?.lower === "it"
  if (!isIt || !before || before.sentence !== own.sentence || before.actor !== "me") return null
  const doing = words[before.verb + 1]
  const isAlone = /^(?:preposition|mark|conjunction)?$/.test(classes[before.verb + 2] ?? "")
  return doing && classes[before.verb + 1] === "ing" && isAlone ? [doing] : null
}
