/** The parts of a sheet that have a typography of their own. */
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
