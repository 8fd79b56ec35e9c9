/** Markers in separate columns after a row of a criteria table: "E", "D¶A/I", "Essential¶Application". */
const marked = /^(\s*\S.*?)\s{3,}(E|D|Ess(?:ential)?|Des(?:irable)?)(?:\s{2,}\S.{0,40})?\s*$/iu
/** A legend for such markers: "(E = essential, D = desirable; A = application)". */
const legend =
  /\(?(?<![\p{L}])E\s?[=:–-]\s?essential\b[^()\n]{0,120}(?<![\p{L}])D\s?[=:–-]\s?desirable\b[^()\n]{0,120}\)?/iu
/** With a legend, a single space is enough before a row's marker and its assessment letters: "Uses GIS D A/I". */
const markedByLegend = /^(\s*\S.*?)\s+([ED])(?:\s+[A-Z](?:\s?[/,&+]\s?[A-Z]|\s[A-Z]){0,4})?\s*$/u
/** The header of such a table: "QUALIFICATIONS¶E/D¶Method". */
const head = /\s{3,}(?:E\s?\/\s?D|Essential\s*(?:\/|or)\s*Desirable)\b.*$/iu
/** The minimum number of marked rows in a table. */
const fewest = 4
/** The maximum number of characters of a row that are examined. */
const longest = 240

/**
 * Converts a criteria table in plain text, whose markers are at the end of rows and whose text may wrap above or below
 * them: each criterion becomes one item followed by its marker in brackets.
 */
export function withMarkedRows(given: string): string {
  const rows = given.split("\n").length <= maxRows ? lettered(given.split("\n")) : given.split("\n")
  const text = rows.join("\n")
  const isExplained = rows.some((row) => row.length <= longest && legend.test(row))
  const marks = rows.map((row) => {
    if (row.length > longest) return null
    return (isExplained && !legend.test(row) ? markedByLegend.exec(row) : null) ?? marked.exec(row)
  })
  const letters = new Set(marks.flatMap((found) => found?.[2]?.charAt(0).toUpperCase() ?? []))
  if (!isExplained && (marks.filter(Boolean).length < fewest || letters.size < 2)) return text
  const made: string[] = []
  rows.forEach((row, at) => {
    const found = marks[at]
    const [, words = "", mark = ""] = found ?? []
    const isGoingOn = /^\s*[\p{Ll}(]/u.test(row)
    const before = made.at(-1) ?? ""
    if (found) {
      const item = `${words.trim()} [${mark.charAt(0).toUpperCase()}]`
      // An unmarked row that this one continues is the beginning of the criterion.
      if (isGoingOn && before.trim() !== "" && !isMarked(before)) made[made.length - 1] = `• ${before.trim()} ${item}`
      else made.push(`• ${item.replace(/^[•*–-]\s*/u, "")}`)
    } else if (isGoingOn && isMarked(before)) {
      made[made.length - 1] = before.replace(/ (\[[ED]\])$/u, ` ${row.trim()} $1`)
    } else made.push(row.length <= longest ? row.replace(head, "").replace(legend, "") : row)
  })
  return made.join("\n")
}

/** "Essential¶Desirable" above two columns of check marks. */
const ticksHead = /^\s*(?:\S.*?\s{3,})?(Essential|Required|Must have)\s{2,}(Desirable|Preferred|Nice to have)\s*$/iu
const ticked = /^(\s*\S.*?)\s{3,}([✓✔☑√●■xX*•YE])\s*$/u
const maxRows = 4000

/** In a table with check marks in one of two columns, rows are marked with the column's letter instead. */
function lettered(rows: string[]): string[] {
  let columns: [number, number] | null = null
  return rows.map((row) => {
    if (row.length > longest) return row
    const found = ticksHead.exec(row)
    if (found) {
      const [, first = "", second = ""] = found
      columns = [row.indexOf(first) + first.length / 2, row.lastIndexOf(second) + second.length / 2]
      return row.slice(0, columns[0] - first.length / 2).trimEnd()
    }
    const tick = columns === null ? null : ticked.exec(row)
    if (columns === null || !tick) return row
    const at = row.trimEnd().length - 1
    const isEssential = Math.abs(at - columns[0]) <= Math.abs(at - columns[1])
    return `${tick[1]}   ${isEssential ? "E" : "D"}`
  })
}

const isMarked = (row: string) => /^• .* \[[ED]\]$/u.test(row)
