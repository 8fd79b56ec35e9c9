/** Seconds to wait as `Retry-After` says: it is a number of them or a date. Null where it says nothing usable. */
export function secondsOf(text: string | null): number | null {
  if (text === null) return null
  const seconds = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}
