import { textOf } from "../../../language/talk/spelling/reading-copy"
import type { Change } from "../amounts/changes"
import type { Deed } from "../deeds/deeds"
import { honors } from "../deeds/verbs/honors"
import { before, chain, changeText, deedFor, listed, outcomeFor } from "../facts/attach"
import type { Choose, Draft } from "../facts/draft"
import type { Facts } from "../facts/facts"
import { isBeside, isTied } from "../facts/link"
import type { Outcome } from "../outcomes/outcomes"
import { countWords } from "../phrases/closed"
import { besides, finished, inside, joined } from "../phrases/wording"
import { maxWords } from "./form-of-line"
import { broughtTo, isLevelOnly, ofSame, reached, stood } from "./levels-told"
import { noneSince } from "./none-since"
import { ownLevel } from "./own-level"
import { retellings } from "./retellings"
import { seen, seenMoving } from "./seen"
import { strengthOf } from "./strength"

/**
 * The lines for the facts of a reflection: each action with its change or outcome. Actions without a change are tried
 * strongest first, until there are `most` lines.
 */
export function draftsOf(facts: Facts, choose: Choose, most = Number.POSITIVE_INFINITY): Draft[] {
  const taken = new Set<Deed>()
  const changed = facts.changes.flatMap((change): Draft[] => {
    const near = deedFor(facts, change)
    // An action with a result of its own is not put beside another one.
    const isFree = near !== null && !taken.has(near) && isBeside(facts.talk, near, change)
    const deed = near && (isFree || isTied(facts.talk, near, change)) ? near : null
    const draft = choose(deed ? [...withChange(facts, deed, change), ...seen(facts, change)] : seen(facts, change))
    if (draft) taken.add(draft.deed)
    return draft ? [draft] : []
  })
  // A result used by a change is not repeated as the outcome of another action.
  const ends = new Set(
    changed.flatMap(({ change, deed }) => (change && deed.verb !== "saw" ? [change.clause, change.firstClause] : [])),
  )
  const left = { ...facts, outcomes: facts.outcomes.filter(({ clause }) => !ends.has(clause)) }
  const shown = new Set(changed.flatMap(({ clauses }) => clauses))
  const untaken = facts.deeds
    .filter((deed) => !taken.has(deed) || isUsedToo(facts, deed, shown))
    .map((deed) => withoutChange(left, deed))
  const plain = firstChosen(untaken, choose, most - changed.length)
  const told = new Set([...changed, ...plain].flatMap(({ clauses }) => clauses))
  const moved = facts.outcomes.flatMap((outcome) =>
    told.has(outcome.clause) ? [] : (choose(seenMoving(facts, outcome)) ?? []),
  )
  const none = [...noneSince(facts), ...ownLevel(facts)].flatMap((draft) =>
    draft.clauses.some((at) => told.has(at)) ? [] : (choose([draft]) ?? []),
  )
  return [...changed, ...plain, ...moved, ...none]
}

/** "…, callbacks went from 11 to 4, 6 guys use it": a use with a figure that found no room beside the change. */
const isUsedToo = ({ talk, outcomes }: Facts, deed: Deed, shown: Set<number>) =>
  outcomes.some(
    ({ clause, text, figures }) =>
      figures > 0 &&
      /^which .+ (?:use|uses|follow|follows|read|reads)$/.test(text) &&
      clause > deed.lastClause &&
      (talk.clauses[clause]?.sentence ?? 0) - (talk.clauses[deed.clause]?.sentence ?? 0) <= 1 &&
      !shown.has(clause),
  )

/** Up to `wanted` drafts, one from each group of forms, strongest group first. */
function firstChosen(groups: Draft[][], choose: Choose, wanted: number): Draft[] {
  const strongest = (forms: Draft[]) => Math.max(0, ...forms.map(strengthOf))
  const chosen: Draft[] = []
  for (const forms of groups.sort((a, b) => strongest(b) - strongest(a))) {
    if (chosen.length >= wanted) break
    const draft = choose(forms)
    if (draft) chosen.push(draft)
  }
  return chosen
}

function withChange(facts: Facts, deed: Deed, change: Change): Draft[] {
  const said = changeText(facts, change)
  const within = deed.clause <= change.firstClause && change.clause <= deed.lastClause
  const chained = within ? [deed] : chain(facts, deed, maxWords - countWords(said), change)
  return [...new Set([chained, [deed]])].flatMap((deeds) => {
    const isOne = isTied(facts.talk, deed, change)
    const ended = within
      ? deed.text
      : (reached(facts, deeds, change) ?? broughtTo(deeds, change) ?? ofSame(deeds, change))
    if (!ended && !within && isLevelOnly(facts, deed, change)) return []
    const plain = ended || change.said ? null : stood(facts, change)
    const text = ended ?? (isOne ? told(listed(deeds), change, said) : besides(listed(deeds), said))
    const room = maxWords - countWords(text)
    if (room < 0) return []
    const alone = {
      text: finished(text),
      deed,
      change,
      outcome: null,
      figures: 2 + figuresOf(deeds),
      clauses: clausesOf(deeds, change),
    }
    const next = outcomeFor(facts, deeds, room, change)
    // After a change alone, a verb without a subject would refer to the change.
    const isSaid = next && !/\d/.test(next.text) && inside(next.text).startsWith(inside(textOf(change.topic)))
    const outcome = next && !isSaid && (ended || !lacksSubject.test(next.text)) ? next : null
    const inOwnWords = plain ? [{ ...alone, text: finished((isOne ? joined : besides)(listed(deeds), plain)) }] : []
    return [...(outcome ? [withOutcome(alone, text, outcome)] : []), alone, ...inOwnWords]
  })
}

/** An action and its change, with their common noun mentioned once: "did the audit, which went from 61% to 94%". */
function told(deed: string, { topic }: Change, said: string): string {
  const name = textOf(topic).toLowerCase()
  const isNamed =
    deed
      .toLowerCase()
      .replace(/ again$/, "")
      .endsWith(` ${name}`) && topic.length > 1
  return isNamed && said.toLowerCase().startsWith(`${name} `)
    ? `${deed.replace(/ again$/, "")}, which ${said.slice(name.length + 1)}`
    : joined(deed, said)
}

const lacksSubject = /^(?:took|cost|which|came|saved|brought|was|is|are|were|has)\b/

const figuresOf = (deeds: Deed[]) => deeds.reduce((sum, { figures }) => sum + figures, 0)

function clausesOf(deeds: Deed[], change: Change | null): number[] {
  const told = deeds.flatMap(({ clause, lastClause }) =>
    Array.from({ length: lastClause - clause + 1 }, (_, at) => clause + at),
  )
  return change ? [...told, change.firstClause, change.clause] : told
}

function withOutcome(alone: Draft, text: string, outcome: Outcome): Draft {
  return {
    ...alone,
    text: finished(joined(text, outcome.text)),
    outcome,
    figures: alone.figures + outcome.figures,
    clauses: [...alone.clauses, outcome.clause],
  }
}

function withoutChange(facts: Facts, deed: Deed): Draft[] {
  const told = retellings(facts, deed)
  const ahead = honors.test(deed.verb) ? null : outcomeAhead(facts, deed)
  const [whole] = told
  const more = ahead?.outcome
  const fits = whole && more && !whole.outcome && countWords(whole.text) + more.count <= maxWords
  const fuller = fits ? [withOutcome(whole, whole.text.replace(/\.$/, ""), more)] : []
  const forms = ahead ? [...fuller, ...told, ahead] : told
  return forms.filter(
    ({ figures, outcome, text, clauses }) =>
      (figures > 0 && deed.count > 2) ||
      outcome?.figures ||
      (outcome && countWords(text) > 5) ||
      (!deed.vague && (deed.count >= 4 || (clauses.length > 2 && countWords(text) >= 6))),
  )
}

/** "410 pages in 18 days, I coordinated three": an action with the amounts right before it. */
function outcomeAhead(facts: Facts, deed: Deed): Draft | null {
  const outcome = before(facts, deed.clause, maxWords - deed.count, null)
  const { figures, text } = deed
  // "14 were cracked, sent them back": the action has stated it.
  if (!outcome || outcome.text.split(" ").every((word) => text.includes(word))) return null
  const alone = { text: finished(text), deed, change: null, outcome: null, figures, clauses: clausesOf([deed], null) }
  return withOutcome(alone, text, outcome)
}
