import { type Piece, rowsOf } from "../../files/pdf-columns"
import type { PdfPage } from "../../files/pdf-text"
import { inStreams, nameFirst } from "./column-order"
import { findDates } from "./dates"
import { type Line, plainLine } from "./line"
import { columnsWithDates, inReadingOrder, piecesOf, rightToLeft } from "./pdf-cells"
import { withoutMark } from "./text-lines"

interface Row {
  pieces: Piece[]
  left: number
  right: number
  y: number
  height: number
  strong: boolean
  page: number
}

const deed =
  /^\s*(?:\p{Lu}\p{Ll}{2,}ed|Led|Ran|Run|Built|Won|Wrote|Write|Grew|Grow|Cut|Set|Made|Make|Took|Take|Taught|Teach|Brought|Kept|Held|Sold|Oversaw|Drove|Lead|Manage|Supervise|Train|Support|Prepare|Handle|Assist|Coordinate|Design|Develop)\s+\p{Ll}/u

const onlyMark = /^\s*[•●▪◦‣·*–—\-−➢➤►✓✔❖§o\uf0b7\uf0a7]\s*$/u

/** The lines of a PDF in reading order: column by column, wrapped lines joined, bullets told by mark or by indent. */
export function pdfLines(pages: PdfPage[]): Line[] {
  const body = bodyFont(pages)
  let row = 0
  const columns = pages.flatMap((page, at) => {
    const { pieces, fonts } = piecesOf(page.runs)
    const columns = columnsWithDates(pieces)
    return (at === 0 ? nameFirst(columns) : columns).map((column) => {
      const rows = mirrored(
        rowsOf(column).map((row) => rowOf(row, fonts, body, at + 1)),
        page.width,
      )
      const lines = linesOf(rows, page.width).map((line) => ({ ...line, place: { ...line.place, row: ++row } }))
      return { left: Math.min(...column.map(({ left }) => left)), lines }
    })
  })
  return inStreams(columns)
}

/** Rows seen in a mirror where they are written from right to left, so that indents grow in the direction of reading. */
function mirrored(rows: Row[], width: number): Row[] {
  const reversed = rows.filter(({ pieces }) => rightToLeft.test(pieces.map(({ text }) => text).join(""))).length
  if (reversed <= rows.length / 2) return rows
  const flipped = <P extends { left: number; right: number }>(one: P): P => ({
    ...one,
    left: width - one.right,
    right: width - one.left,
  })
  return rows.map((row) => ({ ...flipped(row), pieces: row.pieces.map(flipped) }))
}

function bodyFont(pages: PdfPage[]): string {
  const counts = new Map<string, number>()
  for (const { text, font } of pages.flatMap(({ runs }) => runs))
    counts.set(font, (counts.get(font) ?? 0) + text.length)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ""
}

function rowOf(pieces: Piece[], fonts: Map<Piece, string>, body: string, page: number): Row {
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

function linesOf(rows: Row[], pageWidth: number): Line[] {
  const margin = Math.min(...rows.map(({ left }) => left))
  const widest = Math.max(...rows.map(({ right }) => right))
  const edge = widest > pageWidth * 0.6 ? Math.max(widest, Math.min(pageWidth - margin, widest + 60)) : widest
  const pitch = usualPitch(rows)
  const lines: Line[] = []
  let before: Row | undefined
  let textLeft = 0
  for (const row of rows) {
    const { text, marked } = wordsOf(row)
    const step = before ? row.y - before.y : Number.POSITIVE_INFINITY
    const gap = step > pitch * 1.35
    const last = lines.at(-1)
    if (last && before && !marked && !gap && isRest(before, row, textLeft, edge, last)) {
      const hyphen = /\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(text)
      // The hyphen of an address is its own.
      const kept = /[/.@]\S*-$/.test(last.text) ? last.text : last.text.slice(0, -1)
      lines[lines.length - 1] = { ...last, text: hyphen ? kept + text : `${last.text} ${text}` }
    } else {
      const indented = isIndented(row, margin, lines)
      lines.push(
        plainLine(
          text,
          { part: "", page: row.page, row: 0 },
          {
            bullet: marked || indented,
            size: Math.round(row.height * 2) / 2,
            strong: row.strong,
            indent: Math.round(wordsLeft(row)),
            gap,
          },
        ),
      )
      textLeft =
        marked && row.pieces[0] && onlyMark.test(row.pieces[0].text) ? (row.pieces[1]?.left ?? row.left) : row.left
    }
    before = row
  }
  return lines
}

/** Left edge of a row's words; dates in the margin stand before them. */
function wordsLeft({ pieces, left }: Row): number {
  const [first, second] = pieces
  return first && second && findDates(first.text)?.written === first.text.trim() ? second.left : left
}

function wordsOf(row: Row): { text: string; marked: boolean } {
  const [first, ...rest] = row.pieces
  const alone = first && rest.length > 0 && onlyMark.test(first.text)
  const joined = (alone ? rest : row.pieces).map(({ text }) => text.replace(/\s+/g, " ").trim()).join("\t")
  const body = withoutMark(joined)
  return { text: body ?? joined, marked: alone === true || body !== null }
}

/** Bullets that are drawn and not written: a little further in than the lines above, and in no other type. */
function isIndented(row: Row, margin: number, lines: Line[]): boolean {
  const inset = row.left - margin
  const heading = lines.findLast(({ bullet }) => !bullet)
  return (
    inset >= 5 &&
    row.pieces.length === 1 &&
    !row.strong &&
    heading !== undefined &&
    row.left - heading.indent >= 5 &&
    row.left - heading.indent <= 40
  )
}

function usualPitch(rows: Row[]): number {
  const steps = rows.flatMap((row, at) => (at > 0 ? [row.y - rows[at - 1]!.y] : [])).filter((step) => step > 0)
  const sorted = steps.sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.4)] ?? 12
}

/** True where a row goes on with the line above: that one was full, and its first word would not have fitted. */
function isRest(before: Row, row: Row, textLeft: number, edge: number, last: Line): boolean {
  if (/\d\s*[–-]$/.test(last.text) && /^\d{4}$/.test(row.pieces[0]?.text.trim() ?? "")) return true
  if (findDates(last.text)?.to === last.text.length) return false
  if (
    Math.abs(before.height - row.height) > 1 ||
    before.strong !== row.strong ||
    before.pieces.length > (last.bullet ? 2 : 1)
  )
    return false
  const aligned = Math.abs(row.left - textLeft) < 4 || (last.bullet && row.left > before.left)
  if (!aligned) return false
  const [piece] = row.pieces
  const [word = ""] = piece?.text.trim().split(/\s/) ?? []
  const wide = (((piece?.right ?? 0) - (piece?.left ?? 0)) * word.length) / Math.max(1, piece?.text.length ?? 1)
  const full = before.right + wide + row.height * 0.2 > edge
  // Bullets that are drawn leave no mark, but a deed opens with a verb.
  if (last.bullet && deed.test(piece?.text ?? "") && !/[,;:&-]$/.test(last.text)) return false
  return (
    full || (row.pieces.length === 1 && before.right > edge * 0.9 && /^\p{Ll}/u.test(word) && !/[.!?]$/.test(last.text))
  )
}
