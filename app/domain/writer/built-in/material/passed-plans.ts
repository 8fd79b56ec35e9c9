import { monthNumber, monthStarts } from "../../../language/months"
import type { Line } from "../../material-schema"

/** "OSCE booked for February 2026": something that was still to come when the person wrote it. */
const plan =
  /\b(?:booked|scheduled|planned|arranged|due|expected|expecting|upcoming|will|going to|to be (?:completed|taken|finished)|(?:finish|complet|graduat|start)ing) /i
const date = new RegExp(`(?:\\b(${monthStarts})[a-z]{0,6}\\.? )?\\b(20\\d\\d)\\b`, "gi")

/** A statement without the plans whose date has passed by `today`; null if nothing is left. */
export function withoutPassedPlans(line: Line, today: string): Line | null {
  const clauses = line.text.split(/(?<=[,;]) /)
  const kept = clauses.filter((clause) => !hasPassed(clause, today))
  if (kept.length === clauses.length) return line
  const text = kept.join(" ").replace(/(?:,|;)?(?: and)?[,;.!?]*$/, "")
  return text === "" ? null : { ...line, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` }
}

function hasPassed(clause: string, today: string): boolean {
  if (!plan.test(clause)) return false
  const dates = [...clause.matchAll(date)].map(([, month, year]) => {
    return `${year}-${String(monthNumber(month ?? "") || 12).padStart(2, "0")}`
  })
  return dates.length > 0 && dates.every((each) => each < today.slice(0, 7))
}
