import { type FormField, isEnd, isForm, labeledRow } from "../../../career/history/form-labels"
import type { Entry } from "../imported-resume"
import { findDates } from "../lines/dates"
import type { Line, Value } from "../lines/line"
import { titleScore } from "./name-words"
import { splitPlace } from "./role-fields"

/** Rows about the employer or the certificate rather than the person's work, which are listed as not read. */
const aboutEmployer = /\bsector\b|^level in /i

/** The values of one job or course by their labels. */
interface Filled {
  line: Line
  held: Map<FormField, Value[]>
  notes: Value[]
}

/** The entries of a section that is a form, with a label before each value. Null if it is not a form. */
export function formEntriesOf(lines: Line[]): { entries: Entry[]; loose: Line[] } | null {
  if (!isForm(lines.filter(({ within }) => !within).map(({ text }) => text))) return null
  const loose: Line[] = []
  const filled: Filled[] = []
  let field: FormField | null = null
  const isEmployer = employersAbove(lines)
  for (const [at, line] of lines.entries()) {
    if (isEmployer(at)) {
      filled.push({ line, held: new Map([["employer", valuesOf(line.text, line)]]), notes: [] })
      field = null
      continue
    }
    const last = filled.at(-1)
    if (line.within && last) {
      last.held.set("duties", [...(last.held.get("duties") ?? []), ...valuesOf(line.text, line)])
      continue
    }
    const row: ReturnType<typeof labeledRow> =
      line.bullet && field === "duties" && !/\t/.test(line.text) ? null : labeledRow(line.text)
    if (row?.field && !isEnd(row) && (filled.length === 0 || filled.at(-1)?.held.has(row.field))) {
      filled.push({ line, held: new Map(), notes: [] })
    }
    const current = filled.at(-1)
    if (!current) loose.push(line)
    else if (row) {
      field = row.field
      if (row.field) current.held.set(row.field, [...(current.held.get(row.field) ?? []), ...valuesOf(row.value, line)])
      else if (!aboutEmployer.test(row.label))
        current.notes.push({ text: `${row.label}: ${row.value}`.replaceAll("\t", " "), place: line.place })
    } else if (line.bullet && field !== "duties") {
      // Duties right below the dates, without their label.
      field = "duties"
      current.held.set("duties", [...(current.held.get("duties") ?? []), ...valuesOf(line.text, line)])
    } else if (field) current.held.get(field)?.push(...valuesOf(line.text, line))
    else current.notes.push(...valuesOf(line.text, line))
  }
  return { entries: filled.map(entryOf), loose }
}

/** An employer without a label right above "Role:", in a form that labels no employer. */
function employersAbove(lines: Line[]): (at: number) => boolean {
  if (lines.some(({ text }) => labeledRow(text)?.field === "employer")) return () => false
  const isName = ({ text, bullet }: Line) => !bullet && labeledRow(text) === null && findDates(text) === null
  const isTitle = (line: Line | undefined) => line !== undefined && labeledRow(line.text)?.field === "title"
  return (at) => isName(lines[at]!) && isTitle(lines[at + 1]) && titleScore(lines[at]!.text) <= 0
}

const valuesOf = (text: string, { place }: Line): Value[] =>
  text === "" ? [] : [{ text: text.replaceAll("\t", " "), place }]

function entryOf({ line, held, notes }: Filled): Entry {
  const joined = (field: FormField, by: string) => (held.get(field) ?? []).map(({ text }) => text).join(by)
  const dates = findDates(joined("dates", " "))
  const [employer, location] = nameAndAddress(joined("employer", ", "))
  return {
    title: joined("title", " "),
    employer,
    location,
    start: dates?.start ?? "",
    end: dates?.end ?? "",
    dates: dates?.written ?? joined("dates", " "),
    notes,
    bullets: held.get("duties") ?? [],
    place: line.place,
  }
}

/** "Acme, 12 High Street, Leeds": in a form, the address follows the name. */
function nameAndAddress(text: string): [string, string] {
  const street = /^([^,]+(?:, (?:Inc|Ltd|LLC)\.?)?), (.*\d.*)$/.exec(text)
  return street ? [street[1]!, street[2]!] : splitPlace(text)
}
