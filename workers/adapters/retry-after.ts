/**
 * The seconds to wait according to a `Retry-After` header, which is a number or a date. Null if the value is unusable.
 */
export function secondsOf(text: string | null): number | null {
  if (text === null) return null
  const seconds = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}
