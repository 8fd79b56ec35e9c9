import { type Piece, rowsOf } from "../../files/pdf-columns"
import type { Line } from "./line"

/** Points by which a column's left edge differs at most from page to page. */
const sameEdge = 15

interface Column {
  left: number
  lines: Line[]
}

/** A column goes on at the same left edge on the next page. */
export function inStreams(columns: Column[]): Line[] {
  const streams: Column[] = []
  for (const { left, lines } of columns) {
    const stream = streams.find((each) => Math.abs(each.left - left) < sameEdge)
    if (stream) stream.lines.push(...lines)
    else streams.push({ left, lines: [...lines] })
  }
  return streams.flatMap(({ lines }) => lines)
}

/** A sidebar to the left of the name comes after the column that the name heads. */
export function nameFirst(columns: Piece[][]): Piece[][] {
  const heights = columns.map((column) =>
    Math.max(
      ...rowsOf(column)
        .slice(0, 2)
        .flat()
        .map(({ height }) => height),
    ),
  )
  const most = Math.max(...heights)
  const at = heights.indexOf(most)
  const isName = at > 0 && heights.every((height, other) => other === at || height < 0.8 * most)
  return isName ? [columns[at]!, ...columns.filter((_, other) => other !== at)] : columns
}
