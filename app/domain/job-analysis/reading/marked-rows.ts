/** The marks of a table of criteria behind a row, in columns of their own: "E", "D   A/I", "Essential   Application". */
const marked = /^(\s*\S.*?)\s{3,}(E|D|Ess(?:ential)?|Des(?:irable)?)(?:\s{2,}\S.{0,40})?\s*$/iu
/** The head of such a table: "QUALIFICATIONS     E/D     Method". */
const head = /\s{3,}(?:E\s?\/\s?D|Essential\s*(?:\/|or)\s*Desirable)\b.*$/iu
/** Rows from which on marks are a table's. */
const fewest = 4
/** Characters of a row that are looked at. */
const longest = 240

/**
 * A table of criteria as text has its marks at the end of rows, whose text may go on above or below: each criterion
 * becomes one item with its mark in brackets behind it.
 */
export function withMarkedRows(text: string): string {
  const rows = text.split("\n")
  const marks = rows.map((row) => (row.length <= longest ? marked.exec(row) : null))
  const letters = new Set(marks.flatMap((found) => found?.[2]?.charAt(0).toUpperCase() ?? []))
  if (marks.filter(Boolean).length < fewest || letters.size < 2) return text
  const made: string[] = []
  rows.forEach((row, at) => {
    const found = marks[at]
    const [, words = "", mark = ""] = found ?? []
    const isGoingOn = /^\s*[\p{Ll}(]/u.test(row)
    const before = made.at(-1) ?? ""
    if (found) {
      const item = `${words.trim()} [${mark.charAt(0).toUpperCase()}]`
      // A row without a mark that this one goes on from is the criterion's beginning.
      if (isGoingOn && before.trim() !== "" && !isMarked(before)) made[made.length - 1] = `• ${before.trim()} ${item}`
      else made.push(`• ${item.replace(/^[•*–-]\s*/u, "")}`)
    } else if (isGoingOn && isMarked(before)) {
      made[made.length - 1] = before.replace(/ (\[[ED]\])$/u, ` ${row.trim()} $1`)
    } else made.push(row.length <= longest ? row.replace(head, "") : row)
  })
  return made.join("\n")
}

const isMarked = (row: string) => /^• .* \[[ED]\]$/u.test(row)
