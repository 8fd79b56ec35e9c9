import { columnsOf, rowOf } from "../../../career/history/history-table"
import type { Line } from "./line"
import { studyColumnsOf, studyRowOf } from "./study-rows"

/** A row with all its cells, below the space that a drawn table has between its rows. */
const isWhole = ({ text }: Line, columns: unknown[] | null) => text.split("\t").length === columns?.length

/** Converts a table of jobs with a header row: each row becomes a heading, followed by its duties as bullets. */
export function withRows(lines: Line[]): Line[] {
  let columns: ReturnType<typeof columnsOf> = null
  return lines.flatMap((line) => {
    const named = columnsOf(line.text)
    if (named) columns = named
    else if (line.gap && !isWhole(line, columns)) columns = null
    const row = columns && !named ? rowOf(line.text, columns) : null
    if (!row) return [line]
    return [
      { ...line, text: row.heading, gap: true },
      ...row.told.map((text): Line => ({ ...line, text, bullet: true, gap: false })),
    ]
  })
}

/** Puts the cells of an education table in the order of a heading: degree, school, grade, dates. */
export function withStudyRows(lines: Line[]): Line[] {
  let columns: ReturnType<typeof studyColumnsOf> = null
  return lines.map((line) => {
    const named = studyColumnsOf(line.text)
    if (named || line.bullet || (line.gap && !isWhole(line, columns))) {
      columns = named
      return line
    }
    const row = columns && studyRowOf(line.text, columns)
    if (row === null) columns = null
    return row ? { ...line, text: row, gap: true } : line
  })
}
