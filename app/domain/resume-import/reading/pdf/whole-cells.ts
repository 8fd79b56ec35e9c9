import type { Piece } from "../../../files/pdf-columns"
import { findDates } from "../lines/dates"
import type { Row } from "./pdf-rows"

/** The number of cells in a row of a table. */
const leastCells = 3
const mostCells = 20
/** The maximum difference in points between the left edges of a cell's lines. */
const sameEdge = 2
/** The space between columns that no text uses, in font sizes. */
const padding = 0.6

/** Rejoins the cells of a table's row: "Manchester Metropolitan" above "University", each full as its column allows. */
export function withWholeCells(rows: Row[], fonts: Map<Piece, string>): Row[] {
  const whole: Row[] = []
  const ends = new Map<Piece, number>()
  for (const row of rows) {
    const above = whole.at(-1)
    const cells = above && row.y - above.y < 1.6 * row.height ? cellsAbove(above, row) : null
    const isOn = (cell: Piece, at: number) => goesOn(cell, row.pieces[at]!, above!, ends, fonts)
    // The last column has no edge, but where another cell goes on, its cell does too.
    const isLast = (cell: Piece, at: number) =>
      cell === above!.pieces.at(-1) &&
      isAlike(cell, row.pieces[at]!, fonts) &&
      (cells!.some(isOn) || /^\p{Ll}/u.test(row.pieces[at]!.text.trim()))
    const isWrapped = cells?.every((cell, at) => isOn(cell, at) || isLast(cell, at))
    if (!above || !cells || !isWrapped) {
      whole.push(row)
      continue
    }
    const pieces = above.pieces.map((cell) => {
      const piece = row.pieces[cells.indexOf(cell)]
      if (!piece) return cell
      const joined = {
        ...cell,
        text: `${cell.text.trim()} ${piece.text.trim()}`,
        right: Math.max(cell.right, piece.right),
      }
      ends.set(joined, piece.right)
      fonts.set(joined, fonts.get(cell) ?? "")
      return joined
    })
    whole[whole.length - 1] = { ...above, pieces, y: row.y }
  }
  return whole
}

/** The cell of the row above each piece; null if one has none, or if the rows are not a table. */
function cellsAbove(above: Row, { pieces }: Row): Piece[] | null {
  const count = above.pieces.length
  if (count < leastCells || count > mostCells || pieces.length > count) return null
  const cells = pieces.map(({ left }) => above.pieces.find((cell) => Math.abs(cell.left - left) < sameEdge))
  const found = cells.flatMap((cell) => cell ?? [])
  return found.length === pieces.length ? found : null
}

const isAlike = (cell: Piece, piece: Piece, fonts: Map<Piece, string>) =>
  fonts.get(cell) === fonts.get(piece) && Math.abs(cell.height - piece.height) < 1

/** "July 2019 to May" above "2021". */
function isWholeDates(cell: Piece, piece: Piece): boolean {
  const text = `${cell.text.trim()} ${piece.text.trim()}`
  return findDates(cell.text)?.written !== cell.text.trim() && findDates(text)?.written === text
}

/** The cell was full: its next word would have reached the next column. */
function goesOn(cell: Piece, piece: Piece, { pieces }: Row, ends: Map<Piece, number>, fonts: Map<Piece, string>) {
  const next = pieces[pieces.indexOf(cell) + 1]
  const [word = ""] = piece.text.trim().split(/\s/)
  const width = ((piece.right - piece.left) * word.length) / Math.max(1, piece.text.trim().length)
  const end = (ends.get(cell) ?? cell.right) + 0.25 * piece.height + width
  const isSame = isAlike(cell, piece, fonts)
  if (isSame && isWholeDates(cell, piece)) return true
  return isSame && next !== undefined && end > next.left - padding * piece.height
}
