import { capitalized } from "../../language/talk/capitals"
import { textOf } from "../../language/talk/reading-copy"
import type { Change } from "./changes"
import type { Deed } from "./deeds"
import type { Facts } from "./facts"
import { mostWords } from "./form-of-line"
import type { Outcome } from "./outcomes"
import { countWords } from "./voice"

/** A line as composed, with the facts it was made of. */
export interface Draft {
  text: string
  deed: Deed
  change: Change | null
  outcome: Outcome | null
  figures: number
}

/** The lines that the facts of a reflection give: each deed with the change or outcome that belongs to it. */
export function draftsOf(facts: Facts): Draft[] {
  const taken = new Set<Deed>()
  const changed = facts.changes.flatMap((change): Draft[] => {
    const draft = withChange(facts, change)
    if (draft) taken.add(draft.deed)
    return draft ? [draft] : []
  })
  const plain = facts.deeds.filter((deed) => !taken.has(deed)).flatMap((deed) => withoutChange(facts, deed) ?? [])
  return [...changed, ...plain].filter(
    ({ deed, outcome, change }) => deed.figures > 0 || outcome || change || deed.count >= 4,
  )
}

function withChange(facts: Facts, change: Change): Draft | null {
  const deed = deedFor(facts, change.firstClause, change.clause)
  if (!deed) return seen(facts, change)
  const said = `${textOf(change.topic)} went from ${change.fromText} to ${change.toText}`
  const within = deed.clause <= change.firstClause && change.clause <= deed.lastClause
  const text = within ? deed.text : joined(chain(facts, deed, mostWords - countWords(said), change), said)
  if (countWords(text) > mostWords) return null
  const [whole, outcome] = withOutcome(facts, deed, text, change)
  const figures = 2 + deed.figures + (outcome?.figures ?? 0)
  return { text: finished(whole), deed, change, outcome, figures }
}

/** A change of which no deed is told: what I or we saw, and no more. */
function seen(facts: Facts, change: Change): Draft | null {
  const clause = facts.talk.clauses.findIndex(({ actor }) => actor === "me" || actor === "we")
  if (clause < 0) return null
  const text = `saw ${textOf(change.topic)} go from ${change.fromText} to ${change.toText}`
  const at = change.clause
  const deed: Deed = {
    clause: at,
    lastClause: at,
    text,
    count: countWords(text),
    shared: false,
    ongoing: false,
    figures: 2,
    verb: "saw",
  }
  return { text: finished(text), deed, change, outcome: null, figures: 2 }
}

function withoutChange(facts: Facts, deed: Deed): Draft | null {
  const follows = facts.outcomes.filter(
    ({ clause, figures }) => clause > deed.lastClause && clause <= deed.lastClause + 6 && figures > 0,
  )
  const room = follows.slice(0, 2).reduce((left, { count }) => left - count, mostWords)
  const alone = chain(facts, deed, Math.max(deed.count, room), null)
  if (countWords(alone) > mostWords) return null
  const [once, outcome] = withOutcome(facts, deed, alone, null)
  const [text, second] = outcome ? withOutcome(facts, deed, once, null, outcome) : [once, null]
  const figures = deed.figures + (outcome?.figures ?? 0) + (second?.figures ?? 0)
  return { text: finished(text), deed, change: null, outcome, figures }
}

/** The line with what came of the deed behind it, where there is room; no clause is told twice. */
function withOutcome(
  facts: Facts,
  deed: Deed,
  text: string,
  change: Change | null,
  after?: Outcome,
): [string, Outcome | null] {
  const start = Math.max(deed.lastClause, after?.clause ?? -1)
  const sentence = (at: number) => facts.talk.clauses[at]?.sentence ?? 0
  const outcome = facts.outcomes.find(
    ({ clause, count, belongs }) =>
      clause > start &&
      (belongs || sentence(clause) === sentence(deed.clause)) &&
      sentence(clause) - sentence(deed.clause) <= 2 &&
      clause !== change?.clause &&
      clause !== change?.firstClause &&
      countWords(text) + count <= mostWords,
  )
  const told = outcome ?? (after ? undefined : before(facts, deed, mostWords - countWords(text)))
  return told ? [joined(text, told.text), told] : [text, null]
}

/** "62 referrals in 12 months. Tracked every one": an amount named right before its deed. */
function before({ talk, outcomes }: Facts, deed: Deed, room: number): Outcome | undefined {
  return outcomes.findLast(
    ({ clause, count, figures }) =>
      clause < deed.clause &&
      clause >= deed.clause - 3 &&
      figures > 0 &&
      count <= room &&
      (talk.clauses[clause]?.verb ?? 0) < 0,
  )
}

function joined(deed: string, more: string): string {
  return `${deed}; ${more}`
}

/** The deed that a change came of: the last before it within a few clauses, else the first behind it. */
function deedFor({ deeds, talk }: Facts, first: number, last: number): Deed | null {
  const within = deeds.find((deed) => deed.clause <= last && deed.lastClause >= first)
  const sentence = (at: number) => talk.clauses[at]?.sentence ?? 0
  const before = deeds.findLast((deed) => deed.lastClause < last && sentence(last) - sentence(deed.clause) <= 4)
  const between = deeds.findLast((deed) => deed.clause > first && deed.clause < last)
  const behind = deeds.find((deed) => deed.clause > last && sentence(deed.clause) - sentence(last) <= 3)
  const cause = deeds.find(
    ({ clause }) =>
      clause > last &&
      sentence(clause) === sentence(last) &&
      /^(?:because|since|after|when)$/.test(talk.clauses[clause]?.lead ?? ""),
  )
  return within ?? between ?? cause ?? before ?? behind ?? null
}

/** A deed with those told in the same breath, as many as there is room for. */
function chain({ deeds, talk }: Facts, deed: Deed, room: number, change: Change | null): string {
  const sentence = talk.clauses[deed.clause]?.sentence
  const same = deeds.filter(
    (other) => talk.clauses[other.clause]?.sentence === sentence && other.ongoing === deed.ongoing,
  )
  const parts = [deed]
  let count = deed.count
  const at = same.indexOf(deed)
  const add = (other: Deed | undefined, front: boolean) => {
    if (!other || count + other.count + 1 > room || parts.includes(other)) return false
    if (change && other.clause >= change.firstClause && other.clause <= change.clause) return false
    if (front) parts.unshift(other)
    else parts.push(other)
    count += other.count + 1
    return true
  }
  if (change) for (let back = at - 1; back >= 0 && add(same[back], true); back--);
  for (let next = at + 1; next < same.length && add(same[next], false); next++);
  const texts = parts.map(({ text }) => text)
  return texts.length > 1 ? `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}` : (texts[0] ?? "")
}

function finished(text: string): string {
  const clean = text.replace(/\s+([,.;])/g, "$1").replace(/[,;:\s]+$/, "")
  return `${capitalized(clean)}${/[.!?]$/.test(clean) ? "" : "."}`
}
