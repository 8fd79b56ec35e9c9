/** Not typed by people, and shown like a space: it tells a dash within a name from one between two names. */
const bound = "\u202f"
const dash = /(?<!\s)\s+([–—·•-])\s+/g
const colon = /:\s+/g

/** A name whose own dashes and colons part no heading: the one in "Staff Nurse – Intensive Care" is of the title. */
export function withBoundSigns(name: string): string {
  return name.replace(dash, `${bound}$1${bound}`).replace(colon, `:${bound}`)
}

/** The name as written, with plain spaces. */
export function withoutBoundSigns(name: string): string {
  return name.replaceAll(bound, " ")
}

/** A dash that parts two names: source of a pattern that no bound one matches. */
export const partingDash = `[^\\S${bound}]+[–—|·•-][^\\S${bound}]+`
/** A colon that parts two names. */
export const partingColon = `:[^\\S${bound}]+`
