import type { Piece } from "../../../files/pdf-columns"

export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
/** Presentation forms, which the parser leaves in visual order. */
const shaped = /^[\ufb1d-\ufdff\ufe70-\ufefc]+$/

/** The letters of a run in reading order. */
export function logical(text: string): string {
  return shaped.test(text.trim())
    ? [...text]
        .reverse()
        .map((letter) => letter.normalize("NFKC"))
        .join("")
    : text
}

/** Whether at least half of a row's letters are right-to-left. */
export function isReversed(row: Piece[]): boolean {
  const letters =
    row
      .map(({ text }) => text)
      .join("")
      .match(/\p{L}/gu) ?? []
  return letters.filter((letter) => rightToLeft.test(letter)).length >= Math.max(1, letters.length / 2)
}

/** Orders a mostly right-to-left row from the right. Words of the other direction keep their order. */
export function inReadingOrder(row: Piece[]): Piece[] {
  return isReversed(row) ? fromTheRight(row) : withTurned(row, ({ text }) => rightToLeft.test(text))
}

function fromTheRight(row: Piece[]): Piece[] {
  const isLatin = ({ text }: Piece) => /[A-Za-z]/.test(text) && !rightToLeft.test(text)
  return withTurned([...row].reverse(), isLatin).map((piece) =>
    row.length > 1 && !rightToLeft.test(piece.text) ? { ...piece, text: withMarksTurned(piece.text) } : piece,
  )
}

/** Reverses each sequence of adjacent words of the other direction. */
function withTurned(pieces: Piece[], isOther: (piece: Piece) => boolean): Piece[] {
  const ordered: Piece[] = []
  let turned: Piece[] = []
  for (const piece of pieces) {
    if (isOther(piece)) turned.unshift(piece)
    else {
      ordered.push(...turned, piece)
      turned = []
    }
  }
  return [...ordered, ...turned]
}

/** In a right-to-left line, punctuation at the edges of Latin words is on the opposite side: "Oracle-" is "-Oracle". */
function withMarksTurned(text: string): string {
  const [, open = "", body = "", end = ""] = /^([.,:;!?]*)(.*?[\p{L}\p{N}%].*?)?([-–.,:;]*)$/u.exec(text) ?? []
  return body === "" ? text : `${end}${body}${open}`
}
