import type { RoleHeading } from "../headings/role-heading"

export interface ParsedRole extends RoleHeading {
  /** The heading as written. Several lines are joined by line breaks. */
  heading: string
  /** The lines below the heading, verbatim: bullets without their marks, and paragraphs. */
  lines: string[]
}
