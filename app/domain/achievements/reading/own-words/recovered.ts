import type { Talk } from "../../../language/talk/read-talk"
import type { Deed } from "../deeds/deeds"
import { type Choose, type Draft, draftOf } from "../facts/draft"
import type { Facts } from "../facts/facts"
import { hasForm, maxWords } from "../lines/form-of-line"
import { isActivity } from "../lines/strength"
import { countWords } from "../phrases/closed"
import { besides, finished, inside } from "../phrases/wording"
import { withLevelLastTime } from "./level-last-time"
import { withLevelBefore } from "./levels-before"
import { isFormerOnly, isOfOtherStatement } from "./other-statement"
import { isOwnFigure, ownFigures } from "./own-figures"
import { isSituation } from "./situations"
import { deedOfStretch, holds, isLevel, type Stretch, stretchesAround } from "./stretches"

/** The maximum distance in sentences between an action and its figure. */
const maxDistance = 2

/**
 * Adds the person's figures that no line has, in the person's words: each joins the line of the action before it, or
 * makes a line with the closest action, without claiming causation.
 */
export function withOwnWords(facts: Facts, lines: Draft[], choose: Choose, most: number): Draft[] {
  const kept = [...lines]
  const { talk } = facts
  for (const [at, clause] of talk.clauses.entries()) {
    if (!isOwnFigure(talk, clause, at) || isTold(talk, kept, at)) continue
    if (ownFigures(talk, clause.first, clause.last).length === 0) continue
    const stretches = stretchesAround(talk, at).filter((stretch) => isBehindDeed(facts, stretch))
    const isJoined = carriers(talk, kept, at).some((which) => {
      const line = kept[which]
      const longer = line && firstOf(stretches, (stretch) => joinedTo(facts, line, stretch, choose))
      if (longer) kept[which] = longer
      return Boolean(longer)
    })
    if (isJoined) continue
    const place = kept.length < most ? kept.length : kept.findLastIndex((line) => saysLittle(line, kept))
    const line = place < 0 ? null : firstOf(stretches, (stretch) => newLine(facts, stretch, choose))
    if (line) kept[place] = line
  }
  return kept
    .filter((line) => !isRetold(line, kept))
    .map((line) => withLevelLastTime(facts, withLevelBefore(facts, line, choose, joint), choose))
}

/** True if other lines cover all its clauses. */
function isRetold({ text, clauses, change }: Draft, lines: Draft[]): boolean {
  const others = lines.filter((line) => line.text !== text)
  return !change && others.some((line) => clauses.every((at) => line.clauses.includes(at)))
}

function firstOf<T, U>(all: readonly T[], make: (one: T) => U | null): U | null {
  for (const one of all) {
    const made = make(one)
    if (made) return made
  }
  return null
}

/** A line without a number or a result may be replaced by one with a figure. */
function saysLittle({ text, change, outcome, clauses }: Draft, lines: Draft[]): boolean {
  if (change) return false
  const others = lines.filter((line) => line.text !== text)
  const isRetold = clauses.every((at) => others.some((line) => line.clauses.includes(at)))
  return isRetold || (!outcome && !/\d/.test(text))
}

/** A state before any action is not its result. Verbless phrases and changed levels may come first. */
function isBehindDeed({ talk, deeds }: Facts, { first, last, text, figures }: Stretch): boolean {
  if (isFormerOnly(text, figures)) return false
  return (
    !talk.clauses.slice(first, last + 1).some((clause) => isLevel(talk, clause)) ||
    deeds.some((deed) => deed.clause < first)
  )
}

const sentenceAt = ({ clauses }: Talk, at: number) => clauses[at]?.sentence ?? 0

function isTold(talk: Talk, lines: Draft[], at: number): boolean {
  const clause = talk.clauses[at]
  if (!clause) return true
  return ownFigures(talk, clause.first, clause.last).every(({ first }) =>
    lines.some(
      ({ text, clauses }) =>
        clauses.some((one) => Math.abs(sentenceAt(talk, one) - clause.sentence) <= 1) &&
        holds(text, talk.words[first]?.text ?? "\n"),
    ),
  )
}

/** The lines that a figure may join, the closest earlier one first. */
function carriers(talk: Talk, lines: Draft[], at: number): number[] {
  const gap = ({ clauses, deed }: Draft) => {
    const gaps = [...clauses, deed.clause].map((one) => sentenceAt(talk, at) - sentenceAt(talk, one))
    return Math.min(...gaps.map((one) => (one < 0 ? -one + 1.5 : one)))
  }
  return lines
    .map((line, which) => ({ which, gap: gap(line) }))
    .filter((one) => one.gap <= maxDistance)
    .sort((a, b) => a.gap - b.gap)
    .map(({ which }) => which)
}

function joinedTo({ talk }: Facts, line: Draft, stretch: Stretch, choose: Choose): Draft | null {
  if (isSituation(talk, line.deed.clause, stretch) || isOfOtherStatement(talk, line.clauses, stretch)) return null
  const own = range(stretch.first, stretch.last)
  const rest = line.clauses.filter((at) => !own.includes(at))
  const isAgain = rest.length < line.clauses.length
  // Replaces the line's words for the same range with the full version.
  if (isAgain && (own.includes(line.deed.clause) || own.includes(line.deed.lastClause) || line.change)) return null
  const start = isAgain ? finished(line.deed.text) : line.text
  const isLoss = isAgain && figuresOf(talk, rest).some((one) => !holds(start, one))
  if (isLoss) return null
  const end = isAgain ? line.deed.lastClause : Math.max(...line.clauses, line.deed.lastClause)
  const text = joint(talk, start.replace(/\.$/, ""), end, stretch)
  if (!text || countWords(text) > maxWords || !hasForm(text)) return null
  return choose([
    {
      ...line,
      text,
      figures: (isAgain ? line.deed.figures : line.figures) + stretch.figures,
      clauses: [...rest, ...own],
    },
  ])
}

/** The number words in the given clauses. */
const figuresOf = (talk: Talk, clauses: number[]) =>
  clauses.flatMap((at) => {
    const clause = talk.clauses[at]
    return clause ? ownFigures(talk, clause.first, clause.last).map(({ first }) => talk.words[first]?.text ?? "") : []
  })

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** The text of an action with a range after it, juxtaposed as the person did. */
function joint(talk: Talk, start: string, end: number, stretch: Stretch): string | null {
  const { text, first, isOfIt } = stretch
  const isNext = first === end + 1
  if (isOfIt) return isNext || standsAlone(talk, end, first) ? finished(`${start}, which ${text}`) : null
  if (/^(?:now|previously|up|down) /.test(text)) return isNext ? finished(`${start}, ${text}`) : null
  const isSame = sentenceAt(talk, first) === sentenceAt(talk, end)
  const clause = talk.clauses[first]
  // "Did the retake group …; the retake group: 19 students": drops the repeated label.
  const colon = text.indexOf(": ")
  if (colon > 0 && start.toLowerCase().includes(text.slice(0, colon).toLowerCase()))
    return finished(`${start}; ${inside(text.slice(colon + 2))}`)
  const goesOn =
    stretch.isMine && isSame && isNext && !/[;.,]/.test(start) && / and /.test(text) && !/^(?:now|or|had) /.test(text)
  if (goesOn) return finished(`${start}, ${inside(text)}`)
  const isStatement = clause !== undefined && clause.verb >= 0 && clause.subject !== null && !stretch.isMine
  return finished(isStatement && !isSame ? besides(start, text) : `${start}; ${inside(text)}`)
}

const describes = ({ mark, lead }: Talk["clauses"][number]) => mark === "" && /^(?:that|who|which)$/.test(lead)

/** No other action or thing is between an action and "it". */
function standsAlone({ clauses }: Talk, end: number, first: number): boolean {
  return (
    first > end &&
    sentenceAt({ clauses } as Talk, first) - sentenceAt({ clauses } as Talk, end) <= 2 &&
    clauses.slice(end + 1, first).every((one) => one.verb < 0 || one.actor === "other" || describes(one))
  )
}

/** A new line: a first-person action with its figure, or the closest action with the figure after it. */
function newLine(facts: Facts, stretch: Stretch, choose: Choose): Draft | null {
  const { talk } = facts
  const opens = talk.clauses[stretch.first]
  const isTime = /^(?:when|after|before|since|while|until|once)$/.test(opens?.lead ?? "")
  if (stretch.isMine && opens && !isTime && /^(?:past|base)$/.test(talk.classes[opens.verb] ?? "")) {
    const text = finished(stretch.text)
    const deed = deedOfStretch(stretch)
    const draft = {
      text,
      deed,
      change: null,
      outcome: null,
      figures: stretch.figures,
      clauses: range(stretch.first, stretch.last),
    }
    const isLine = stretch.count >= 4 && stretch.count <= maxWords && hasForm(text) && !isActivity(text)
    const chosen = isLine ? choose([draft]) : null
    if (chosen) return chosen
  }
  return firstOf(nearest(facts, stretch), (deed) => {
    const line = draftOf(deed)
    return isActivity(line.text) || !hasForm(line.text) ? null : joinedTo(facts, line, stretch, choose)
  })
}

/** The actions before a range, closest first, then the one right after it. */
function nearest({ talk, deeds }: Facts, { first, last }: Stretch): Deed[] {
  const apart = (deed: Deed) => sentenceAt(talk, first) - sentenceAt(talk, deed.clause)
  const before = deeds.filter((deed) => deed.lastClause < first && apart(deed) <= maxDistance).reverse()
  const behind = deeds.filter((deed) => deed.clause > last && apart(deed) >= -1).slice(0, 1)
  return [...before, ...behind]
}
