import type { ParsedRole } from "./parsed-role"

const step = /^(.+?),?\s+then\s+(?:from\s+|since\s+)?((?:19|20)\d\d),?\s+(.+)$/i

/** "Electrician, then from 2023 site supervisor": two roles at one employer, the later first. */
export function stepsOf(role: ParsedRole): ParsedRole[] {
  const [, before, year, after] = step.exec(role.title) ?? []
  if (!before || !year || !after) return [role]
  return [
    { ...role, title: after, start: year },
    { ...role, title: before, end: year, lines: [] },
  ]
}
