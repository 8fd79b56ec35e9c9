/** The quote as the text has it, line breaks and all; null where it does not stand there. */
export function spanIn(text: string, quote: string): string | null {
  const words = quote.trim().split(/\s+/)
  if (!words.some((word) => /[\p{L}\p{N}]/u.test(word)) || quote.length > 2000) return null
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("\\s+")
  return new RegExp(pattern, "u").exec(text)?.[0] ?? null
}
