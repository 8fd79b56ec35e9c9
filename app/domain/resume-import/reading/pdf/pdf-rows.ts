import { bulletMark } from "../../../career/history/bullet-mark"
import type { Piece } from "../../../files/pdf-columns"
import type { PdfPage, TextRun } from "../../../files/pdf-text"
import { findDates } from "../lines/dates"
import { withoutMark } from "../lines/text-lines"
import { isMarginHeading } from "../sections/section-words"
import { isAllDates } from "./pdf-cells"
import { inReadingOrder, isReversed, rightToLeft } from "./pdf-directions"

/** The cells of one baseline, in reading order. */
export interface Row {
  pieces: Piece[]
  left: number
  right: number
  y: number
  height: number
  strong: boolean
  font: string
  page: number
}

export const onlyMark = new RegExp(`^\\s*${bulletMark}\\s*$`, "u")

/** Whether most rows are right-to-left. */
const areReversed = (rows: Row[]) => rows.filter(({ pieces }) => isReversed(pieces)).length > rows.length / 2

/** Mirrors right-to-left rows, so that indentation increases in reading direction. */
export function mirrored(rows: Row[], width: number): Row[] {
  if (!areReversed(rows)) return rows
  const flipped = <P extends { left: number; right: number }>(one: P): P => ({
    ...one,
    left: width - one.right,
    right: width - one.left,
  })
  return rows.map((row) => ({ ...flipped(row), pieces: row.pieces.map(flipped) }))
}

/** The fonts of most of the text: one per writing direction, because few fonts cover both scripts. */
export function bodyFonts(pages: PdfPage[]): Set<string> {
  const runs = pages.flatMap((page) => page.runs)
  const sides = [runs.filter(({ text }) => rightToLeft.test(text)), runs.filter(({ text }) => /[A-Za-z]/.test(text))]
  return new Set([runs, ...sides].flatMap((some) => mostUsed(some) ?? []))
}

function mostUsed(runs: TextRun[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { text, font } of runs) counts.set(font, (counts.get(font) ?? 0) + text.length)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** A bullet at the right edge of left-to-right text: the page is right-to-left. */
function markFirst(pieces: Piece[]): Piece[] {
  const last = pieces.at(-1)
  const isLast = last && pieces.length > 1 && onlyMark.test(last.text) && !onlyMark.test(pieces[0]!.text)
  return isLast ? [last, ...pieces.slice(0, -1)] : pieces
}

/** Builds a row from the cells of one baseline. */
export function rowOf(pieces: Piece[], fonts: Map<Piece, string>, body: Set<string>, page: number): Row {
  const ordered = markFirst(inReadingOrder(pieces))
  const main = ordered.find((piece) => !onlyMark.test(piece.text) && !isAllDates([piece])) ?? ordered[0]
  return {
    pieces: ordered,
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    y: pieces[0]?.y ?? 0,
    height: Math.max(...pieces.map(({ height }) => height)),
    strong: main !== undefined && !body.has(fonts.get(main) ?? ""),
    font: (main && fonts.get(main)) ?? "",
    page,
  }
}

/** Turns headings in the margin into rows, each above the first line of its section. */
export function headingsApart(rows: Row[], fonts: Map<Piece, string>, rowed: (pieces: Piece[]) => Row): Row[] {
  const pitch = usualPitch(rows)
  const isReversed = areReversed(rows)
  return rows.flatMap((row, at) => {
    const gap = row.y - (rows[at - 1]?.y ?? Number.NEGATIVE_INFINITY) > pitch * 1.2
    const inward = [...row.pieces].sort((a, b) => (isReversed ? b.right - a.right : a.left - b.left))
    const [first, second] = inward
    if (!first || !second || !gap || !isMarginHeading(first.text)) return [row]
    const isOther = fonts.get(first) !== fonts.get(second) || Math.abs(first.height - second.height) > 0.3
    const edge = ({ left, right }: { left: number; right: number }) => (isReversed ? right : left)
    const beside = rows.filter((other) => Math.abs(edge(other) - edge(second)) < 3)
    const isApart = (isOther && beside.length > 1) || first.height - second.height > 1
    return isApart ? [rowed([first]), rowed(inward.slice(1))] : [row]
  })
}

/** Rejoins dates that wrap in a narrow margin: "September 2011 –", "February 2017". */
export function withWholeDates(rows: Row[]): Row[] {
  const whole: Row[] = []
  for (const row of rows) {
    const [above, [first, ...rest]] = [whole.at(-1), row.pieces]
    const dates = above?.pieces[0]
    if (above && dates && first && rest.length > 0 && goesOnBelow(dates, first)) {
      const joined = { ...dates, text: `${dates.text.trim()} ${first.text.trim()}` }
      whole[whole.length - 1] = { ...above, pieces: [joined, ...above.pieces.slice(1)] }
      whole.push({ ...row, pieces: rest, left: Math.min(...rest.map(({ left }) => left)) })
    } else whole.push(row)
  }
  return whole
}

function goesOnBelow(dates: Piece, first: Piece): boolean {
  const text = `${dates.text.trim()} ${first.text.trim()}`
  const isBelow = Math.abs(dates.left - first.left) < 3 || Math.abs(dates.right - first.right) < 3
  const whole = isBelow && first.text.trim().length <= 16 ? findDates(text) : null
  const isOpen = /[-–—]$/.test(dates.text.trim()) || findDates(dates.text)?.written !== dates.text.trim()
  return isOpen && whole?.written === text && whole.start !== whole.end
}

/** The line spacing of the text. */
export function usualPitch(rows: Row[]): number {
  const steps = rows.flatMap((row, at) => (at > 0 ? [row.y - rows[at - 1]!.y] : [])).filter((step) => step > 0)
  const sorted = steps.sort((a, b) => a - b)
  const heights = rows.map(({ height }) => height).sort((a, b) => a - b)
  // In a short resume, most lines have extra space above them.
  const most = 1.45 * (heights[Math.floor(heights.length / 2)] ?? 12)
  return Math.min(most, sorted[Math.floor(sorted.length * 0.4)] ?? most)
}

/** The cells of a row without the dates in the margin. */
export const withoutMargin = ({ pieces }: Row): Piece[] =>
  pieces[0] && pieces.length > 1 && isAllDates([pieces[0]]) ? pieces.slice(1) : pieces

/** The left edge of a row's words. */
export const wordsLeft = (row: Row): number =>
  withoutMargin(row) === row.pieces ? row.left : withoutMargin(row)[0]!.left

/** A row's text with its cells separated by tabs, without the bullet mark. */
export function wordsOf(row: Row): { text: string; marked: boolean } {
  const [first, ...rest] = row.pieces
  const alone = first && rest.length > 0 && onlyMark.test(first.text)
  const joined = (alone ? rest : row.pieces).map(({ text }) => text.replace(/[^\S\t]+/g, " ").trim()).join("\t")
  const body = withoutMark(joined)
  return { text: body ?? joined, marked: alone === true || body !== null }
}
