import type { RoleHeading } from "./role-heading"

export interface ParsedRole extends RoleHeading {
  /** The heading as the person wrote it; several lines are joined by a line break. */
  heading: string
  /** The lines below the heading: bullets without their marks, and paragraphs. Verbatim. */
  lines: string[]
}
