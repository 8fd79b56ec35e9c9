import type { Told } from "../../../language/talk/moods/moods"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import type { Change } from "../amounts/changes"
import type { Deed } from "../deeds/deeds"
import { auditAhead } from "../outcomes/audits-ahead"
import { comparesOnly } from "../outcomes/goals-beaten"
import type { Outcome } from "../outcomes/outcomes"
import { latestAhead, renewedAhead } from "../outcomes/results-ahead"
import { toldAgain } from "../phrases/named-again"
import { spokenOf } from "../phrases/topics"
import { phraseOf } from "../phrases/voice"
import { inside } from "../phrases/wording"
import type { Facts } from "./facts"

const sentenceAt = ({ talk }: Facts, at: number) => talk.clauses[at]?.sentence ?? 0

/**
 * The action that caused a change: the one in its clause, else the closest within a few clauses before, else the first
 * after.
 */
export function deedFor(facts: Facts, { firstClause: first, clause: last, to }: Change): Deed | null {
  const { deeds, talk } = facts
  const holds = ({ clause, lastClause }: Deed) =>
    /^(?:when|where)$/.test(talk.clauses[last]?.lead ?? "") &&
    (talk.clauses[clause]?.first ?? 0) <= to.first &&
    to.last <= (talk.clauses[lastClause]?.last ?? 0)
  const within = deeds.find((deed) => deed.clause <= last && deed.lastClause >= last) ?? deeds.find(holds)
  const free = deeds.filter((deed) => deed.lastClause < first || deed.clause > first)
  const before = free.findLast(
    (deed) => deed.lastClause < last && sentenceAt(facts, last) - sentenceAt(facts, deed.clause) <= 4,
  )
  const between = free.findLast((deed) => deed.clause > first && deed.clause < last)
  const behind = free.find(
    (deed) => deed.clause > last && sentenceAt(facts, deed.clause) - sentenceAt(facts, last) <= 3,
  )
  const cause = free.find(
    ({ clause }) =>
      clause > last &&
      sentenceAt(facts, clause) === sentenceAt(facts, last) &&
      /^(?:because|since|after|when)$/.test(talk.clauses[clause]?.lead ?? ""),
  )
  // "cut the complaints to 12, last year it was 30": the action states the present level.
  const own = deeds.find((deed) => deed.lastClause === first && first < last)
  return within ?? between ?? cause ?? before ?? behind ?? own ?? null
}

/** A change with the person's verb if one clause has all of it, else "X went from A to B". */
export function changeText(
  { talk }: Facts,
  { topic, clause, firstClause, fromText, toText, to, from, said }: Change,
): string {
  if (said) return said
  const told = talk.clauses[clause]
  const subject = told?.subject
  const isNoted = talk.classes[(told?.verb ?? 0) + 1] === "number"
  if (told && subject && !isNoted && clause === firstClause && moves.test(talk.words[told.verb]?.lower ?? "")) {
    const end = Math.max(to.last, from.last)
    const last = told.last - end <= 7 ? told.last : end + 4
    const own = phraseOf(talk, [told.verb, last], null)
    const isIt = talk.words[subject[0]]?.lower === "it"
    const named = isIt ? (spokenOf(talk, clause) ?? topic) : topic
    const isRepeated = topic.length > 1 && own?.text.includes(textOf(topic))
    if (own && !isRepeated) return `${textOf(named)} ${own.text}`
  }
  // "71% passing the check": the share with that property.
  const isShare = from.unit === "%" && /ing$/.test(topic[0]?.lower ?? "") && topic.length > 1
  const rate = / per \p{L}+$/u.exec(textOf(topic))?.[0] ?? "\n"
  const start = fromText.endsWith(rate) ? fromText.slice(0, -rate.length) : fromText
  return `${isShare ? "the share " : ""}${textOf(topic)} went from ${start} to ${toText}`
}

const moves = /^(?:went|fell|rose|dropped|grew|increased|decreased|came|climbed|jumped|improved|shrank)$/

/** The next result of earlier actions, or of the result already used. No clause is used twice. */
export function outcomeFor(
  facts: Facts,
  deeds: Deed[],
  room: number,
  change: Change | null,
  after?: Outcome,
): Outcome | null {
  const start = Math.max(...deeds.map(({ lastClause }) => lastClause), after?.clause ?? -1)
  const own = sentenceAt(facts, deeds.at(-1)?.clause ?? 0)
  const behind = facts.outcomes.find(
    ({ clause, count, belongs, text }) =>
      clause > start &&
      !(comparesOnly.test(text) && clause > start + 1) &&
      (belongs || sentenceAt(facts, clause) === own) &&
      sentenceAt(facts, clause) - own <= 2 &&
      clause !== change?.clause &&
      clause !== change?.firstClause &&
      (!change || !text.startsWith("previously ")) &&
      !facts.deeds.some((deed) => deed.clause <= clause && clause <= deed.lastClause) &&
      !isAddition(facts, clause, own) &&
      !isOfNextDeed(facts, clause, own) &&
      count <= room,
  )
  return behind ?? (after ? null : before(facts, Math.min(...deeds.map(({ clause }) => clause)), room, change))
}

/** "I cut the museum spot, zero came back from the check": the result of the action in its own sentence. */
const isOfNextDeed = (facts: Facts, at: number, own: number) =>
  sentenceAt(facts, at) !== own &&
  facts.deeds.some((deed) => deed.lastClause < at && sentenceAt(facts, deed.clause) === sentenceAt(facts, at))

/** "Copper theft we had also, 2 drums": an amount of another thing in its sentence. */
function isAddition({ talk }: Facts, at: number, own: number): boolean {
  const [clause, ahead] = [talk.clauses[at], talk.clauses[at - 1]]
  return clause !== undefined && clause.verb < 0 && clause.sentence !== own && ahead?.sentence === clause.sentence
}

/** "410 pages in 18 days, I coordinated three": amounts in verbless phrases right before an action. */
export function before(facts: Facts, deed: number, room: number, change: Change | null): Outcome | null {
  const { talk, outcomes } = facts
  // "costs 4p more but we sell more": a concession before the result is not the result.
  if (talk.clauses[deed]?.lead === "but") return null
  const renewal = change ? null : (renewedAhead(talk, deed) ?? latestAhead(talk, deed) ?? auditAhead(talk, deed))
  if (renewal && renewal.count <= room) return renewal
  const caused = /^(?:after|since|because|once|when)$/.test(talk.clauses[deed]?.lead ?? "") && !change
  const effect = caused ? outcomes.find((one) => one.clause === deed - 1 && one.figures > 0) : undefined
  const isThing = effect && talk.clauses[deed - 1]?.actor === "thing"
  // "complaints fell by a third after I moved the deliveries"
  if (effect && isThing && sentenceAt(facts, deed) === sentenceAt(facts, deed - 1) && effect.count <= room)
    return effect
  const found: Outcome[] = []
  for (let at = deed - 1; at >= Math.max(0, deed - 4); at--) {
    const clause = talk.clauses[at]
    if (clause && clause.sentence !== sentenceAt(facts, deed) && isMishap(facts, clause)) continue
    const isClose = clause && sentenceAt(facts, deed) - clause.sentence <= 1
    const isApart = clause && clause.sentence !== sentenceAt(facts, deed)
    if (!isClose || clause.mood !== "done" || (isApart && !isAllNames(facts, clause.sentence))) break
    const isState = change !== null && clause.verb >= 0 && talk.classes[clause.verb] === "be"
    const outcome = outcomes.find(
      (one) =>
        one.clause === at && one.figures > 0 && clause.lead !== "which" && !isState && !comparesOnly.test(one.text),
    )
    const isFree = outcome && at !== change?.clause && at !== change?.firstClause
    if (isFree && found.reduce((sum, { count }) => sum + count, outcome.count) <= room) found.unshift(outcome)
    if (clause.verb >= 0 && (found.length !== 1 || clause.sentence !== sentenceAt(facts, deed))) {
      if (found[0]?.clause === at) found.shift()
      break
    }
    if (clause.verb >= 0) break
  }
  const [first] = found
  if (!first) return null
  return {
    ...first,
    text: found.map(({ text }, at) => (at === 0 ? text : inside(text))).join(", "),
    count: found.reduce((sum, { count }) => sum + count, 0),
    figures: found.reduce((sum, { figures }) => sum + figures, 0),
  }
}

const isAllNames = (facts: Facts, sentence: number) =>
  facts.talk.clauses.every((clause) => clause.sentence !== sentence || clause.verb < 0 || isMishap(facts, clause))

/** "card machine died at 11": an incident, next to a description of the day. */
const isMishap = ({ talk }: Facts, { actor, verb, mood }: Told) =>
  verb >= 0 &&
  actor === "thing" &&
  (mood === "failed" || /^(?:broke|crashed|stopped|died)$/.test(talk.words[verb]?.lower ?? ""))

/** An action with those of the same sentence, within the word limit. */
export function chain(facts: Facts, deed: Deed, room: number, change: Change | null): Deed[] {
  const same = facts.deeds.filter(
    (other) => sentenceAt(facts, other.clause) === sentenceAt(facts, deed.clause) && other.ongoing === deed.ongoing,
  )
  const parts = [deed]
  let count = deed.count
  const at = same.indexOf(deed)
  const add = (other: Deed | undefined, front: boolean) => {
    if (!other || count + other.count + 1 > room || parts.includes(other)) return false
    if (change && (other.clause === change.firstClause || other.clause === change.clause)) return false
    if (front) parts.unshift(other)
    else parts.push(other)
    count += other.count + 1
    return true
  }
  if (change) for (let back = at - 1; back >= 0 && add(same[back], true); back--);
  for (let next = at + 1; next < same.length && add(same[next], false); next++);
  return parts
}

export function listed(deeds: Deed[]): string {
  const said = deeds.map(({ text }) => text)
  const texts = said.map((text, at) => toldAgain(said.slice(0, at).join(" "), text))
  const [last, ...rest] = texts.reverse()
  return rest.length === 0 ? (last ?? "") : `${rest.reverse().join(", ")}${rest.length > 1 ? "," : ""} and ${last}`
}
