/** Characters of a sentence analyzed at once; no real statement is longer. */
const longestPiece = 1000

/** Splits a sentence into slices short enough to be analyzed word by word. */
export function inPieces(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > longestPiece) {
    const space = rest.lastIndexOf(" ", longestPiece)
    const end = space > 0 ? space : longestPiece
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...pieces, rest]
}
