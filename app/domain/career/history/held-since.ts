import { findDateRange } from "../../language/date-range"
import { bulletText } from "../../language/sentences/statements"
import { parseRoleHeading } from "../headings/role-heading"
import type { ParsedRole } from "./parsed-role"

/** "Gas Safe registered from 2010": a credential held since a date, with or without its issuing body. */
export function isHeldSince(line: string): boolean {
  const range = findDateRange(line)
  if (range?.end !== "present") return false
  const held = line.slice(0, range.from).trim()
  return /\b(?:registered|certified|licen[cs]ed|accredited|chartered|qualified)(?: (?:with|by|to|for|in|under) [^,;]{2,40})?[,:]?$/i.test(
    held,
  )
}

/**
 * "link nurse for eye care since 2023" right below the heading of a current job: a duty that came later. It names no
 * employer and lies within the dates of the job.
 */
export function isDutySince(lines: string[], at: number, role: ParsedRole | null): boolean {
  const line = lines[at] ?? ""
  if (!role?.company || !role.title || role.end !== "present" || lines[at - 1] === "" || bulletText(line) !== null)
    return false
  const range = findDateRange(line)
  if (range?.end !== "present" || !/^(?:\W*)(?:since|from)\b/i.test(line.slice(range.from))) return false
  const heading = parseRoleHeading(line)
  return heading !== null && heading.company === "" && heading.start.slice(0, 4) >= role.start.slice(0, 4)
}
