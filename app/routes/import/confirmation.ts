import type { AcceptedImport } from "../../domain/resume-import/accept-import.server"

/** The maximum number of entries that a confirmation names. */
const maxNamed = 3

/** What was added, merged into an earlier entry or left out, so that nothing disappears silently. */
export function confirmationOf({ lines, leftOut, joined }: AcceptedImport): string {
  return [linesAdded(lines), named(joined, "you already had in other words"), named(leftOut, "left out")]
    .filter(Boolean)
    .join(" ")
}

/** "2 entries left out: Cook; Porter." */
function named(names: string[], what: string): string {
  if (names.length === 0) return ""
  const shown = names.slice(0, maxNamed).map((name) => name.slice(0, 60) || "one without a title")
  const count = names.length === 1 ? "1 entry" : `${names.length} entries`
  return `${count} ${what}: ${shown.join("; ")}${names.length > maxNamed ? " and more" : ""}.`
}

const linesAdded = (lines: number) =>
  lines === 0
    ? "No new lines were added to your achievements."
    : lines === 1
      ? "1 line was added to your achievements."
      : `${lines} lines were added to your achievements.`
