import { indexWords } from "../../language/words/tokens"
import type { RecordIndex } from "./record/record-index"
import { subjectsOf } from "./requirement/degrees"
import { type Figure, figuresAsked, figuresHeld } from "./requirement/figures"
import type { MatchedEvidence, Years } from "./requirement/shapes"
import { type Terms, termsOfRequirement } from "./requirement/terms"
import { bestOf, type Found } from "./shown/best-evidence"
import { type Changes, changesShown, isChange } from "./shown/changes"
import { deedsShown } from "./shown/deeds-shown"
import { degreeShown } from "./shown/degree-shown"
import { isNamedIn, type Note, nameOf, skillsShown } from "./shown/skills-shown"
import { tradesMissing } from "./shown/team-trades"
import { topicsShown } from "./shown/topics-shown"
import { mostWords, wordsShown } from "./shown/words-shown"

/** The shares of a requirement that must be shown for "met" and for "partly". */
const metFrom = 0.6
const partlyFrom = 0.34
/** A named thing that is shown says more than shared words. */
const partlyIfNamed = 0.28
/** The weight of a thing that moved in the required direction. */
const changeWeight = 3

export interface Shown {
  status: "met" | "partly" | "gap"
  evidence: MatchedEvidence[]
  years: Years | null
  /** The required number that is not reached. */
  figure: Figure | null
  /** The named things that nothing shows in full, in the requirement's words. */
  lacks: string[]
}

/**
 * How well a person's words show a requirement. Different pieces of evidence may show its named things (skills,
 * actions, degrees); the remaining words must occur in a single piece. Every value is a maximum or a union over the
 * pieces, so more words never lower it.
 */
export function matchRequirement(quote: string, record: RecordIndex, yearsHeld: number): Shown {
  const all = termsOfRequirement(quote)
  const terms = { ...all, skills: all.skills.filter(({ isBeside }) => !isBeside) }
  const found = new Map<number, Found>()
  const note: Note = (unit, weight, because, thing) => {
    const before = found.get(unit) ?? { weight: 0, because: [], things: [] }
    const things = thing === undefined ? before.things : [...before.things, thing]
    found.set(unit, { weight: before.weight + weight, because: [...before.because, because], things })
  }
  const degree = degreeShown(terms.degree, quote, record, note)
  const named = namedShown(terms, quote, record, note) + degree
  const words = wordsShown(terms, record, note)
  const whole = wholeOf(terms)
  const beside = degree > 0 ? withoutSubjects(terms, quote) : terms
  const studied = degree === terms.degree?.weight ? beside : null
  const moved = changesShown(quote, record)
  for (const { unit, asked, yours } of moved.found) note(unit, changeWeight, { code: "shown_by_deed", asked, yours })
  const share = Math.max(
    whole > 0 ? (named + words) / whole : 0,
    shareMoved(moved, terms, named, record),
    studied ? shareBeside(studied, degree, quote, record) : 0,
  )
  const isLong = terms.years !== null && yearsHeld >= terms.years
  const asksYearsOnly = whole === 0 && terms.years !== null
  const reached = asksYearsOnly ? (isLong ? 1 : 0) : share
  const isPart = reached >= (named > 0 ? partlyIfNamed : partlyFrom) && (named > 0 || words >= 1 || moved.shown > 0)
  const lacksThing = moved.shown === 0 && named === 0 && !tellsThing(moved, terms, record)
  const status = lacksThing ? "gap" : reached >= metFrom ? "met" : isPart ? "partly" : "gap"
  const isMoved = moved.shown > 0 && moved.shown === moved.asked
  // A named thing that is not shown prevents "met", whatever else is shown.
  const besides = all.skills.filter(({ isBeside }) => isBeside)
  const missing = [...(studied ?? terms).skills, ...besides].filter(
    (group) => !isNamedIn(group, quote, record) && !(isMoved && isMovedBy(moved.consumed, group)),
  )
  const things = new Set([...found.values()].flatMap((one) => one.things))
  const untold = isMoved
    ? []
    : (studied ?? terms).topics.filter(({ names, asked }) => names.length > 0 && !things.has(asked))
  const trades = terms.deeds.length > 0 ? tradesMissing(quote, record) : []
  const isShort = terms.years !== null && !isLong
  // Only evidence for the requirement can supply its number: a party of 60 is not a team of 60.
  const units = [...new Set([...found.keys(), ...teamsTold(quote, record)])]
  const { missed, best } = figuresHeld(
    status === "gap" ? [] : figuresAsked(quote),
    units.map((unit) => record.units[unit]?.text ?? ""),
  )
  return {
    status:
      status === "met" && (isShort || missing.length + untold.length + trades.length > 0 || missed !== null)
        ? "partly"
        : status,
    evidence:
      status === "gap"
        ? []
        : bestOf(
            found,
            record,
            best.map((at) => units[at] ?? -1),
          ),
    years: terms.years === null ? null : { asked: terms.years, held: yearsHeld },
    figure: missed,
    lacks: [
      ...missing.filter((group) => group.isBeside || beside.skills.includes(group)).map(nameOf),
      ...trades,
      ...unshown(terms, found),
    ].slice(0, maxLacks),
  }
}

const namedShown = (terms: Terms, quote: string, record: RecordIndex, note: Note): number =>
  skillsShown(terms, quote, record, note) + deedsShown(terms, record, note) + topicsShown(terms, record, note)

/** A degree in a subject that the requirement names also shows the subjects, so they are not required again. */
function withoutSubjects(terms: Terms, quote: string): Terms {
  const { subjects } = subjectsOf(quote, terms.degree?.asked ?? "")
  const all = subjects.join(" ")
  const concepts = new Set([...indexWords(all, () => {})])
  return {
    ...terms,
    skills: terms.skills.filter(({ any }) => !any.some(({ name }) => all.includes(name))),
    topics: terms.topics.filter(({ asked }) => !all.toLowerCase().includes(asked.toLowerCase())),
    words: terms.words.filter(({ concept }) => !concepts.has(concept)),
  }
}

function shareBeside(terms: Terms, degree: number, quote: string, record: RecordIndex): number {
  const ignore: Note = () => {}
  const named = namedShown(terms, quote, record, ignore)
  return (named + degree + wordsShown(terms, record, ignore)) / wholeOf(terms)
}

const maxLacks = 6

/** "Staff of seven": the size of a team is told for any requirement that asks for a team of some size. */
const team = /\b(?:teams?|staff|crew|brigade|squad|workforce) of (?:about |around |over |nearly )?[\p{L}\d]/iu

const teamsTold = (quote: string, { units }: RecordIndex): number[] =>
  team.test(quote) ? units.flatMap(({ text }, at) => (team.test(text) ? [at] : [])) : []

/** The actions, the topics and the degree that no piece of evidence shows. */
function unshown({ deeds, topics, degree }: Terms, found: Map<number, Found>): string[] {
  const shown = new Set([...found.values()].flatMap(({ things }) => things))
  return [...[...deeds, ...topics].map(({ asked }) => asked), ...(degree ? [degree.asked] : [])].filter(
    (one) => !shown.has(one),
  )
}

/** "Cut the bill" does not show "Reduce callbacks": besides the verb, the text needs a word for the thing. */
function tellsThing({ asked }: Changes, terms: Terms, record: RecordIndex): boolean {
  if (asked === 0) return true
  const things = { ...terms, words: terms.words.filter(({ concept }) => !isChange(concept)) }
  return things.words.length === 0 || wordsShown(things, record, () => {}) > 0
}

/** The share of a requirement that changes show, together with its words beside them. */
function shareMoved({ asked, shown, consumed }: Changes, terms: Terms, named: number, record: RecordIndex): number {
  if (shown === 0) return 0
  const skills = terms.skills.filter((group) => !isMovedBy(consumed, group))
  const beside = { ...terms, skills, words: terms.words.filter(({ concept }) => !consumed.has(concept)) }
  const words = wordsShown(beside, record, () => {})
  return (named + words + changeWeight * shown) / (wholeOf(beside) + changeWeight * asked)
}

/** "Customer complaints" that fell need no further mention. */
const isMovedBy = (consumed: Changes["consumed"], { any }: Terms["skills"][number]) =>
  any.some(({ name }) => [...indexWords(name, () => {})].every((concept) => consumed.has(concept)))

function wholeOf({ skills, deeds, topics, degree, words }: Terms): number {
  const sum = (all: { weight: number }[]) => all.reduce((total, { weight }) => total + weight, 0)
  return (
    sum(skills) +
    sum(deeds) +
    sum(topics) +
    (degree?.weight ?? 0) +
    Math.min(sum(words), mostWords({ words, skills, topics }))
  )
}
