import type { Fault, TableRow } from "../../files/table-fault"
import type { Counts } from "../engagement/readings"
import { type ColumnField, fieldNames, type Mapping } from "./columns"
import { type DateOrder, dayOf, readCount, readDay } from "./values"

export interface ExportRow extends Counts {
  line: number
  publishedOn: string
  /** As written, trimmed. May be empty. */
  description: string
}

interface Settled {
  order: DateOrder | null
  today: string
}

/** One row. `row` is null if the order of its date is undetermined. */
export function readRow(
  { line, cells }: TableRow,
  width: number,
  mapping: Mapping,
  { order, today }: Settled,
): { row: ExportRow | null } | { fault: Fault } {
  const fault = (code: string, reason: string) => ({ fault: { line, code, reason } })
  if (cells.length < width) {
    const hint = cells.length === 1 && /;/u.test(cells[0] ?? "") ? " The line uses semicolons." : ""
    const columns = cells.length === 1 ? "1 column" : `${cells.length} columns`
    return fault("too_few_columns", `Line ${line} has ${columns}; the header has ${width}.${hint}`)
  }
  if (cells.slice(width).some((cell) => cell.trim() !== "")) {
    return fault("too_many_columns", `Line ${line} has ${cells.length} columns; the header has ${width}.`)
  }
  const cell = (field: ColumnField) => cells[mapping[field] ?? -1] ?? ""
  const written = cell("date").trim()
  if (written === "") return fault("missing_date", `Line ${line} has no date.`)
  const day = readDay(written)
  if (day === null) return fault("not_a_date", `The date on line ${line} cannot be read: ${written.slice(0, 40)}.`)
  const isOpen = typeof day !== "string" && day.order === null && order === null && day.first !== day.second
  const publishedOn = typeof day === "string" ? day : ordered(day, order)
  if (publishedOn === "")
    return fault("impossible_date", `The date on line ${line} does not exist: ${written.slice(0, 40)}.`)
  if (!isOpen && publishedOn > today)
    return fault("future_date", `The date on line ${line} is in the future: ${written.slice(0, 40)}.`)
  const counts: Partial<Record<ColumnField, number | null>> = {}
  for (const field of ["views", "likes", "comments", "shares", "reposts"] as const) {
    const read = readCount(cell(field))
    if ("code" in read) return fault(read.code, `${fieldNames[field]} on line ${line} are ${read.reason}.`)
    counts[field] = read.value
  }
  const { views = null, likes = null, comments = null, shares = null, reposts = null } = counts
  const shared = shares === null && reposts === null ? null : (shares ?? 0) + (reposts ?? 0)
  const description = cell("description").trim().slice(0, 2000)
  return { row: isOpen ? null : { line, publishedOn, description, views, likes, comments, shares: shared } }
}

function ordered({ first, second, year }: { first: number; second: number; year: number }, order: DateOrder | null) {
  return order === "day" ? dayOf(year, second, first) : dayOf(year, first, second)
}
