import { columnsOf } from "../../../career/history/history-table"
import type { Line } from "./line"

/** The maximum number of rows of an overview. */
const mostRows = 40

/**
 * Removes the rows of an overview table of jobs if every cell is repeated in the descriptions below: "Organisation |
 * Designation | Duration" above "Role: Clerk", "Duration: 2019 – 2021". Otherwise each job would be read twice.
 */
export function withoutOverview(lines: Line[]): Line[] {
  const head = lines.findIndex(({ text }) => columnsOf(text) !== null)
  const width = head < 0 ? 0 : lines[head]!.text.split("\t").length
  if (width < 2) return lines
  const after = lines.slice(head + 1)
  const end = after.findIndex(({ text, bullet }) => bullet || text.split("\t").length !== width)
  const rows = after.slice(0, Math.max(0, end))
  if (rows.length === 0 || rows.length > mostRows) return lines
  const told = new Set(after.slice(rows.length).flatMap(({ text }) => textsIn(text)))
  const isRepeated = ({ text }: Line) => text.split("\t").every((cell) => told.has(cell.trim().toLowerCase()))
  return rows.every(isRepeated) ? [...lines.slice(0, head + 1), ...after.slice(rows.length)] : lines
}

/** A line, its cells, and the value after a label. */
function textsIn(text: string): string[] {
  const [, value = ""] = /^[^:\t]{2,40}:\s*(\S.*)$/.exec(text) ?? []
  return [text, ...text.split(/\t|\s\|\s|,\s/), value].map((part) => part.trim().toLowerCase())
}
