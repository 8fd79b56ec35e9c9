import type { Piece } from "../../../files/pdf-columns"
import { areLetters } from "../lines/spaced-letters"

/** The maximum gap between two words, in font sizes. */
const wordGap = 1.1
/** The minimum number of letters in the longer of two words. */
const least = 4

const isWide = ({ text }: Piece) => text.trim().includes(" ") && areLetters(text)

/**
 * "M A R Y" and "H I L L": where a page has the words of a line apart, their letters are joined, also in a line of a
 * single word.
 */
export function withWideWords(rows: Piece[][], fonts: Map<Piece, string>): Piece[][] {
  const areApart = rows.some((row) =>
    row.some((piece, at) => {
      const before = row[at - 1]
      const areWords = before !== undefined && isWide(before) && isWide(piece)
      const isNear = areWords && piece.left - before.right < wordGap * piece.height
      return isNear && [before, piece].some(({ text }) => text.trim().split(" ").length >= least)
    }),
  )
  if (!areApart) return rows
  return rows.map((row) =>
    row.map((piece) => {
      if (!isWide(piece)) return piece
      const joined = { ...piece, text: piece.text.replaceAll(" ", "") }
      fonts.set(joined, fonts.get(piece) ?? "")
      return joined
    }),
  )
}
