import { readCsv } from "../../../files/read-csv"
import { FileFault } from "../../../files/table-fault"
import type { Place, Value } from "../lines/line"

type Row = Record<string, string>
export interface Table {
  rows: { fields: Row; place: Place }[]
  broken: Value[]
}

/** Fields about the record itself: when an address was added, what kind of number it is. */
const ofRecord = new Set(["Confirmed", "Primary", "Updated On", "Type", "Extension"])

/** The fields of a record that were read; the others are listed. */
export class Fields {
  private readonly used = new Set<string>()
  constructor(
    private readonly row: Row,
    readonly place: Place,
  ) {}
  take(name: string): string {
    this.used.add(name)
    return (this.row[name] ?? "").trim()
  }
  /** Text that was not read, and separately text that only describes the record. */
  left(): { notRead: Value[]; labels: Value[] } {
    const left = Object.entries(this.row).flatMap(([name, text]) =>
      this.used.has(name) || !text?.trim() ? [] : [{ name, text: `${name}: ${text.trim()}`, place: this.place }],
    )
    const valuesOf = (isOfRecord: boolean) =>
      left.flatMap(({ name, ...value }) => (ofRecord.has(name) === isOfRecord ? [value] : []))
    return { notRead: valuesOf(false), labels: valuesOf(true) }
  }
}

const maxRows = 2000

/** The rows of a file of the export by their header. */
export function tableOf(text: string, part: string): Table {
  // Some files have notes before their header row.
  const start = /^Notes:/i.test(text) ? text.search(/\n\s*\n/) : 0
  const body = text
    .slice(Math.max(0, start))
    .replace(/^\ufeff/, "")
    .trimStart()
  const table: Table = { rows: [], broken: [] }
  let header: string[] | null = null
  const placeOfNext = (): Place => ({ part, page: null, row: table.rows.length + table.broken.length + 1 })
  try {
    for (const { cells } of readCsv(body, ",")) {
      if (cells.every((cell) => cell.trim() === "")) continue
      if (header === null) header = cells
      else if (cells.length !== header.length)
        table.broken.push({ text: cells.filter(Boolean).join(", "), place: placeOfNext() })
      else table.rows.push({ fields: asRecord(header, cells), place: placeOfNext() })
      if (table.rows.length === maxRows) break
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const rest = body.split("\n").slice(error.fault.line - 1)
    table.broken.push({ text: rest.join("\n").trim(), place: placeOfNext() })
  }
  return table
}

const asRecord = (names: string[], cells: string[]): Row =>
  Object.fromEntries(names.map((name, at) => [name.trim(), cells[at] ?? ""]))
