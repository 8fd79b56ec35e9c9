/** Something wrong in a table, with the line (counted from 1, the header included) it is on. */
export interface Fault {
  line: number
  code: string
  reason: string
}

/** Ends the reading of a whole file. */
export class FileFault extends Error {
  readonly fault: Fault
  constructor(line: number, code: string, reason: string) {
    super(reason)
    this.name = "FileFault"
    this.fault = { line, code, reason }
  }
}

/** A row of a table with the line on which it begins. */
export interface TableRow {
  line: number
  cells: string[]
}
