import { type Piece, rowsOf } from "../../../files/pdf-columns"
import type { PdfPage } from "../../../files/pdf-text"
import { joinedLines } from "../lines/broken-words"
import { findDates } from "../lines/dates"
import { type Line, plainLine } from "../lines/line"
import { kindOfHeading } from "../sections/section-words"
import { append, nameFirst, type Stream, streamAt, withAddressBlock } from "./column-order"
import { columnsWithDates, isAllDates, piecesOf } from "./pdf-cells"
import { type FormRow, formRows } from "./pdf-form"
import { withoutFurniture } from "./pdf-furniture"
import {
  bodyFonts,
  headingsApart,
  mirrored,
  onlyMark,
  type Row,
  rowOf,
  usualPitch,
  withoutMargin,
  withWholeDates,
  wordsLeft,
  wordsOf,
} from "./pdf-rows"
import { areFlushRight, isBelowTitle, isBesideDates, isRest, isRestOfValue, valueEdge } from "./pdf-wraps"
import { withWholeCells } from "./whole-cells"

/**
 * The lines of a PDF in reading order: column by column, with wrapped lines joined and bullets recognized by mark or
 * indentation.
 */
export function pdfLines(given: PdfPage[]): Line[] {
  const { pages, furniture } = withoutFurniture(given)
  const body = bodyFonts(pages)
  let row = 0
  const numbered = (line: Line) => ({ ...line, place: { ...line.place, row: ++row } })
  const streams: Stream[] = []
  for (const [at, page] of pages.entries()) {
    const { pieces, fonts } = piecesOf(page.runs)
    const form = formRows(pieces)
    if (form) {
      const edge = Math.max(...form.flatMap(({ values }) => values.map(({ right }) => right)))
      const lines = form.flatMap((one) => linesOfForm(one, fonts, body, at + 1, edge))
      append(streamAt(streams, 0), lines.map(numbered))
      continue
    }
    const found = columnsWithDates(pieces, fonts)
    const columns = at === 0 ? nameFirst(withAddressBlock(found)) : found
    for (const column of columns) {
      const rowed = (row: Piece[]) => rowOf(row, fonts, body, at + 1)
      const whole = withWholeDates(withWholeCells(rowsOf(column).map(rowed), fonts))
      const rows = mirrored(headingsApart(whole, fonts, rowed), page.width)
      // An address beside the name is wider than the text below it.
      const text = found.includes(column) ? rows : belowHead(rows)
      const own = text === rows ? column : text.flatMap(({ pieces }) => pieces)
      const edge = edgeOf(text, columns.length > 1 && hasNeighbor(own, columns), page.width)
      const stream = streamAt(streams, Math.min(...column.map(({ left }) => left)))
      append(stream, linesOf(rows, edge, stream.lines).map(numbered))
    }
  }
  return [...streams.flatMap(({ lines }) => lines), ...furniture]
}

/** Joins a label and its value: the label precedes the value's first line. */
function linesOfForm(row: FormRow, fonts: Map<Piece, string>, body: Set<string>, page: number, edge: number): Line[] {
  const { label, values } = row
  const rows = rowsOf(values).map((pieces) => rowOf(pieces, fonts, body, page))
  // If each row ends a sentence, each is a separate line, however full.
  const areSentences = rows.every(({ pieces }) => /[.;]$/.test(pieces.at(-1)?.text.trim() ?? ""))
  const lines = areSentences ? rows.flatMap((each) => linesOf([each], edge)) : linesOf(rows, edge)
  if (!label) return lines
  const head = plainLine(
    label.text.replace(/^[•·]\s*/, ""),
    { part: "", page, row: 0 },
    {
      size: Math.round(label.height * 2) / 2,
      strong: !body.has(fonts.get(label) ?? ""),
      indent: Math.round(label.left),
    },
  )
  const [first, ...rest] = lines
  if (!first) return [head]
  // "Additional information" ends the section above it.
  const opensSection = head.strong && kindOfHeading(head.text) === "other"
  return first.bullet || opensSection
    ? [head, ...lines]
    : [{ ...first, text: `${head.text}\t${first.text}`, strong: false, bullet: false }, ...rest]
}

/** Whether another column is to the right of a part of this one. */
function hasNeighbor(column: Piece[], columns: Piece[][]): boolean {
  const right = Math.max(...column.map((piece) => piece.right))
  const [top, bottom] = [Math.min(...column.map(({ y }) => y)), Math.max(...column.map(({ y }) => y))]
  return columns.some((other) => other.some(({ left, y }) => left > right && y >= top && y <= bottom))
}

/** The rows from the first section on. */
function belowHead(rows: Row[]): Row[] {
  const first = rows.findIndex(({ pieces }) => pieces.length === 1 && kindOfHeading(pieces[0]!.text) !== null)
  return rows.slice(Math.max(0, first))
}

/** The right edge of a column's lines: its widest line, or further if the page continues to the right of it. */
function edgeOf(rows: Row[], bounded: boolean, pageWidth: number): number {
  const margin = Math.min(...rows.map(({ left }) => left))
  const widest = Math.max(...rows.map(({ right }) => right))
  return !bounded && widest > pageWidth * 0.6 ? Math.max(widest, Math.min(pageWidth - margin, widest + 60)) : widest
}

/** `above`: the lines of the same column on earlier pages. */
function linesOf(rows: Row[], edge: number, above: Line[] = []): Line[] {
  const margin = Math.min(...rows.map(({ left }) => left))
  const pitch = usualPitch(rows)
  const lines: Line[] = []
  let before: Row | undefined
  let textLeft = 0
  let datesLeft = 0
  let valueLeft = 0
  const goesOn = (before: Row, row: Row, last: Line) =>
    isRest(before, row, textLeft, edge, last, isBelowTitle(last, lines.at(-2))) ||
    isRestOfValue(before, row, edge, valueLeft)
  // Only the first page has a head.
  const centered = above.length === 0 ? centeredRows(rows) : 0
  const [top] = rows
  const isRestOfPage = top !== undefined && above.at(-1)?.bullet === true && /^\p{Ll}/u.test(wordsOf(top).text)
  for (const [at, row] of rows.entries()) {
    const { text, marked } = wordsOf(row)
    const after = isRestOfPage ? lines.slice(1) : lines
    const step = before ? row.y - before.y : Number.POSITIVE_INFINITY
    // Large type has a proportionally larger line spacing.
    const own = before && Math.abs(before.height - row.height) < 0.5 ? 1.2 * row.height : 0
    const gap = step > Math.max(pitch, own) * 1.35
    const last = lines.at(-1)
    if (last && before && !marked && !gap && goesOn(before, row, last)) {
      lines[lines.length - 1] = { ...last, text: joinedLines(last.text, text) }
    } else if (last && before && !marked && !gap && isBesideDates(before, row, datesLeft)) {
      const [dates = "", ...cells] = last.text.split("\t").reverse()
      lines[lines.length - 1] = { ...last, text: `${cells.reverse().join("\t")} ${text}\t${dates}` }
    } else {
      const end = withoutMargin(row).at(-1)
      datesLeft = end && row.pieces.length > 1 && isAllDates([end]) ? end.left : 0
      valueLeft = valueEdge(row)
      const isOpen = at >= centered && !(before && areFlushRight(before, row))
      const indented = isOpen && !(at === 0 && isRestOfPage) && isIndented(row, margin, [...above, ...after])
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

/** Drawn bullets: slightly more indented than the lines above, in the same style. */
function isIndented(row: Row, margin: number, lines: Line[]): boolean {
  const inset = row.left - margin
  const heading = lines.findLast(({ bullet }) => !bullet)
  return (
    inset >= 5 &&
    row.pieces.length === 1 &&
    !row.strong &&
    !isBracketedDates(row) &&
    heading !== undefined &&
    row.left - heading.indent >= 5 &&
    row.left - heading.indent <= 40
  )
}

/** "[ 03/2018 – Current ]": a European form has the dates of a job above it, below an outdented heading. */
const isBracketedDates = ({ pieces }: Row) => {
  const text = pieces[0]!.text.trim().replace(/^[[(]\s?|\s?[\])]$/g, "")
  return findDates(text)?.written === text
}

/** The number of centered rows at the top of a column, which are a head rather than bullets. */
function centeredRows(rows: Row[]): number {
  const middle = Math.min(...rows.map(({ left }) => left)) + Math.max(...rows.map(({ right }) => right))
  const other = rows.findIndex(({ left, right }) => Math.abs(left + right - middle) >= 4)
  return Math.max(0, other)
}
