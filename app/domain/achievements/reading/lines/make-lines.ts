import type { HeldRole } from "../../../career/held-roles"
import type { EvidenceItem } from "../../../evidence/schema"
import { questionMood } from "../../../language/talk/moods/question-mood"
import { figuresIn, readTalk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import type { FollowUp, ProposedLine } from "../../line"
import { repeatsFigures } from "../amounts/told-figures"
import { answers } from "../facts/answers"
import type { Choose, Draft } from "../facts/draft"
import { type Facts, factsOf } from "../facts/facts"
import { followUpOf } from "../follow-up/follow-up"
import { withOwnWords } from "../own-words/recovered"
import { withResultsTold } from "../own-words/results-told"
import { edited } from "../phrases/edited"
import type { Reflection } from "../reflection"
import { knownNames } from "../roles/known-names"
import { roleOf } from "../roles/role-of-line"
import { type Checks, checkedAgainst } from "./checked"
import { draftsOf } from "./compose"
import { withFiguresLeft } from "./figures-left"
import { hasForm } from "./form-of-line"
import { partsOf } from "./parts"
import { dayIn, periodOf } from "./period"
import { skillsIn } from "./skills-in"
import { figureOf, isThin, strengthOf } from "./strength"
import { toldWhole } from "./told-whole"

export interface LinesInput {
  entry: Reflection
  /** The evidence of this reflection: its own item first, then the answers to follow-up questions. */
  items: EvidenceItem[]
  /** The result of `rolesOf` for the profile's history. */
  roles: HeldRole[]
  skills: string[]
  /** IANA name of the zone for the day of capture. */
  timeZone: string
}

export interface Lines {
  /** Proposals, strongest first. A page shows three. */
  lines: ProposedLine[]
  followUp: FollowUp | null
}

/** The maximum number of characters read per reflection. */
const longestRead = 6000
/** The number of lines to compose: more than a page shows, since some repeat others. */
const maxDrafts = 10
/** The number of lines that a page shows. */
const shown = 3
/** The minimum strength of a proposal. */
const worth = 19

/** Analyzes a reflection, and proposes lines that a person would sign and the one question about what is missing. */
export function makeLines({ entry: told, items, roles, skills, timeZone }: LinesInput): Lines {
  const entry = withAnswers(told, items)
  const day = dayIn(entry.createdAt, timeZone)
  const talk = readTalk(entry.response.slice(0, longestRead), knownNames(roles, skills))
  const asked = questionMood(entry.question)
  const facts = factsOf(talk, entry.question)
  const isRead = asked !== "planned"
  const drafts = isRead ? worthyOf(facts, checkedAgainst(items, textOf(talk.words))).filter(answers(facts, asked)) : []
  const lines = drafts.map(
    (draft): ProposedLine => ({
      text: draft.text,
      role: roleOf(draft, facts, entry, roles, day),
      period: periodOf(talk, draft, day),
      parts: partsOf(talk, draft),
      figure: figureOf(draft),
      skills: skillsIn(draft.text, skills),
      strength: strengthOf(draft),
      evidenceIds: items.map(({ id }) => id),
    }),
  )
  const isAsked =
    asked === null || lines.length > 0 || facts.changes.length > 0 || facts.deeds.some(({ figures }) => figures > 0)
  return { lines, followUp: isAsked ? followUpOf(facts, drafts, lines, roles) : null }
}

/** The reflection with the answers to its follow-up questions, which say what it left out. */
function withAnswers(entry: Reflection, items: EvidenceItem[]): Reflection {
  const answers = items.flatMap(({ text }) => (text === entry.response ? [] : [text]))
  return { ...entry, response: [entry.response, ...answers].join("\n") }
}

/** The drafts to propose: whole sentences, and lines composed from the rest. */
function worthyOf(facts: Facts, { open, carried }: Checks): Draft[] {
  const whole = toldWhole(facts).flatMap((draft) => open([draft]) ?? [])
  const composed = draftsOf(facts, open, maxDrafts).filter(({ text }) => hasForm(text))
  const worthy = tellingMore(facts, [...whole, ...notWithin(whole, composed)])
  const first = withFiguresLeft(facts, worthy.slice(0, shown), carried, shown)
  const told = withResultsTold(facts, withOwnWords(facts, first, carried, shown), { open, carried }, shown)
  return [...told, ...worthy.slice(shown)]
    .map((draft) => asEdited(draft, open))
    .sort((a, b) => strengthOf(b) - strengthOf(a))
}

/** The edited form, if the reflection supports it as well. */
function asEdited(draft: Draft, choose: Choose): Draft {
  const text = edited(draft.text)
  const isNew = text !== draft.text && hasForm(text)
  return (isNew && choose([{ ...draft, text }, draft])) || draft
}

/** Drafts with content beyond the whole sentences. */
function notWithin(whole: Draft[], drafts: Draft[]): Draft[] {
  return drafts.filter(({ clauses }) => !whole.some((each) => clauses.every((clause) => each.clauses.includes(clause))))
}

/** Drops an observed change if another line has it with its action. */
const tellsSeen = ({ deed, change }: Draft, other: Draft) =>
  deed.verb === "saw" &&
  other.deed.verb !== "saw" &&
  change !== null &&
  change.clause === change.firstClause &&
  other.clauses.includes(change.clause)

const hasFigure = (talk: Facts["talk"], at: number) => {
  const clause = talk.clauses[at]
  return clause !== undefined && figuresIn(talk, clause.first, clause.last).length > 0
}

/** At least as strong as the other line, or in the same words, with all of its content and more. */
const tellsAsMuch = (draft: Draft, other: Draft) =>
  (strengthOf(draft) === strengthOf(other) || holdsChange(draft, other)) &&
  draft.clauses.length > other.clauses.length &&
  other.clauses.every((clause) => draft.clauses.includes(clause))

/** "Dealt with 35 referrals and cut absence from 6.1% to 4.4%", next to "Cut absence from 6.1% to 4.4%". */
const holdsChange = (draft: Draft, other: Draft) =>
  other.change !== null && draft.text.toLowerCase().includes(` ${other.text.toLowerCase().replace(/\.$/, "")}`)

/** Strongest first, without lines that only repeat stronger ones. */
function tellingMore({ talk }: Facts, drafts: Draft[]): Draft[] {
  const kept: Draft[] = []
  const told = new Set<number>()
  const worthy = drafts.filter(
    (draft) => strengthOf(draft) >= worth && !isThin(draft) && !drafts.some((other) => tellsSeen(draft, other)),
  )
  const sorted = worthy.sort((a, b) => strengthOf(b) - strengthOf(a))
  for (const next of sorted) {
    const draft = sorted.find((other) => tellsAsMuch(other, next)) ?? next
    if (draft.clauses.every((clause) => told.has(clause)) || kept.some(({ text }) => text === draft.text)) continue
    // The same action again makes another line only for an unused figure.
    const hasNew = draft.clauses.some(
      (at) => !told.has(at) && hasFigure(talk, at) && !repeatsFigures(talk, at, [...told]),
    )
    if (!hasNew && kept.some(({ deed }) => deed.clause === draft.deed.clause)) continue
    for (const clause of draft.clauses) told.add(clause)
    kept.push(draft)
  }
  return kept
}

/** Keeps one of several lines in nearly the same words. */
export function distinct(lines: ProposedLine[]): ProposedLine[] {
  const kept: ProposedLine[] = []
  for (const line of lines) {
    const words = new Set(line.text.toLowerCase().match(/[\p{L}\d]+/gu))
    const isTold = kept.some(({ text }) => {
      const others = new Set(text.toLowerCase().match(/[\p{L}\d]+/gu))
      return [...words].filter((word) => others.has(word)).length > words.size * 0.75
    })
    if (!isTold) kept.push(line)
  }
  return kept
}
