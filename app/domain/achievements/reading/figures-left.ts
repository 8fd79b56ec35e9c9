import { figuresIn } from "../../language/talk/read-talk"
import type { Deed } from "./deeds"
import type { Choose, Draft } from "./draft"
import type { Facts } from "./facts"
import { type FigureTold, figureTold } from "./figure-told"
import { hasForm, mostWords } from "./form-of-line"
import { isActivity } from "./strength"
import { countWords } from "./voice"
import { besides, finished, joined } from "./wording"

/** Sentences between a deed and a figure that may still be told with it. */
const farBehind = 2

/**
 * Figures of the person's own that no line tells yet: each joins the line of the deed that it stands nearest to, in the
 * person's own words and without a claim that one came of the other.
 */
export function withFiguresLeft(facts: Facts, lines: Draft[], choose: Choose, most: number): Draft[] {
  const kept = [...lines]
  const joins = (told: FigureTold) =>
    byNearness(facts, kept, told.clause).some((at) => {
      const line = kept[at]
      const longer = line && withFigure(facts, line, told, choose)
      if (longer) kept[at] = longer
      return longer !== null && longer !== undefined
    })
  for (const told of figuresLeft(facts, lines)) {
    const isTold = kept.some(({ clauses }) => clauses.includes(told.clause)) || joins(told)
    const deed = isTold || kept.length >= most ? null : deedBy(facts, kept, told.clause)
    const line = deed && !isActivity(deed.text) ? withFigure(facts, alone(deed), told, choose) : null
    if (line) kept.push(line)
  }
  return kept
}

/** The deed nearest to a figure that no line tells, in its sentence or the one before. */
function deedBy({ talk, deeds }: Facts, lines: Draft[], clause: number): Deed | null {
  const sentence = (at: number) => talk.clauses[at]?.sentence ?? 0
  const isFree = (deed: Deed) =>
    !lines.some(({ clauses }) => clauses.includes(deed.clause)) && (clause < deed.clause || deed.lastClause < clause)
  const near = deeds.filter((deed) => isFree(deed) && Math.abs(sentence(clause) - sentence(deed.clause)) <= 1)
  return (
    near.findLast((deed) => deed.clause < clause) ??
    near.find((deed) => sentence(deed.clause) === sentence(clause)) ??
    null
  )
}

function alone(deed: Deed): Draft {
  const clauses = Array.from({ length: deed.lastClause - deed.clause + 1 }, (_, at) => deed.clause + at)
  return { text: finished(deed.text), deed, change: null, outcome: null, figures: deed.figures, clauses }
}

/** The figures told in clauses that no line is made of. */
function figuresLeft({ talk }: Facts, lines: Draft[]): FigureTold[] {
  const told = new Set(lines.flatMap(({ clauses }) => clauses))
  const says = lines.map(({ text }) => text).join(" ")
  return talk.clauses.flatMap((clause, at) => {
    const isTold =
      told.has(at) ||
      figuresIn(talk, clause.first, clause.last).every(({ first }) => says.includes(talk.words[first]?.text ?? " "))
    return isTold ? [] : (figureTold(talk, clause, at) ?? [])
  })
}

/** The lines that a clause may join, the nearest first: of its sentence, of those before it, of the one behind. */
function byNearness({ talk }: Facts, lines: Draft[], clause: number): number[] {
  const sentence = (at: number) => talk.clauses[at]?.sentence ?? 0
  const far = ({ clauses, deed }: Draft) => {
    const gaps = [...clauses, deed.clause].map((at) => sentence(clause) - sentence(at))
    return Math.min(...gaps.map((gap) => (gap < 0 ? -gap + 0.5 : gap)))
  }
  return lines
    .map((line, at) => ({ at, far: far(line) }))
    .filter((one) => one.far <= farBehind)
    .sort((a, b) => a.far - b.far)
    .map(({ at }) => at)
}

function withFigure({ talk }: Facts, line: Draft, told: FigureTold, choose: Choose): Draft | null {
  const start = line.text.replace(/\.$/, "")
  if (countWords(start) + told.count > mostWords) return null
  const isSame = talk.clauses[told.clause]?.sentence === talk.clauses[line.deed.clause]?.sentence
  const text = finished((told.isStatement && !isSame ? besides : joined)(start, told.text))
  const longer = {
    ...line,
    text,
    figures: line.figures + told.figures,
    clauses: [...line.clauses, told.clause],
  }
  return hasForm(text) ? choose([longer]) : null
}
