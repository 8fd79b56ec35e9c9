import { withBrokenLinesWhole } from "./broken-lines"
import { findDates } from "./dates"
import { withExpiryNamed } from "./expiry-column"
import type { Line } from "./line"
import { withoutOuterMarks } from "./nested-headings"
import { withoutNumbers } from "./numbered-headings"
import { withCaptionsAside } from "./page-captions"
import { withRunningAside } from "./running-names"
import { withWordsOfLetters } from "./spaced-letters"
import { withStackedRows } from "./stacked-cells"
import { withValues } from "./stacked-labels"

/** The lines of any format as their writer intended: whole, in rows, and without the page's own elements. */
export function tidied(given: Line[]): Line[] {
  const filled = given.filter(({ text }) => text.trim() !== "").map(withColonAtLabel)
  const rows = withStackedRows(withDatesBehind(withCaptionsAside(withRunningAside(withWordsOfLetters(filled)))))
  return withoutOuterMarks(withoutNumbers(withValues(withExpiryNamed(withBrokenLinesWhole(rows)))))
}

/** "Tools \t: Excel": a colon below the one above, which belongs to its label. */
const withColonAtLabel = (line: Line): Line => ({
  ...line,
  text: line.text.replace(/^([^\t:]{2,40}?)(?:\t| {2})[ \t]{0,40}:[ \t]{0,40}(?=\S)/, "$1: "),
})

const maxLine = 200

/** "Search Certification," above "2023": a date that a narrow column moved below its comma. */
function withDatesBehind(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (above && isDateBehind(above, line)) joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

function isDateBehind(above: Line, { text, gap, bullet, furniture }: Line): boolean {
  if (gap || bullet || furniture || above.furniture || text.length > 20 || above.text.length > maxLine) return false
  const dates = /[\p{L})],$/u.test(above.text) ? findDates(text) : null
  return dates !== null && dates.written === text.trim() && dates.start === dates.end
}
