import { isIsolated, type Measure, type Piece, type Word } from "./pieces"

export interface Line {
  pieces: Piece[]
  width: number
}

/**
 * Fills lines greedily. A word wider than a line is broken at any character. `separators`: runs that no line begins or
 * ends with.
 */
export function linesOf(words: Word[], width: number, measure: Measure, separators = new Set<number>()): Line[] {
  const lines: Line[] = []
  let pieces: Piece[] = []
  let used = 0
  let space = 0
  const close = () => {
    while (pieces.length > 0 && separators.has(pieces.at(-1)!.run)) pieces.pop()
    if (pieces.length > 0) {
      const kept = trimmed(pieces, measure)
      lines.push({ pieces: joined(kept), width: separators.size > 0 ? widthOf(kept) : used })
    }
    ;[pieces, used, space] = [[], 0, 0]
  }
  const queue = [...words]
  for (let word = queue.shift(); word; word = queue.shift()) {
    if (pieces.length === 0 && word.pieces.every(({ run }) => separators.has(run))) continue
    if (pieces.length > 0 && used + space + word.width > width + 0.01) close()
    if (pieces.length === 0 && word.width > width + 0.01) {
      const [head, rest] = cut(word, width, measure)
      if (rest) queue.unshift(rest)
      pieces.push(...head.pieces)
      used = head.width
      if (rest) close()
      continue
    }
    used += space + word.width
    space = word.space
    pieces.push(...word.pieces)
  }
  close()
  return lines
}

const widthOf = (pieces: Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0)

/** Splits a word into a beginning that fits and the rest. Takes at least one character. */
function cut(word: Word, width: number, measure: Measure): [Word, Word | null] {
  const characters = word.pieces.flatMap((piece) =>
    [...piece.text].map((text, at) => ({ ...piece, text, said: [...piece.said][at] ?? text })),
  )
  let taken = 0
  let used = 0
  for (const one of characters) {
    const wide = measure.widthOf(one.text, one.font, one.style)
    if (taken > 0 && used + wide > width) break
    used += wide
    taken++
  }
  const part = (some: Piece[]): Word => {
    const pieces = joined(some).map((piece) => ({
      ...piece,
      width: measure.widthOf(piece.text, piece.font, piece.style),
    }))
    return { pieces, width: widthOf(pieces), space: 0, mustBreak: false }
  }
  const rest = characters.slice(taken)
  return [part(characters.slice(0, taken)), rest.length > 0 ? part(rest) : null]
}

/** Removes the space at the end of a line. */
function trimmed(pieces: Piece[], measure: Measure): Piece[] {
  const last = pieces.at(-1)
  if (!last || !/\s$/.test(last.text)) return pieces
  const text = last.text.replace(/\s+$/, "")
  const width = measure.widthOf(text, last.font, last.style)
  return [...pieces.slice(0, -1), ...(text ? [{ ...last, text, said: last.said.slice(0, text.length), width }] : [])]
}

/** Joins neighboring pieces of one style and direction. */
function joined(pieces: Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces) {
    const last = whole.at(-1)
    const isSame =
      last &&
      last.font === piece.font &&
      last.style === piece.style &&
      last.href === piece.href &&
      last.run === piece.run
    if (isSame && last.level === piece.level && !isIsolated(last) && !isIsolated(piece)) {
      last.text += piece.text
      last.said += piece.said
      last.width += piece.width
    } else whole.push({ ...piece })
  }
  return whole
}
