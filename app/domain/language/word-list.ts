/** Reads a list of words written as running text: one entry per gap, or per line where entries hold gaps. */
export function words(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter(Boolean))
}

export function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
}
