import { columnsOf, rowOf } from "../../../career/history/history-table"
import type { Line } from "./line"

/** Converts a table of jobs with a header row: each row becomes a heading, followed by its duties as bullets. */
export function withRows(lines: Line[]): Line[] {
  let columns: ReturnType<typeof columnsOf> = null
  return lines.flatMap((line) => {
    const named = columnsOf(line.text)
    if (named) columns = named
    else if (line.gap) columns = null
    const row = columns && !named ? rowOf(line.text, columns) : null
    if (!row) return [line]
    return [
      { ...line, text: row.heading, gap: true },
      ...row.told.map((text): Line => ({ ...line, text, bullet: true, gap: false })),
    ]
  })
}
