/** An error in a table, with its line number (counted from 1, including the header). */
export interface Fault {
  line: number
  code: string
  reason: string
}

/** Aborts the reading of a file. */
export class FileFault extends Error {
  readonly fault: Fault
  constructor(line: number, code: string, reason: string) {
    super(reason)
    this.name = "FileFault"
    this.fault = { line, code, reason }
  }
}

/** A row of a table with the number of its first line. */
export interface TableRow {
  line: number
  cells: string[]
}
