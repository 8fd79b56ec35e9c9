/** The quote in the text's own form, including line breaks; null if it does not occur. */
export function spanIn(text: string, quote: string): string | null {
  const words = quote.trim().split(/\s+/)
  if (!words.some((word) => /[\p{L}\p{N}]/u.test(word)) || quote.length > 2000) return null
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("\\s+")
  return new RegExp(pattern, "u").exec(text)?.[0] ?? null
}
