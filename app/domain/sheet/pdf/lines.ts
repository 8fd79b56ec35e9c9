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
  for (const word of words) {
    if (pieces.length === 0 && word.pieces.every(({ run }) => separators.has(run))) continue
    if (pieces.length > 0 && used + space + word.width > width + 0.01) close()
    if (pieces.length === 0 && word.width > width + 0.01) {
      const parts = cut(word, width, measure)
      for (const [at, part] of parts.entries()) {
        pieces.push(...part.pieces)
        used = part.width
        if (at < parts.length - 1) close()
      }
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

/** Splits a word into parts that each fit a line, in one pass. A part has at least one character. */
function cut(word: Word, width: number, measure: Measure): Word[] {
  const parts: Word[] = []
  let taken: Piece[] = []
  let used = 0
  const close = () => {
    const pieces = joined(taken)
    for (const piece of pieces) piece.width = measure.widthOf(piece.text, piece.font, piece.style)
    parts.push({ pieces, width: widthOf(pieces), space: 0, mustBreak: false })
    ;[taken, used] = [[], 0]
  }
  for (const piece of word.pieces) {
    const said = [...piece.said]
    for (const [at, text] of [...piece.text].entries()) {
      const wide = measure.widthOf(text, piece.font, piece.style)
      if (taken.length > 0 && used + wide > width) close()
      used += wide
      taken.push({ ...piece, text, said: said[at] ?? text })
    }
  }
  close()
  return parts
}

/** Removes the space at the end of a line. */
function trimmed(pieces: Piece[], measure: Measure): Piece[] {
  const last = pieces.at(-1)
  const text = last?.text.trimEnd()
  if (!last || text === undefined || text === last.text) return pieces
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
