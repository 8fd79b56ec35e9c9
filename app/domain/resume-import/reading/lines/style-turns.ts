import { rightToLeft } from "../pdf/pdf-directions"

/** A run of text with its style, in any notation. */
interface Styled {
  text: string
  font: string
}

/** Separators between the parts of a heading. */
const separator = /^[\s,;|·•–—:-]*$/u
const maxHeading = 170

/**
 * Joins the runs of a line. A style change at a separator, as between a bold title and the employer, becomes a tab,
 * because commas alone do not show where a title ends.
 */
export function joinedAtTurn(pieces: Styled[]): string {
  const whole = pieces.map(({ text }) => text).join("")
  const [before, after, ...more] = inStyles(pieces)
  if (!before || !after || more.length > 0 || whole.length > maxHeading) return whole
  const left = before.text.replace(/[\s,;|·•–—-]+$/u, "")
  const right = after.text.replace(/^[\s,;|·•–—-]+/u, "")
  const between = before.text.slice(left.length) + after.text.slice(0, after.text.length - right.length)
  // Fonts for scripts without letter case are often split across several files.
  if (/\p{Lo}$/u.test(left) && /^\p{Lo}/u.test(right) && between.trim() === ",") return whole
  if (rightToLeft.test(left) !== rightToLeft.test(right)) return whole
  if (left === "" || right === "") return whole
  const isParted = /[|·•]|[,;]\s|\s[–—-]|[–—-]\s/u.test(between)
  if (!isParted && !(between.trim() === "" && isInCapitals(left) && /^\p{Lu}/u.test(right))) return whole
  const cut = before.text.length + after.text.length - right.length
  return `${whole.slice(0, cut).trimEnd()}\t${right}`
}

/** An uppercase title ends where the style changes, with only a space before the employer. */
const isInCapitals = (text: string) => !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text) && !/[.:]$/.test(text)

/**
 * Merges adjacent runs of the same style. A separator belongs to the run before it, and a style change within a word is
 * ignored because it comes from a fallback font.
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
