import type { Piece } from "../../files/pdf-columns"

export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
/** Letters in the shape that they have within a word: the parser leaves these in the order in which they are seen. */
const shaped = /^[\ufb1d-\ufdff\ufe70-\ufefc]+$/

/** A run of letters in the order of reading. */
export function logical(text: string): string {
  return shaped.test(text.trim())
    ? [...text]
        .reverse()
        .map((letter) => letter.normalize("NFKC"))
        .join("")
    : text
}

/** True where at least half of the letters of a row are written from right to left. */
export function isReversed(row: Piece[]): boolean {
  const letters =
    row
      .map(({ text }) => text)
      .join("")
      .match(/\p{L}/gu) ?? []
  return letters.filter((letter) => rightToLeft.test(letter)).length >= Math.max(1, letters.length / 2)
}

/** From the right where most of a row is written from right to left. Words of the other direction keep their own. */
export function inReadingOrder(row: Piece[]): Piece[] {
  return isReversed(row) ? fromTheRight(row) : withTurned(row, ({ text }) => rightToLeft.test(text))
}

function fromTheRight(row: Piece[]): Piece[] {
  const isLatin = ({ text }: Piece) => /[A-Za-z]/.test(text) && !rightToLeft.test(text)
  return withTurned([...row].reverse(), isLatin).map((piece) =>
    row.length > 1 && !rightToLeft.test(piece.text) ? { ...piece, text: withMarksTurned(piece.text) } : piece,
  )
}

/** Neighbors of the other direction, each sequence turned around. */
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

/** Marks at the edges of Latin words stand on the other side in a line from right to left: "Oracle-" is "-Oracle". */
function withMarksTurned(text: string): string {
  const [, open = "", body = "", end = ""] = /^([.,:;!?]*)(.*?[\p{L}\p{N}%].*?)?([-–.,:;]*)$/u.exec(text) ?? []
  return body === "" ? text : `${end}${body}${open}`
}
