import { type Piece, rowsOf } from "../../files/pdf-columns"
import type { PdfPage } from "../../files/pdf-text"
import { inStreams, nameFirst } from "./column-order"
import { type Line, plainLine } from "./line"
import { columnsWithDates, isAllDates, piecesOf } from "./pdf-cells"
import { type FormRow, formRows } from "./pdf-form"
import {
  bodyFont,
  headingsApart,
  mirrored,
  onlyMark,
  type Row,
  rowOf,
  usualPitch,
  withoutMargin,
  wordsLeft,
  wordsOf,
} from "./pdf-rows"
import { isBesideDates, isRest } from "./pdf-wraps"

/** The lines of a PDF in reading order: column by column, wrapped lines joined, bullets told by mark or by indent. */
export function pdfLines(pages: PdfPage[]): Line[] {
  const body = bodyFont(pages)
  let row = 0
  const columns = pages.flatMap((page, at) => {
    const { pieces, fonts } = piecesOf(page.runs)
    const form = formRows(pieces)
    if (form) {
      const edge = Math.max(...form.flatMap(({ values }) => values.map(({ right }) => right)))
      const lines = form.flatMap((one) => linesOfForm(one, fonts, body, at + 1, edge))
      return [{ left: 0, lines: lines.map((line) => ({ ...line, place: { ...line.place, row: ++row } })) }]
    }
    const columns = columnsWithDates(pieces)
    return (at === 0 ? nameFirst(columns) : columns).map((column) => {
      const rowed = (row: Piece[]) => rowOf(row, fonts, body, at + 1)
      const rows = mirrored(headingsApart(rowsOf(column).map(rowed), fonts, rowed), page.width)
      const lines = linesOf(rows, edgeOf(rows, columns.length > 1 && hasNeighbor(column, columns), page.width)).map(
        (line) => ({ ...line, place: { ...line.place, row: ++row } }),
      )
      return { left: Math.min(...column.map(({ left }) => left)), lines }
    })
  })
  return inStreams(columns)
}

/** A label and its value as the lines of the value, the label before the first. */
function linesOfForm(row: FormRow, fonts: Map<Piece, string>, body: string, page: number, edge: number): Line[] {
  const { label, values } = row
  const rows = rowsOf(values).map((pieces) => rowOf(pieces, fonts, body, page))
  // Where each row ends a sentence, each is a line of its own, however full it is.
  const areSentences = rows.every(({ pieces }) => /[.;]$/.test(pieces.at(-1)?.text.trim() ?? ""))
  const lines = areSentences ? rows.flatMap((each) => linesOf([each], edge)) : linesOf(rows, edge)
  if (!label) return lines
  const head = plainLine(
    label.text.replace(/^[•·]\s*/, ""),
    { part: "", page, row: 0 },
    { size: Math.round(label.height * 2) / 2, strong: fonts.get(label) !== body, indent: Math.round(label.left) },
  )
  const [first, ...rest] = lines
  if (!first) return [head]
  return first.bullet
    ? [head, ...lines]
    : [{ ...first, text: `${head.text}\t${first.text}`, strong: false, bullet: false }, ...rest]
}

/** True where another column stands to the right, beside a part of this one. */
function hasNeighbor(column: Piece[], columns: Piece[][]): boolean {
  const right = Math.max(...column.map((piece) => piece.right))
  const [top, bottom] = [Math.min(...column.map(({ y }) => y)), Math.max(...column.map(({ y }) => y))]
  return columns.some((other) => other.some(({ left, y }) => left > right && y >= top && y <= bottom))
}

/** Where the lines of a column end: at its widest line, or further on where the page goes on to the right of it. */
function edgeOf(rows: Row[], bounded: boolean, pageWidth: number): number {
  const margin = Math.min(...rows.map(({ left }) => left))
  const widest = Math.max(...rows.map(({ right }) => right))
  return !bounded && widest > pageWidth * 0.6 ? Math.max(widest, Math.min(pageWidth - margin, widest + 60)) : widest
}

function linesOf(rows: Row[], edge: number): Line[] {
  const margin = Math.min(...rows.map(({ left }) => left))
  const pitch = usualPitch(rows)
  const lines: Line[] = []
  let before: Row | undefined
  let textLeft = 0
  let datesLeft = 0
  const centered = centeredRows(rows)
  for (const [at, row] of rows.entries()) {
    const { text, marked } = wordsOf(row)
    const step = before ? row.y - before.y : Number.POSITIVE_INFINITY
    // Large type has lines as far apart as its size asks for.
    const own = before && Math.abs(before.height - row.height) < 0.5 ? 1.2 * row.height : 0
    const gap = step > Math.max(pitch, own) * 1.35
    const last = lines.at(-1)
    if (last && before && !marked && !gap && isRest(before, row, textLeft, edge, last)) {
      const hyphen = /\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(text)
      // The hyphen of an address is its own.
      const kept = /[/.@]\S*-$/.test(last.text) ? last.text : last.text.slice(0, -1)
      lines[lines.length - 1] = { ...last, text: hyphen ? kept + text : `${last.text} ${text}` }
    } else if (last && before && !marked && !gap && isBesideDates(before, row, datesLeft)) {
      const [dates = "", ...cells] = last.text.split("\t").reverse()
      lines[lines.length - 1] = { ...last, text: `${cells.reverse().join("\t")} ${text}\t${dates}` }
    } else {
      const end = withoutMargin(row).at(-1)
      datesLeft = end && row.pieces.length > 1 && isAllDates([end]) ? end.left : 0
      const indented = at >= centered && isIndented(row, margin, lines)
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
        marked && row.pieces[0] && onlyMark.test(row.pieces[0].text)
          ? (row.pieces[1]?.left ?? row.left)
          : wordsLeft(row)
    }
    before = row
  }
  return lines
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

/** How many rows at the top of a column stand in its middle: a head, and no bullets. */
function centeredRows(rows: Row[]): number {
  const middle = Math.min(...rows.map(({ left }) => left)) + Math.max(...rows.map(({ right }) => right))
  const other = rows.findIndex(({ left, right }) => Math.abs(left + right - middle) >= 4)
  return Math.max(0, other)
}
