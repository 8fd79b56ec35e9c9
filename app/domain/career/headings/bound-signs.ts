/**
 * People do not type it, and it looks like a space. It distinguishes a dash within a name from one between two names.
 */
export const boundSpace = "\u202f"
const dash = /(?<!\s)\s+([–—·•-])\s+/g
const colon = /:\s+/g

/**
 * A name whose own dashes and colons do not separate the parts of a heading: the dash in "Staff Nurse – Intensive Care"
 * is part of the title.
 */
export function withBoundSigns(name: string): string {
  return name.replace(dash, `${boundSpace}$1${boundSpace}`).replace(colon, `:${boundSpace}`)
}

/** The name as written, with plain spaces. */
export function withoutBoundSigns(name: string): string {
  return name.replaceAll(boundSpace, " ")
}

/** A dash that separates two names: source of a pattern that no bound one matches. */
export const partingDash = `[^\\S${boundSpace}]+[–—|·•-][^\\S${boundSpace}]+`
/** A colon that separates two names. */
export const partingColon = `:[^\\S${boundSpace}]+`
