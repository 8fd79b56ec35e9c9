import { isTableHead } from "../sections/section-words"
import { findDates } from "./dates"
import type { Line } from "./line"

const expiry = /^(?:expir(?:y|es|ation)|valid (?:until|to))(?: date)?$/i

/** A date below "Expiry" says so in its own cell: in a list of certificates, a bare one is the day of issue. */
export function withExpiryNamed(lines: Line[]): Line[] {
  let column: { at: number; isLast: boolean; count: number } | null = null
  return lines.map((line) => {
    const cells = line.text.split("\t")
    if (cells.length < 2) column = null
    else if (isTableHead(line.text)) {
      const at = cells.findIndex((cell) => expiry.test(cell.trim()))
      column = at < 0 ? null : { at, isLast: at === cells.length - 1, count: cells.length }
    } else if (column && (column.isLast || cells.length === column.count)) {
      // An empty cell is left out, so a row may be shorter than the head.
      const own = column.isLast ? cells.length - 1 : column.at
      const dates = findDates(cells[own] ?? "")
      if (dates?.written === cells[own]?.trim())
        return { ...line, text: cells.map((cell, at) => (at === own ? `expires ${cell.trim()}` : cell)).join("\t") }
    }
    return line
  })
}
