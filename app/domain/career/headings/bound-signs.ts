/**
 * People do not type it, and it looks like a space. It distinguishes a dash within a name from one between two names.
 */
export const boundSpace = "\u202f"
const dash = /(?<!\s)\s+([–—·•-])\s+/g
const colon = /:\s+/g

/** A name whose own dashes and colons part no heading: the one in "Staff Nurse – Intensive Care" is of the title. */
export function withBoundSigns(name: string): string {
  return name.replace(dash, `${boundSpace}$1${boundSpace}`).replace(colon, `:${boundSpace}`)
}

/** The name as written, with plain spaces. */
export function withoutBoundSigns(name: string): string {
  return name.replaceAll(boundSpace, " ")
}

/** A dash that parts two names: source of a pattern that no bound one matches. */
export const partingDash = `[^\\S${boundSpace}]+[–—|·•-][^\\S${boundSpace}]+`
/** A colon that parts two names. */
export const partingColon = `:[^\\S${boundSpace}]+`
