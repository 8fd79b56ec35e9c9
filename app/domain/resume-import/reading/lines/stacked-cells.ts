import { isColumnName, kindOfHeading } from "../sections/section-words"
import type { Line } from "./line"

/** The number of column names that make a table. */
const least = 3

/** A table that was copied with one cell per line, below its column names: each row becomes a line. */
export function withStackedRows(lines: Line[]): Line[] {
  const from = lines.findIndex((_, at) => lines.slice(at, at + least).filter(isName).length === least)
  if (from < 0) return lines
  const after = lines.slice(from)
  const width = after.findIndex((line) => !isName(line))
  const end = after.findIndex((line, at) => at >= width && (line.bullet || isEnd(line)))
  const cells = after.slice(0, end < 0 ? after.length : end)
  if (width < least || cells.length <= width || cells.length % width !== 0) return lines
  const rows = cells.flatMap((first, at) => (at % width === 0 ? [joined(first, cells.slice(at, at + width))] : []))
  return [...lines.slice(0, from), ...rows, ...withStackedRows(after.slice(cells.length))]
}

const isName = ({ text, bullet }: Line) => !bullet && isColumnName(text)

const isEnd = ({ text, gap }: Line) => gap && kindOfHeading(text) !== null

const joined = (first: Line, cells: Line[]): Line => ({ ...first, text: cells.map(({ text }) => text).join("\t") })
