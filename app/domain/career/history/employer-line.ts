import { findDateRange } from "../../language/date-range"
import { bulletText } from "../../language/sentences/statements"
import { namesOccupation, parseRoleHeading, type RoleHeading } from "../headings/role-heading"
import { isShortName } from "../headings/short-name"

/** An employer with the dates of all its positions, which are listed below without the employer. */
export interface EmployerLine {
  company: string
  location: string
  start: string
  end: string
}

/** Words of a lone title below its employer. */
const longestTitle = 6

/** A line that heads the positions below it: it names no occupation, and the next line names one within its dates. */
export function employerLine(lines: string[], at: number): EmployerLine | null {
  const line = lines[at] ?? ""
  const employer = bulletText(line) === null ? employerOf(parseRoleHeading(line)) : null
  const below = parseRoleHeading(lines[at + 1] ?? "")
  return employer && below && isPosition(below) && isWithin(below, employer) ? employer : null
}

/** A heading without an employer inherits the employer of the line above if it is within its dates. */
export function withEmployer<T extends RoleHeading>(heading: T, employer: EmployerLine | null): T {
  if (!employer || !isPosition(heading) || !isWithin(heading, employer)) return heading
  return { ...heading, company: employer.company, location: heading.location || employer.location }
}

/** "Save-Mor Foods, Dartmouth (2013 – 2016)" and "Cashier" below it: the second line is the title. */
export function titleBelow(above: RoleHeading, line: string): RoleHeading | null {
  const employer = employerOf(above)
  const isTitle =
    isShortName(line) && namesOccupation(line) && bulletText(line) === null && !/\d/.test(line) && !findDateRange(line)
  if (!employer || !isTitle || line.split(/\s+/).length > longestTitle) return null
  const { company, location } = employer
  return { ...above, title: line, company, location }
}

/** A dated heading without an occupation: an employer and its place. */
function employerOf(heading: RoleHeading | null): EmployerLine | null {
  const [company, ...places] = [heading?.title, heading?.company, heading?.location].flatMap((part) => part || [])
  if (!heading?.dates || !company || heading.start === heading.end) return null
  if ([company, ...places].some(namesOccupation)) return null
  return { company, location: places.join(", "), start: heading.start, end: heading.end }
}

const isPosition = ({ title, company, dates }: RoleHeading) => dates !== "" && company === "" && namesOccupation(title)

/** In years, since an employer's line may be less precise than the titles below. */
function isWithin(inner: Pick<RoleHeading, "start" | "end">, outer: EmployerLine): boolean {
  const ended = (end: string) => (end === "present" ? "9999" : end.slice(0, 4))
  return inner.start.slice(0, 4) >= outer.start.slice(0, 4) && ended(inner.end) <= ended(outer.end)
}
