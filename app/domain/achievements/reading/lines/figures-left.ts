import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { hasOtherCause } from "../amounts/other-cause"
import { repeatsFigures } from "../amounts/told-figures"
import type { Deed } from "../deeds/deeds"
import { type Choose, type Draft, draftOf } from "../facts/draft"
import type { Facts } from "../facts/facts"
import { type FigureTold, figureTold } from "../outcomes/figure-told"
import { sharesOf } from "../outcomes/shares-then-and-now"
import { countWords } from "../phrases/closed"
import { besides, finished, joined } from "../phrases/wording"
import { hasForm, maxWords } from "./form-of-line"
import { isActivity } from "./strength"

/** The maximum distance in sentences between an action and its figure. */
const maxDistance = 2

/**
 * Adds the person's figures that no line has yet: each joins the line of the closest action, in the person's words and
 * without claiming causation.
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
    const clauses = kept.flatMap((line) => line.clauses)
    if (repeatsFigures(facts.talk, told.clause, clauses)) continue
    const isTold = clauses.includes(told.clause) || joins(told)
    const deed = isTold || kept.length >= most ? null : deedBy(facts, kept, told.clause)
    const line = deed && !isActivity(deed.text) ? withFigure(facts, draftOf(deed), told, choose) : null
    if (line) kept.push(line)
  }
  return kept
}

/** The closest action to an unused figure, in its sentence or the one before. */
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

/** The figures in clauses that no line uses. */
function figuresLeft({ talk }: Facts, lines: Draft[]): FigureTold[] {
  const told = new Set(lines.flatMap(({ clauses }) => clauses))
  const says = lines.map(({ text }) => text).join(" ")
  const shared = new Set(sharesOf(talk).flatMap(({ clauses }) => clauses))
  return talk.clauses.flatMap((clause, at) => {
    if (hasOtherCause(talk, at) || shared.has(at)) return []
    const isTold =
      told.has(at) ||
      figuresIn(talk, clause.first, clause.last).every(({ first }) => says.includes(talk.words[first]?.text ?? " "))
    return isTold ? [] : (figureTold(talk, clause, at) ?? [])
  })
}

/** The lines that a clause may join, closest first: of its sentence, of earlier ones, of the next one. */
function byNearness({ talk }: Facts, lines: Draft[], clause: number): number[] {
  const sentence = (at: number) => talk.clauses[at]?.sentence ?? 0
  const far = ({ clauses, deed }: Draft) => {
    const gaps = [...clauses, deed.clause].map((at) => sentence(clause) - sentence(at))
    return Math.min(...gaps.map((gap) => (gap < 0 ? -gap + 0.5 : gap)))
  }
  return lines
    .map((line, at) => ({ at, far: far(line) }))
    .filter((one) => one.far <= maxDistance)
    .sort((a, b) => a.far - b.far)
    .map(({ at }) => at)
}

function withFigure({ talk }: Facts, line: Draft, told: FigureTold, choose: Choose): Draft | null {
  const start = line.text.replace(/\.$/, "")
  if (countWords(start) + told.count > maxWords || !belongs(talk, line, told)) return null
  const isSame = talk.clauses[told.clause]?.sentence === talk.clauses[line.deed.clause]?.sentence
  const isRelative = talk.clauses[told.clause]?.lead === "which" && told.clause === Math.max(...line.clauses) + 1
  const text = isRelative
    ? finished(`${start}, which ${told.text}`)
    : finished((told.isStatement && !isSame ? besides : joined)(start, told.text))
  const longer = {
    ...line,
    text,
    figures: line.figures + told.figures,
    clauses: [...line.clauses, told.clause],
  }
  return hasForm(text) ? choose([longer]) : null
}

/** The outcome of an action, without its subject: "saved 900 a month". */
const effect = /^(?:sav|cost|took|tak|brought|made|cover|paid|sold|won|cut|reduc|rais|grew|rose|fell|down|up)/
/** "all hit quota", "none went to appeal", "no missed payroll", "zero accidents". */
const whole = /^(?:all|both|none|nobody|no|zero|not (?:a|one)|each|every|everybody|everyone)\b/
/** "four days instead of eleven", "9 years without an accident". */
const compared = /\b(?:instead of|without|rather than|for the first time|no (?:lost|missed))\b/
/** A rank, a share or a part whose whole is elsewhere. */
const loose = /^(?:number|one|half|part)\b/
const amount = /[%€£$]|\bper ?cent\b|\br ?\d/

/** "now we have results in three days". */
const isNow = (words: Talk["words"], { first, last }: Talk["clauses"][number]) =>
  words.slice(first, last).some(({ lower }) => lower === "now")

/**
 * Whether a reader sees the connection of a figure to an action: it is a result, a total, a comparison or a share, it
 * is about a thing that the line names, or it follows the action in one sentence.
 */
function belongs({ words, clauses }: Talk, line: Draft, { clause: at, text, count, isStatement }: FigureTold): boolean {
  const said = text.toLowerCase()
  if (effect.test(said) || whole.test(said) || compared.test(said)) return true
  const end = Math.max(...line.clauses)
  const clause = clauses[at]
  if (amount.test(said) && at === end + 1) return count > 2
  if (clause && isNow(words, clause) && !loose.test(said)) return count > 3
  if (!isStatement || !clause?.subject) return at === end + 1 && clause?.sentence === clauses[end]?.sentence
  if (/^\d/.test(said) || words[clause.subject[0]]?.kind === "number") return at === end + 1 && count > 4
  const subject = words.slice(...clause.subject).filter(({ kind }) => kind === "word")
  const last = subject.at(-1)?.lower.replace(/s$/, "") ?? ""
  return last.length > 2 && line.text.toLowerCase().includes(last)
}
