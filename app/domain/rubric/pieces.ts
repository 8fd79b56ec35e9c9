/** The maximum length of a slice in characters. */
const longestPiece = 1000

/** Splits a text into slices short enough to be analyzed word by word, at sentence ends if possible. */
export function inPieces(text: string): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > longestPiece) {
    const head = rest.slice(0, longestPiece)
    const sentence = Math.max(...["\n", ". ", "! ", "? "].map((end) => head.lastIndexOf(end) + 1))
    const at = sentence > longestPiece / 2 ? sentence : Math.max(head.lastIndexOf(" "), 0) || longestPiece
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...pieces, rest]
}
