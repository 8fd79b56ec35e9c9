/** The parts of a sheet that have their own typography. */
export const roles = [
  "name",
  "headline",
  "contact",
  "section",
  "title",
  "organization",
  "dates",
  "note",
  "bullet",
  "label",
] as const
export type Role = (typeof roles)[number]
