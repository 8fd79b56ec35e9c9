import { findDates } from "../lines/dates"
import type { Line, Value } from "../lines/line"

/** A row of a table as one text, its date last: "Mental Health First Aid, MHFA England, 2020". */
function asItem(line: Line): Value {
  const [first = "", ...cells] = line.text.split("\t").map((cell) => cell.trim())
  const isDate = cells.length > 0 && /^[\d\s./–-]+$/.test(first)
  return { text: (isDate ? [...cells, first] : [first, ...cells]).filter(Boolean).join(", "), place: line.place }
}

/** The certificates of a section, each with the date, or the small print, that is on the line below its name. */
export function certificatesOf(lines: Line[]): Value[] {
  const found: Value[] = []
  for (const [at, line] of lines.entries()) {
    const last = found.at(-1)
    if (last && isBehind(line, lines[at - 1]!)) last.text += `, ${line.text.replaceAll("\t", ", ")}`
    else found.push(asItem(line))
  }
  return found
}

const isBehind = (line: Line, above: Line) =>
  !line.bullet &&
  !line.gap &&
  findDates(above.text) === null &&
  (/^(?:present|current)$/i.test(line.text) ||
    findDates(line.text)?.written === line.text.trim() ||
    (above.size - line.size >= 1 && !above.bullet))
