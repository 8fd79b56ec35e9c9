import { findDateRange } from "../../language/date-range"
import { bulletText } from "../../language/sentences/statements"
import { namesOccupation, parseRoleHeading, type RoleHeading } from "../headings/role-heading"
import { isShortName } from "../headings/short-name"
import { titleBelow } from "./employer-line"
import { namesQualification, recognizeLine } from "./history-sections"
import type { ParsedRole } from "./parsed-role"

/** A heading on one line, or spread over the next one or two ("Acme", "Engineer", "2019 – 2022"). */
export function joinHeading(lines: string[], at: number, role: ParsedRole | null) {
  const line = lines[at]!
  const below = role !== null
  if (below && opensWithCount(bulletText(line) ?? line)) return null
  const bulleted = bulletText(line) !== null
  const one = parseRoleHeading(bulletText(line) ?? line) ?? (bulleted ? null : ownTime(line, role))
  if (bulleted)
    return one?.dates && one.title && one.company ? { heading: one, written: bulletText(line)!, extra: 0 } : null
  if (one?.dates && !isStudy(line)) {
    const next = lines[at + 1] ?? ""
    if (!one.company && isShortName(next) && !namesOccupation(next) && !namesQualification(next) && lines[at + 2]) {
      return { heading: { ...one, company: next }, written: `${line}\n${next}`, extra: 1 }
    }
    const titled = titleBelow(one, next)
    return titled
      ? { heading: titled, written: `${line}\n${next}`, extra: 1 }
      : { heading: one, written: line, extra: 0 }
  }
  const underDates = bulleted ? null : headingUnderDates(lines, at)
  if (underDates) return underDates
  if (role && isDutyAbove(lines, at, role)) return null
  for (const extra of [1, 2]) {
    const together = lines.slice(at, at + extra + 1)
    if (together.length <= extra || !together.every((part) => part && bulletText(part) === null)) continue
    if (!together.slice(0, -1).every(isShortName) || !findDateRange(together.at(-1)!)) continue
    const heading = parseRoleHeading(together.map((part) => part.replace(/,$/, "")).join(" | "))
    const isPost = namesOccupation(together[0]!) && !together.some(namesQualification)
    if (heading?.title && (isPost || !together.some(isStudy))) return { heading, written: together.join("\n"), extra }
  }
  if (one && !isStudy(line) && (!below || lines[at - 1] === "")) return { heading: one, written: line, extra: 0 }
  return null
}

/** "2 vans, one apprentice since 2022": a count below a role describes the role. */
const opensWithCount = (text: string) => /^\d{1,3} \p{Ll}{2,}s\b/u.test(text)

/** "corner shop tills 2009-11": a separate job if its dates are not within those of the role above. */
function ownTime(line: string, role: ParsedRole | null) {
  const plain = parseRoleHeading(line, true)
  if (!plain || !role || role.start === "") return plain
  const ended = (end: string) => (end === "present" ? "9999" : end.slice(0, 4))
  const isWithin =
    plain.start.slice(0, 4) >= role.start.slice(0, 4) && ended(plain.end) <= ended(role.end || role.start)
  return isWithin ? null : plain
}

/** "Stroke ward, 22 beds" between two one-line headings: not a heading, since the writer keeps headings on one line. */
function isDutyAbove(lines: string[], at: number, role: ParsedRole): boolean {
  const next = parseRoleHeading(lines[at + 1] ?? "")
  const isWhole = (heading: RoleHeading) => heading.title !== "" && heading.company !== "" && heading.dates !== ""
  return lines[at - 1] !== "" && !role.heading.includes("\n") && isWhole(role) && next !== null && isWhole(next)
}

function isStudy(line: string): boolean {
  if (isCertificateOf.test(line)) return true
  return recognizeLine(line) === "education" && !namesOccupation(line.replace(/\bAssociate (?:of|in|degree)\b/gi, ""))
}

/** "Certificate of apprenticeship, aquaculture, 2021". */
const isCertificateOf = /^(?:trade |professional )?certificate (?:of|in) /i

/** "2018 – 2022" on a separate line above a title and an employer. */
function headingUnderDates(lines: string[], at: number) {
  const line = lines[at]!
  const range = findDateRange(line)
  if (!range || range.from > 0 || range.to < line.length) return null
  const isName = (text: string | undefined) => text !== undefined && bulletText(text) === null && isShortName(text)
  const [first = "", second = ""] = lines.slice(at + 1, at + 3)
  if (!isName(first)) return null
  const one = parseRoleHeading(`${first} | ${line}`)
  const isWhole = one !== null && one.title !== "" && one.company !== ""
  const named = isWhole || !isName(second) ? [first] : [first, second]
  const heading = parseRoleHeading([...named, line].join(" | "))
  if (!heading || !named.some(namesOccupation) || named.some(isStudy)) return null
  return { heading, written: [line, ...named].join("\n"), extra: named.length }
}
