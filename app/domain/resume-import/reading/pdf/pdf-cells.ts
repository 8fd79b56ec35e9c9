import { isEntryLabel } from "../../../career/history/form-labels"
import { columnsOf, type Piece, rowsOf } from "../../../files/pdf-columns"
import type { TextRun } from "../../../files/pdf-text"
import { findDates } from "../lines/dates"
import { joinedAtTurn } from "../lines/style-turns"
import { isMarginHeading } from "../sections/section-words"
import { tablesIn } from "./named-columns"
import { inReadingOrder, logical } from "./pdf-directions"
import { withWideWords } from "./wide-letters"

/** The minimum gap between two cells, in font sizes. */
const cellGap = 1.1

/**
 * The minimum gap after dates at the left edge, in font sizes, for the next text to be a separate cell: more than a
 * space.
 */
const dateGap = 0.45

export function isAllDates(group: Piece[]): boolean {
  const text = group
    .map((piece) => piece.text)
    .join("")
    .trim()
  return findDates(text)?.written === text
}

/** Dates and section headings in a margin, each beside its lines. */
const isMargin = (side: Piece[]) =>
  side.filter((piece) => isAllDates([piece]) || isMarginHeading(piece.text)).length >= 0.6 * side.length

/** The minimum number of headings on each side of two columns. */
const leastHeadings = 2

/** Whether each side has headings that look different from its text: a row of a table may be "Vocational training". */
function headingsIn(pieces: Piece[], fonts: Map<Piece, string>): (left: Piece[], right: Piece[]) => boolean {
  const headings = new Set(pieces.filter(({ text }) => isMarginHeading(text)))
  const hasOwn = (side: Piece[]) => {
    const named = side.filter((piece) => headings.has(piece))
    if (named.length < leastHeadings || named.length > side.length / 2) return false
    const body = mainFont(side, fonts)
    return named.filter((piece) => fonts.get(piece) !== body).length >= leastHeadings
  }
  return (left, right) => hasOwn(left) && hasOwn(right)
}

/** The maximum difference in points between the left edges of a form's values. */
const sameEdge = 2
/** Labels of a form that end close to its values. */
const leastLabels = 3

/** The left edge of the values in a form with right-aligned labels; infinite if there are none. */
function valuesEdge(single: Piece[]): number {
  const lefts = rowsOf(single).flatMap((row) => {
    const at = row.findIndex((_, end) => isEntryLabel(textOf(row.slice(0, end + 1))) && row[end + 1] !== undefined)
    const value = row[at + 1]
    return at >= 0 && value && value.left - row[at]!.right > dateGap * value.height ? [value.left] : []
  })
  const edge = lefts.find((left) => lefts.filter((other) => Math.abs(other - left) < sameEdge).length >= leastLabels)
  return edge ?? Number.POSITIVE_INFINITY
}

const textOf = (pieces: Piece[]) => pieces.map(({ text }) => text.trim()).join(" ")

/** The minimum gap, in font sizes, between narrow cells that line up with those of nearby rows: two spaces. */
const columnGap = 0.6
/** How many of the two rows above and the two rows below have a cell with the same left edge. */
const leastAround = 2

/** Whether a piece lines up with cells of the rows around it: "2017", "71.4" below "Year", "%". */
function columnStarts(rows: Piece[][]): (piece: Piece, row: number) => boolean {
  const starts = rows.map((row) => {
    const isCell = (piece: Piece, at: number) => at > 0 && piece.left - row[at - 1]!.right > columnGap * piece.height
    return new Set(row.filter(isCell).map(({ left }) => Math.round(left)))
  })
  return ({ left }, row) => {
    const at = Math.round(left)
    const isAt = (other: number) => [at - 1, at, at + 1].some((edge) => starts[other]?.has(edge))
    return [row - 2, row - 1, row + 1, row + 2].filter(isAt).length >= leastAround
  }
}

/** The columns of a page. Dates at the right edge belong to the lines beside them and are not a column. */
export function columnsWithDates(pieces: Piece[], fonts = new Map<Piece, string>()): Piece[][] {
  const lefts = pieces.map(({ left }) => left).sort((a, b) => a - b)
  const isAligned = (piece: Piece) =>
    (lefts[firstAbove(lefts, piece.left - 2) + 3] ?? Number.POSITIVE_INFINITY) < piece.left + 2
  const dated = new Set(pieces.filter((piece) => isAllDates([piece]) && !isAligned(piece)))
  const isDates = (piece: Piece) => dated.has(piece)
  const columns = columnsOf(
    pieces.filter((piece) => !isDates(piece)),
    { isMargin, haveHeadings: headingsIn(pieces, fonts), areOfTable: tablesIn(pieces) },
  )
  for (const piece of pieces.filter(isDates)) {
    const spans = (column: Piece[]) =>
      column.some(({ left }) => left <= piece.left) && column.some(({ right }) => right >= piece.right)
    const around = columns.filter(spans)
    const distance = (column: Piece[]) =>
      Math.min(
        ...column.map(
          (other) => Math.abs(other.y - piece.y) * 4 + Math.max(0, piece.left - other.right, other.left - piece.right),
        ),
      )
    const nearest = [...(around.length > 0 ? around : columns)].sort((a, b) => distance(a) - distance(b))[0]
    if (nearest) nearest.push(piece)
    else columns.push([piece])
  }
  return columns
}

/** The index of the first number above a limit in an ascending list. */
function firstAbove(numbers: number[], limit: number): number {
  let [from, to] = [0, numbers.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (numbers[middle]! > limit) to = middle
    else from = middle + 1
  }
  return from
}

/** Joins runs of one baseline into cells. */
export function piecesOf(runs: TextRun[]): { pieces: Piece[]; fonts: Map<Piece, string> } {
  const fonts = new Map<Piece, string>()
  const single = runs.map((run): Piece => {
    const piece = { text: logical(run.text), left: run.x, right: run.x + run.width, y: run.y, height: run.height }
    fonts.set(piece, run.font)
    return piece
  })
  const edge = valuesEdge(single)
  const rows = withWideWords(rowsOf(single), fonts)
  const opensColumn = columnStarts(rows)
  const pieces = rows.flatMap((row, at) => {
    const groups: Piece[][] = []
    for (const piece of row) {
      const last = groups.at(-1)?.at(-1)
      const gap = last ? piece.left - last.right : 0
      const isOther = Math.abs((last?.height ?? 0) - piece.height) > 1 && gap > 0.5 * piece.height
      const isAfterDates = groups.length === 1 && gap > dateGap * piece.height && isAllDates(groups[0] ?? [])
      // The width of words with vowel signs is unreliable.
      const widest = /\p{M}/u.test(last?.text ?? "") ? 2 * cellGap : cellGap
      const isValue = last && last.right < edge && Math.abs(piece.left - edge) < sameEdge
      const isCell = gap > columnGap * piece.height && opensColumn(piece, at)
      if (
        last &&
        !isOther &&
        !isAfterDates &&
        !isValue &&
        !isCell &&
        gap < widest * Math.max(last.height, piece.height)
      )
        groups.at(-1)?.push(piece)
      else groups.push([piece])
    }
    return groups.map((group) => cellOf(group, fonts))
  })
  return { pieces, fonts }
}

function cellOf(group: Piece[], fonts: Map<Piece, string>): Piece {
  const ordered = inReadingOrder(group)
  const words = ordered.map((piece, at) => {
    const before = ordered[at - 1]
    const gap = before ? Math.max(piece.left - before.right, before.left - piece.right) : 0
    const isWord = gap > 0.15 * piece.height || /\s$/.test(before?.text ?? "") || /^\s/.test(piece.text)
    return { text: `${isWord ? " " : ""}${piece.text.trim()}`, font: fonts.get(piece) ?? "" }
  })
  const text = joinedAtTurn(words)
  // Of two styles, the first is the title's.
  const main = text.includes("\t") ? fonts.get(ordered[0]!) : mainFont(group, fonts)
  const cell: Piece = {
    text,
    left: Math.min(...group.map(({ left }) => left)),
    right: Math.max(...group.map(({ right }) => right)),
    y: group[0]?.y ?? 0,
    height: Math.max(...group.map(({ height }) => height)),
  }
  fonts.set(cell, main ?? "")
  return cell
}

/** The font of most characters. */
function mainFont(group: Piece[], fonts: Map<Piece, string>): string | undefined {
  const counts = new Map<string, number>()
  for (const piece of group) {
    const font = fonts.get(piece) ?? ""
    counts.set(font, (counts.get(font) ?? 0) + piece.text.trim().length)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
