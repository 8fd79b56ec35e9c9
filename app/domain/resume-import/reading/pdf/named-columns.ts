import { type Piece, rowsOf } from "../../../files/pdf-columns"
import { isColumnName, isMarginHeading } from "../sections/section-words"

/** The number of columns of a table. */
const leastCells = 3
/** The maximum difference in points between the left edges of a column's cells. */
const sameEdge = 2

/** Whether the cells of a table, below the names of its columns, are on both sides of a cut. */
export function tablesIn(pieces: Piece[]): (left: Piece[], right: Piece[]) => boolean {
  const tables = rowsOf(pieces)
    .filter(isHead)
    .map((head) => new Set(cellsBelow(head, pieces)))
  return (left, right) => tables.some((table) => [left, right].every((side) => side.some((piece) => table.has(piece))))
}

const isHead = (row: Piece[]) =>
  row.length >= leastCells &&
  row.every(({ text }) => text.length <= 25) &&
  row.filter(({ text }) => isColumnName(text.trim())).length >= row.length - 1

/** The pieces with the left edge of a column, from its name to the next heading. */
function cellsBelow(head: Piece[], pieces: Piece[]): Piece[] {
  const top = head[0]!.y
  const end = Math.min(...pieces.filter(({ y, text }) => y > top + 1 && isMarginHeading(text)).map(({ y }) => y))
  const isCell = ({ left, y }: Piece) =>
    y > top - 1 && y < end && head.some((cell) => Math.abs(cell.left - left) < sameEdge)
  return pieces.filter(isCell)
}
