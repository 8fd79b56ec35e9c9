import { rightToLeft } from "./pdf-directions"

/** Text in one style, told apart by any name. */
interface Styled {
  text: string
  font: string
}

/** The separators between two parts of a heading. */
const separator = /^[\s,;|·•–—:-]*$/u
const maxHeading = 170

/**
 * Pieces of one line as text. Where the type turns at a separator, as between a title in bold and the employer
 * beside it, a tab keeps the two apart: commas alone do not say where a title ends.
 */
export function joinedAtTurn(pieces: Styled[]): string {
  const whole = pieces.map(({ text }) => text).join("")
  const [before, after, ...more] = inStyles(pieces)
  if (!before || !after || more.length > 0 || whole.length > maxHeading) return whole
  const left = before.text.replace(/[\s,;|·•–—-]+$/u, "")
  const right = after.text.replace(/^[\s,;|·•–—-]+/u, "")
  const between = before.text.slice(left.length) + after.text.slice(0, after.text.length - right.length)
  // Scripts without cases have more letters than one file of a font holds.
  if (/\p{Lo}$/u.test(left) && /^\p{Lo}/u.test(right) && between.trim() === ",") return whole
  if (rightToLeft.test(left) !== rightToLeft.test(right)) return whole
  if (left === "" || right === "") return whole
  const isParted = /[|·•]|[,;]\s|\s[–—-]|[–—-]\s/u.test(between)
  if (!isParted && !(between.trim() === "" && isInCapitals(left) && /^\p{Lu}/u.test(right))) return whole
  const cut = before.text.length + after.text.length - right.length
  return `${whole.slice(0, cut).trimEnd()}\t${right}`
}

/** A title set in capitals ends where the type turns, with nothing but a space before the employer. */
const isInCapitals = (text: string) => !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text) && !/[.:]$/.test(text)

/**
 * Neighbors in one style put together. A separator alone belongs to what stands before it, and within a word the type
 * changes for letters that it lacks.
 */
function inStyles(pieces: Styled[]): Styled[] {
  const found: Styled[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    const isWithin = last && /[\p{L}\p{M}]$/u.test(last.text) && /^[\p{L}\p{M}]/u.test(piece.text)
    if (last && (last.font === piece.font || isWithin || separator.test(piece.text))) last.text += piece.text
    else found.push({ ...piece })
  }
  return found
}
