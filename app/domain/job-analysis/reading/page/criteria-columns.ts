import { isSurelyHeading, sectionNamed } from "../requirements/section-headings"

const essential = /^(?:essential|required|must[ -]haves?|minimum)(?: (?:criteria|requirements?|skills|attributes))?:?$/i
const desirable =
  /^(?:desirable|preferred|desired|nice[ -]to[ -]haves?)(?: (?:criteria|requirements?|skills|attributes))?:?$/i
const tick = /^[✓✔☑√●■xX*•YE]$/u
/** How a criterion is assessed: "A/I", "Application and interview". */
const way = "(?:[AITPRC]|application(?: form)?|interview|tests?|certificates?|references?|presentation|assessment)"
const assessed = new RegExp(`^${way}(?:(?:\\s?[/,&+]\\s?|\\s+and\\s+|\\s?)${way}){0,5}$`, "iu")
/** Other headers of such a table. */
const header =
  /^(?:criteria|factors?|attributes?|areas?|category|assess(?:ed|ment)\b.*|method.*|how .*|evidence.*|stage.*)$/i
const topic =
  /^(?:physical|circumstances|disposition|equality|communication|special (?:requirements|conditions|aptitudes)|personal (?:attributes|qualities|circumstances|skills))$/i
/** The maximum number of characters of a row that are examined. */
const longest = 2000

const item = (text: string, isMust: boolean) => `• ${text.replace(/^[•*–-]\s*/u, "")} [${isMust ? "E" : "D"}]`

/**
 * Converts a criteria table whose columns are "Essential" and "Desirable", copied with tabs or with each cell in a row
 * of its own: each criterion becomes an item followed by its column's letter in brackets.
 */
export function withCriteriaColumns(text: string): string {
  if (!/essential|required|must|minimum/i.test(text) || !/desir|prefer|nice/i.test(text)) return text
  return ofCells(ofTabs(text.split("\n"))).join("\n")
}

function ofTabs(rows: string[]): string[] {
  const made: string[] = []
  let columns: [number, number] | null = null
  let width = 0
  /** The column that the previous row ended in; null between two rows of the table. */
  let open: number | null = null
  let first = ""
  for (const row of rows) {
    const cells = row.slice(0, longest).split("\t")
    const at: [number, number] = [
      cells.findIndex((cell) => essential.test(cell.trim())),
      cells.findIndex((cell) => desirable.test(cell.trim())),
    ]
    if (cells.length > 1 && at[0] >= 0 && at[1] >= 0) {
      columns = at
      width = cells.length
      open = null
      continue
    }
    if (columns === null) {
      made.push(row)
      continue
    }
    const isBlank = row.trim() === ""
    // A row without a tab continues in the cell above it, or is below the table.
    if (cells.length === 1 && (isBlank || open === null)) {
      if (!isBlank) columns = null
      open = null
      made.push(row)
      continue
    }
    const from: number = open !== null && open + cells.length <= width ? open : 0
    if (from === 0) first = cells[0]?.trim() ?? ""
    for (const [nth, cell] of cells.entries()) {
      const column = columns.indexOf(from + nth)
      const named = tick.test(cell.trim()) ? first : cell.trim()
      if (column >= 0 && /\p{L}/u.test(named)) made.push(item(named, column === 0))
    }
    const last: number = from + cells.length - 1
    open = last < width - 1 ? last : null
  }
  return made
}

function ofCells(rows: string[]): string[] {
  const filled = rows.flatMap((row, at) => (row.trim() === "" ? [] : [at]))
  const start = filled.findIndex(
    (at, nth) => essential.test(rows[at]?.trim() ?? "") && desirable.test(rows[filled[nth + 1] ?? -1]?.trim() ?? ""),
  )
  if (start < 0) return rows
  let from = (filled[start + 1] ?? 0) + 1
  const before = filled[start] ?? 0
  while (from < rows.length && (rows[from]?.trim() === "" || header.test(rows[from]?.trim() ?? ""))) from++
  const made: string[] = []
  let cells: string[] = []
  let isParted = false
  // The last cell of a row is in the last column, the ones above it are in the first.
  const close = () => {
    made.push(...cells.map((cell, nth) => item(cell, nth === 0 || nth < cells.length - 1)))
    cells = []
  }
  let at = from
  for (; at < rows.length; at++) {
    const row = (rows[at] ?? "").slice(0, longest).trim()
    if (row === "") continue
    const isTopic = isSurelyHeading(row) || topic.test(row)
    if (isTopic || assessed.test(row)) {
      close()
      isParted = true
    } else if (/[.!?:]$/.test(row) || /^(?:out|offer|about|duties)$/.test(sectionNamed(row) ?? "must")) break
    else if (/^[\p{Ll}(]/u.test(row) && cells.length > 0) cells.push(`${cells.pop()} ${row}`)
    else cells.push(row)
  }
  close()
  const lead = header.test(rows[before - 1]?.trim() ?? "") ? before - 1 : before
  return isParted ? [...rows.slice(0, lead), ...made, "", ...rows.slice(at)] : rows
}
