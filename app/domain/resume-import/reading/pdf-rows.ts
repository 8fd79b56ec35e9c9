import type { Piece } from "../../files/pdf-columns"
import type { PdfPage } from "../../files/pdf-text"
import { findDates } from "./dates"
import { inReadingOrder, rightToLeft } from "./pdf-cells"
import { withoutMark } from "./text-lines"

/** The cells of one baseline, in reading order. */
export interface Row {
  pieces: Piece[]
  left: number
  right: number
  y: number
  height: number
  strong: boolean
  page: number
}

export const onlyMark = /^\s*[•●▪◦‣·*–—\-−➢➤►✓✔❖§o\uf0b7\uf0a7]\s*$/u

/** Rows seen in a mirror where they are written from right to left, so that indents grow in the direction of reading. */
export function mirrored(rows: Row[], width: number): Row[] {
  const reversed = rows.filter(({ pieces }) => rightToLeft.test(pieces.map(({ text }) => text).join(""))).length
  if (reversed <= rows.length / 2) return rows
  const flipped = <P extends { left: number; right: number }>(one: P): P => ({
    ...one,
    left: width - one.right,
    right: width - one.left,
  })
  return rows.map((row) => ({ ...flipped(row), pieces: row.pieces.map(flipped) }))
}

/** The font of most of the text. */
export function bodyFont(pages: PdfPage[]): string {
  const counts = new Map<string, number>()
  for (const { text, font } of pages.flatMap(({ runs }) => runs))
    counts.set(font, (counts.get(font) ?? 0) + text.length)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ""
}

/** Cells of one baseline as a row. */
export function rowOf(pieces: Piece[], fonts: Map<Piece, string>, body: string, page: number): Row {
  const ordered = inReadingOrder(pieces)
  const [first] = ordered
  const main = first && onlyMark.test(first.text) ? ordered[1] : first
  return {
    pieces: ordered,
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    y: pieces[0]?.y ?? 0,
    height: Math.max(...pieces.map(({ height }) => height)),
    strong: main !== undefined && fonts.get(main) !== body,
    page,
  }
}

/** Left edge of a row's words; dates in the margin stand before them. */
export function wordsLeft({ pieces, left }: Row): number {
  const [first, second] = pieces
  return first && second && findDates(first.text)?.written === first.text.trim() ? second.left : left
}

/** A row's text, its cells separated by tabs, without the bullet's mark. */
export function wordsOf(row: Row): { text: string; marked: boolean } {
  const [first, ...rest] = row.pieces
  const alone = first && rest.length > 0 && onlyMark.test(first.text)
  const joined = (alone ? rest : row.pieces).map(({ text }) => text.replace(/\s+/g, " ").trim()).join("\t")
  const body = withoutMark(joined)
  return { text: body ?? joined, marked: alone === true || body !== null }
}
