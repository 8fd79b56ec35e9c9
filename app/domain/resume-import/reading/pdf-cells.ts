import { columnsOf, type Piece, rowsOf } from "../../files/pdf-columns"
import type { TextRun } from "../../files/pdf-text"
import { findDates } from "./dates"
import { isMarginHeading } from "./section-words"
import { joinedAtTurn } from "./style-turns"

/** Type sizes between two pieces from which they are cells of their own. */
const cellGap = 1.1

/** Type sizes after dates at the left edge from which what follows is a cell of its own: more than a space. */
const dateGap = 0.45

export function isAllDates(group: Piece[]): boolean {
  const text = group
    .map((piece) => piece.text)
    .join("")
    .trim()
  return findDates(text)?.written === text
}

/** Dates and headings of sections, each beside the lines that it belongs to. */
const isMargin = (side: Piece[]) =>
  side.filter((piece) => isAllDates([piece]) || isMarginHeading(piece.text)).length >= 0.6 * side.length

/** Columns of a page. Dates at the right edge belong to the lines beside them and make no column. */
export function columnsWithDates(pieces: Piece[]): Piece[][] {
  const isAligned = (piece: Piece) => pieces.filter(({ left }) => Math.abs(left - piece.left) < 2).length > 3
  const isDates = (piece: Piece) => isAllDates([piece]) && !isAligned(piece)
  const columns = columnsOf(
    pieces.filter((piece) => !isDates(piece)),
    isMargin,
  )
  for (const piece of pieces.filter(isDates)) {
    const spans = (column: Piece[]) =>
      column.some(({ left }) => left <= piece.left) && column.some(({ right }) => right >= piece.right)
    const around = columns.filter(spans)
    const distance = (column: Piece[]) =>
      Math.min(
        ...column.map(
          (other) => Math.abs(other.y - piece.y) * 4 + Math.max(0, piece.left - other.right, other.left - piece.right),
        ),
      )
    const nearest = [...(around.length > 0 ? around : columns)].sort((a, b) => distance(a) - distance(b))[0]
    if (nearest) nearest.push(piece)
    else columns.push([piece])
  }
  return columns
}

/** Runs of one baseline, joined to cells. */
export function piecesOf(runs: TextRun[]): { pieces: Piece[]; fonts: Map<Piece, string> } {
  const fonts = new Map<Piece, string>()
  const single = runs.map((run): Piece => {
    const piece = { text: run.text, left: run.x, right: run.x + run.width, y: run.y, height: run.height }
    fonts.set(piece, run.font)
    return piece
  })
  const pieces = rowsOf(single).flatMap((row) => {
    const groups: Piece[][] = []
    for (const piece of row) {
      const last = groups.at(-1)?.at(-1)
      const gap = last ? piece.left - last.right : 0
      const isOther = Math.abs((last?.height ?? 0) - piece.height) > 1 && gap > 0.5 * piece.height
      const isAfterDates = groups.length === 1 && gap > dateGap * piece.height && isAllDates(groups[0] ?? [])
      // Words with vowel signs say too little of their width.
      const widest = /\p{M}/u.test(last?.text ?? "") ? 2 * cellGap : cellGap
      if (last && !isOther && !isAfterDates && gap < widest * Math.max(last.height, piece.height))
        groups.at(-1)?.push(piece)
      else groups.push([piece])
    }
    return groups.map((group) => cellOf(group, fonts))
  })
  return { pieces, fonts }
}

function cellOf(group: Piece[], fonts: Map<Piece, string>): Piece {
  const ordered = inReadingOrder(group)
  const words = ordered.map((piece, at) => {
    const before = ordered[at - 1]
    const gap = before ? Math.max(piece.left - before.right, before.left - piece.right) : 0
    const isWord = gap > 0.15 * piece.height || /\s$/.test(before?.text ?? "") || /^\s/.test(piece.text)
    return { text: `${isWord ? " " : ""}${piece.text.trim()}`, font: fonts.get(piece) ?? "" }
  })
  const text = joinedAtTurn(words)
  // Of two types, the first is that of the title.
  const main = text.includes("\t") ? ordered[0] : [...group].sort((a, b) => b.text.length - a.text.length)[0]
  const cell: Piece = {
    text,
    left: Math.min(...group.map(({ left }) => left)),
    right: Math.max(...group.map(({ right }) => right)),
    y: group[0]?.y ?? 0,
    height: Math.max(...group.map(({ height }) => height)),
  }
  fonts.set(cell, (main && fonts.get(main)) ?? "")
  return cell
}

export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** From the right where most of a row is written from right to left. */
export function inReadingOrder(row: Piece[]): Piece[] {
  const letters =
    row
      .map(({ text }) => text)
      .join("")
      .match(/\p{L}/gu) ?? []
  const isReversed = letters.filter((letter) => rightToLeft.test(letter)).length >= Math.max(1, letters.length / 2)
  if (!isReversed) return row
  // Latin words within the row keep their own direction.
  const ordered: Piece[] = []
  let latin: Piece[] = []
  for (const piece of [...row].reverse()) {
    if (/[A-Za-z]/.test(piece.text) && !rightToLeft.test(piece.text)) latin.unshift(piece)
    else {
      ordered.push(...latin, piece)
      latin = []
    }
  }
  return [...ordered, ...latin]
}
