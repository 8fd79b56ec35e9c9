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

/** Groups of words, several on a line with commas between them. */
export function groups(text: string): string[] {
  return lines(text).flatMap((line) => line.split(", "))
}
