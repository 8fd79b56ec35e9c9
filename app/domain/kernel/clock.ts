export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Formats a time as stored and returned: ISO 8601, UTC, milliseconds. The strings sort lexicographically. */
export function iso(at: Date | number): string {
  return new Date(at).toISOString()
}

export function later(at: Date, milliseconds: number): string {
  return iso(at.getTime() + milliseconds)
}
