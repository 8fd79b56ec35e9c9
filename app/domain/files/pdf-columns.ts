/** A run of text within one line. */
export interface Piece {
  text: string
  left: number
  right: number
  y: number
  height: number
}

/** Minimum white space between two columns, in points. */
const minGutter = 7
const minRows = 4
const minSidebar = 7
/** Rows of a table with a heading above. */
const minTable = 3
/** Characters of a column's typical line. Shorter lines indicate a table. */
const columnLine = 18
const maxTried = 60

/** Groups pieces into rows by baseline from the top, each row sorted from the left. */
export function rowsOf(pieces: Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.left - b.left)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row && first && piece.y - first.y < 0.4 * Math.max(first.height, piece.height)) row.push(piece)
    else rows.push([piece])
  }
  for (const row of rows) row.sort((a, b) => a.left - b.left)
  return rows
}

/** What the words on two sides reveal about the layout. */
interface Signs {
  /** Margin notes, which belong to the lines next to them, not to a column. */
  isMargin: (side: Piece[]) => boolean
  /** Each side has its own headings, so the sides are columns, even if their lines share baselines. */
  haveHeadings: (left: Piece[], right: Piece[]) => boolean
  /** The names of a table's columns are on both sides. */
  areOfTable: (left: Piece[], right: Piece[]) => boolean
}

const noSigns: Signs = { isMargin: () => false, haveHeadings: () => false, areOfTable: () => false }

/**
 * Splits a page into its columns, in reading order: the text above them, the left one, the right one, the text below. A
 * table is not split, because its rows align with each other, and a margin is not a column.
 */
export function columnsOf(pieces: Piece[], signs = noSigns, depth = 0): Piece[][] {
  if (pieces.length < 2 * minRows || depth > 4) return pieces.length > 0 ? [pieces] : []
  const cut = gutterOf(pieces, signs)
  if (cut !== null) return sides(pieces, cut).flatMap((side) => columnsOf(side, signs, depth + 1))
  const rows = rowsOf(pieces)
  for (const { from, to } of rowRanges(rows)) {
    const middle = rows.slice(from, to).flat()
    if (gutterOf(middle, signs) === null) continue
    const [above, below] = [rows.slice(0, from).flat(), rows.slice(to).flat()]
    return [above, middle, below].flatMap((part) =>
      part === middle ? columnsOf(part, signs, depth + 1) : columnsOf(part, signs, depth + 2),
    )
  }
  return [pieces]
}

/** Ranges of rows that may be columns, longest first. */
function rowRanges(rows: Piece[][]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  const step = Math.max(1, Math.ceil(rows.length / maxTried))
  for (let from = step; from <= rows.length - minRows; from += step) found.push({ from, to: rows.length })
  for (let to = rows.length - step; to >= minRows; to -= step) found.push({ from: 0, to })
  for (let edge = 1; edge <= 6; edge++)
    for (let from = 1; from <= 12 && from + minRows < rows.length - edge; from++)
      found.push({ from, to: rows.length - edge })
  return found.sort((a, b) => b.to - b.from - (a.to - a.from))
}

const sides = (pieces: Piece[], cut: number) => [
  pieces.filter(({ left, right }) => (left + right) / 2 < cut),
  pieces.filter(({ left, right }) => (left + right) / 2 >= cut),
]

/** The middle of the widest vertical gap that no piece crosses, with columns on both sides; null if there is none. */
function gutterOf(pieces: Piece[], signs: Signs): number | null {
  let reach = Number.NEGATIVE_INFINITY
  const gaps: { at: number; width: number }[] = []
  for (const { left, right } of [...pieces].sort((a, b) => a.left - b.left)) {
    if (reach > Number.NEGATIVE_INFINITY && left - reach >= minGutter)
      gaps.push({ at: (reach + left) / 2, width: left - reach })
    reach = Math.max(reach, right)
  }
  const usable = gaps.sort((a, b) => b.width - a.width).slice(0, 5)
  const isCut = (at: number) => {
    const [left = [], right = []] = sides(pieces, at)
    if (signs.areOfTable(left, right)) return false
    if (signs.haveHeadings(left, right)) return true
    return areColumns(pieces, at) && !isTable(pieces, at) && ![left, right].some(signs.isMargin)
  }
  return usable.find(({ at }) => isCut(at))?.at ?? null
}

function areColumns(pieces: Piece[], at: number): boolean {
  const [left = [], right = []] = sides(pieces, at)
  return (isColumn(left) || isSidebar(left, right)) && (isColumn(right) || isSidebar(right, left))
}

/**
 * True for short lines with their own line spacing next to a column. The cells of a table share the baselines of their
 * neighbors.
 */
function isSidebar(side: Piece[], other: Piece[]): boolean {
  return side.length >= minSidebar && isColumn(other) && sharedBaselines(side, other, 0.08) < 0.5
}

/** The share of a side's lines that share a baseline with the other side, within a fraction of the font size. */
const sharedBaselines = (side: Piece[], other: Piece[], within: number) =>
  side.filter(({ y, height }) => other.some((beside) => Math.abs(beside.y - y) < within * height)).length / side.length

function isColumn(side: Piece[]): boolean {
  const lengths = side.map(({ text }) => text.length).sort((a, b) => a - b)
  return side.length >= minRows && (lengths[Math.floor(lengths.length * 0.75)] ?? 0) >= columnLine
}

/** True if most rows of the left or the shorter side have a counterpart on the same baseline, with short text on the left. */
function isTable(pieces: Piece[], at: number): boolean {
  const [left = [], right = []] = sides(pieces, at)
  const mean = left.reduce((sum, { text }) => sum + text.length, 0) / left.length
  if (mean >= 26) return false
  const areRows = (few: Piece[], many: Piece[]) =>
    few.length >= minTable && few.length <= many.length && sharedBaselines(few, many, 0.3) >= 0.85
  return (
    areRows(right, left) ||
    areRows(left, right) ||
    areRows(
      left.filter((piece) => !isAcross(piece, right)),
      right,
    )
  )
}

/** A heading on the left with empty space to its right, as between the rows of a table. */
const isAcross = ({ y, height }: Piece, others: Piece[]) => others.every((other) => Math.abs(other.y - y) > height)
