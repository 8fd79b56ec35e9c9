import { readCsv } from "../../files/read-csv"
import { type Fault, FileFault, type TableRow } from "../../files/table-fault"
import { type ColumnField, fieldNames, type Mapping, mappingOf } from "./columns"
import { decodeText } from "./decode-text"
import { type ExportRow, readRow } from "./read-row"
import { isZip, openXlsx } from "./read-xlsx"
import { type DateOrder, readDay } from "./values"

export interface ExportOptions {
  /** Today in UTC. Later days are refused. */
  today: string
  /** The headers that the user picked. */
  chosen?: Partial<Record<ColumnField, string>>
  /** The order of dates such as 3/4/2026, if the user specified it. */
  dateOrder?: DateOrder | null
  /** Maximum number of rows to read. */
  most?: number
}

export interface ReadExport {
  rows: ExportRow[]
  /** All errors in the file. With any error, nothing may be imported. */
  faults: Fault[]
  headers: string[]
  mapping: Mapping
  /** No date determines the order of day and month, and the user has not specified it. */
  needsDateOrder: boolean
  isEmpty: boolean
  /** True if every row was read. */
  isWhole: boolean
}

/** Maximum number of rows in a file. */
export const maxRows = 50_000
/** Maximum number of lines before the header. */
const maxPreambleLines = 10
/** Maximum number of faults reported at once. */
export const maxFaults = 20

/** One data row: its values (null if the order of its date is undetermined), or what is wrong with it. */
type ReadRow = { row: ExportRow | null } | { fault: Fault }

export interface OpenedExport {
  headers: string[]
  mapping: Mapping
  /** The order of day and month, according to the file's dates or the user. */
  order: DateOrder | null
  /** Yields the data rows after the first `skipped` ones, one at a time. Throws `FileFault`. */
  rows(skipped?: number): Generator<ReadRow>
}

/**
 * Opens a platform's export, CSV or XLSX: finds the header and its columns, and determines the order of dates for the
 * whole file, or for its first `most` rows. Throws `FileFault`.
 */
export function openExport(bytes: Uint8Array, options: ExportOptions): OpenedExport {
  const table = isZip(bytes) ? openXlsx(bytes) : csvOf(decodeText(bytes))
  const header = headerOf(table(), options.chosen)
  const mapping = mappingOf(header.cells, options.chosen)
  checkHeader(header, mapping)
  const order = options.dateOrder ?? dateOrderOf(table(), header.line, mapping, options.most)
  function* rows(skipped = 0): Generator<ReadRow> {
    let count = 0
    for (const row of table()) {
      if (row.line <= header.line || isBlank(row) || isTotal(row, mapping)) continue
      count += 1
      if (count > maxRows)
        throw new FileFault(row.line, "too_many_rows", `More than ${maxRows.toLocaleString("en-US")} rows.`)
      if (count > skipped) yield readRow(row, header.cells.length, mapping, { order, today: options.today })
    }
  }
  return { headers: header.cells, mapping, order, rows }
}

const csvOf = (text: string) => () => readCsv(text)

/** Reads an export, or its first `most` rows. No value is guessed: anything unclear is a fault with its line. */
export function readExport(bytes: Uint8Array, options: ExportOptions): ReadExport {
  const found: ReadExport = {
    rows: [],
    faults: [],
    headers: [],
    mapping: {},
    needsDateOrder: false,
    isEmpty: true,
    isWhole: true,
  }
  if (bytes.byteLength === 0) return found
  try {
    const { headers, mapping, rows } = openExport(bytes, options)
    Object.assign(found, { headers, mapping })
    for (const read of rows()) {
      found.isEmpty = false
      if (found.rows.length >= (options.most ?? maxRows)) return { ...found, isWhole: false }
      if ("fault" in read) found.faults.push(read.fault)
      else if (read.row === null) found.needsDateOrder = true
      else found.rows.push(read.row)
      if (found.faults.length >= maxFaults || found.needsDateOrder) break
    }
    return found
  } catch (error) {
    if (error instanceof FileFault) return { ...found, rows: [], faults: [error.fault], isEmpty: false }
    throw error
  }
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
    if (++seen >= maxPreambleLines) break
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

/** A date with an unambiguous order determines it for the whole file. Throws if two of them disagree. */
function dateOrderOf(
  rows: Generator<TableRow>,
  header: number,
  { date = 0 }: Mapping,
  most = maxRows,
): DateOrder | null {
  let settled: { order: DateOrder; line: number; text: string } | null = null
  let count = 0
  for (const { line, cells } of rows) {
    if (line <= header) continue
    count += 1
    if (count > most) break
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
