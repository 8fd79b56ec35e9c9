import { type ColumnField, fieldNames, type Mapping, mappingOf } from "./columns"
import { decodeText } from "./decode-text"
import { type Fault, FileFault, type TableRow } from "./fault"
import { readCsv } from "./read-csv"
import { type ExportRow, readRow } from "./read-row"
import { isZip, readXlsx } from "./read-xlsx"
import { type DateOrder, readDay } from "./values"

export interface ExportOptions {
  /** Today in UTC; later days are refused. */
  today: string
  /** The headers that the person picked. */
  chosen?: Partial<Record<ColumnField, string>>
  /** The order of dates like 3/4/2026, where the person said so. */
  dateOrder?: DateOrder | null
}

export interface ReadExport {
  rows: ExportRow[]
  /** Everything wrong with the file; with any fault, nothing may be imported. */
  faults: Fault[]
  headers: string[]
  mapping: Mapping
  /** No date settles the order of day and month, and the person has not said it. */
  needsDateOrder: boolean
  isEmpty: boolean
}

/** Rows of a file. */
export const mostRows = 50_000
/** Lines before the header. */
const longestPreamble = 10
/** Faults that are told at once. */
const mostFaults = 20

/**
 * Reads a platform's export, CSV or XLSX: finds the header and its columns, settles the order of dates for the whole
 * file, and reads every row. Guesses no value: whatever is unclear is a fault with its line.
 */
export function readExport(bytes: Uint8Array, options: ExportOptions): ReadExport {
  const nothing = { rows: [], faults: [], headers: [], mapping: {}, needsDateOrder: false, isEmpty: true }
  if (bytes.byteLength === 0) return nothing
  try {
    return readTable(() => (isZip(bytes) ? readXlsx(bytes) : readCsv(decodeText(bytes))), options)
  } catch (error) {
    if (error instanceof FileFault) return { ...nothing, faults: [error.fault], isEmpty: false }
    throw error
  }
}

function readTable(table: () => Generator<TableRow>, options: ExportOptions): ReadExport {
  const header = headerOf(table(), options.chosen)
  const mapping = mappingOf(header.cells, options.chosen)
  checkHeader(header, mapping)
  const found: ReadExport = {
    rows: [],
    faults: [],
    headers: header.cells,
    mapping,
    needsDateOrder: false,
    isEmpty: true,
  }
  const order = options.dateOrder ?? settledOrder(table(), header.line, mapping)
  for (const row of table()) {
    if (row.line <= header.line || isBlank(row) || isTotal(row, mapping)) continue
    found.isEmpty = false
    if (found.rows.length >= mostRows)
      throw new FileFault(row.line, "too_many_rows", `More than ${mostRows.toLocaleString("en-US")} rows.`)
    const read = readRow(row, header.cells.length, mapping, { order, today: options.today })
    if ("fault" in read) found.faults.push(read.fault)
    else if (read.row === null) found.needsDateOrder = true
    else found.rows.push(read.row)
    if (found.faults.length >= mostFaults) break
  }
  return found
}

const isBlank = ({ cells }: TableRow) => cells.every((cell) => cell.trim() === "")

const isTotal = ({ cells }: TableRow, { date = 0 }: Mapping) =>
  (cells[date] ?? "").trim() === "" &&
  /^(?:grand )?(?:total|totals|sum|summe|gesamt|suma|totale)\b/iu.test((cells[0] ?? "").trim())

function headerOf(rows: Generator<TableRow>, chosen: ExportOptions["chosen"]): TableRow {
  let seen = 0
  let first: TableRow | null = null
  for (const row of rows) {
    if (isBlank(row)) continue
    first ??= row
    if (Object.keys(mappingOf(row.cells, chosen)).length >= 2) return row
    if (++seen >= longestPreamble) break
  }
  throw new FileFault(
    first?.line ?? 1,
    "no_header",
    "No line names the columns. The first line of an export is its header.",
  )
}

function checkHeader({ line, cells }: TableRow, mapping: Mapping): void {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell !== "")
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new FileFault(line, "duplicate_column", `The header names the column ${twice} twice.`)
  for (const field of ["views", "date"] as const) {
    if (mapping[field] !== undefined) continue
    throw new FileFault(line, "missing_column", `The header has no column for: ${fieldNames[field].toLowerCase()}.`)
  }
}

/** One date whose order is certain settles it for the file. Throws where two of them disagree. */
function settledOrder(rows: Generator<TableRow>, header: number, { date = 0 }: Mapping): DateOrder | null {
  let settled: { order: DateOrder; line: number; text: string } | null = null
  for (const { line, cells } of rows) {
    if (line <= header) continue
    const text = (cells[date] ?? "").trim()
    const day = readDay(text)
    if (day === null || typeof day === "string" || day.order === null) continue
    if (settled && settled.order !== day.order) {
      const named = (order: DateOrder) => (order === "day" ? "day first" : "month first")
      const reason = `Line ${settled.line} is ${named(settled.order)} (${settled.text}) and line ${line} is ${named(day.order)} (${text}).`
      throw new FileFault(line, "date_order_conflict", reason)
    }
    settled ??= { order: day.order, line, text }
  }
  return settled?.order ?? null
}
