/** Parses a word list written as running text: one entry per word, or per line if entries contain spaces. */
export function words(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter(Boolean))
}

export function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
}
