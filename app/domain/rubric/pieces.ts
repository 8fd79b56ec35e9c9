/** Characters of a sentence that are looked at together; nobody tells a deed in a longer one. */
const longestPiece = 1000

/** A sentence as slices of it, each short enough to be weighed word by word. */
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
