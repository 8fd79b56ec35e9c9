import { columnsOf, type Piece, rowsOf } from "./pdf-columns"
import type { PdfPage, TextRun } from "./pdf-text"

/** Runs closer than this many font sizes belong together, with a space between those that leave a gap. */
const joinDistance = 1.2
const space = 0.18
/** Distance between two baselines, in font sizes, from which a blank line separates them. */
const paragraphDistance = 1.75

/**
 * The text of pages in reading order: line by line, columns one after the other, rows of a table kept together. Pages
 * are separated by form feeds, paragraphs by blank lines.
 */
export function textOfPdf(pages: PdfPage[]): string {
  return pages.map((page) => columnsOf(piecesOf(page.runs)).map(linesOf).join("\n\n")).join("\f")
}

/** Merges runs on one baseline that follow each other without a gap. */
function piecesOf(runs: TextRun[]): Piece[] {
  const pieces: Piece[] = []
  for (const row of rowsOf(
    runs.map(({ text, x, y, width, height }) => ({ text, left: x, right: x + width, y, height })),
  )) {
    let last: Piece | null = null
    for (const piece of row) {
      const gap = last ? piece.left - last.right : 0
      if (last && gap < joinDistance * Math.max(last.height, piece.height) && gap > -last.height) {
        const isWord = gap > space * piece.height && !/\s$/.test(last.text) && !/^\s/.test(piece.text)
        last.text += (isWord ? " " : "") + piece.text
        last.right = Math.max(last.right, piece.right)
      } else {
        last = { ...piece }
        pieces.push(last)
      }
    }
  }
  return pieces
}

function linesOf(column: Piece[]): string {
  const rows = rowsOf(column)
  const marks = itemRows(rows)
  const lines: string[] = []
  let before: Piece | undefined
  for (const [at, row] of rows.entries()) {
    const [first] = row
    if (!first) continue
    const text = row.map((piece) => piece.text.replace(/\s+/g, " ").trim()).join(isBullet(first.text) ? " " : "  ")
    const mark = marks.get(at)
    if (mark === "rest") lines.push(`${lines.pop()} ${text}`)
    else {
      if (before && first.y - before.y > paragraphDistance * Math.max(first.height, before.height)) lines.push("")
      lines.push(mark === "start" ? `• ${text}` : text)
    }
    before = first
  }
  return lines.join("\n")
}

/** The indentation of list items, in points. */
const indent = { least: 8, most: 40 }
const isContinued = /(?:,|\b(?:and|or|of|the|an?|to|in|for|with|as|by|at|on|from|your|our))$/i

/**
 * Finds the rows of lists whose bullets are drawn rather than written, by their indentation. A row continues the item
 * before it if that line was full and the sentence goes on.
 */
function itemRows(rows: Piece[][]): Map<number, "start" | "rest"> {
  const lefts = rows.map(([first]) => first?.left ?? 0)
  const sharing = (left: number) => lefts.filter((other) => Math.abs(other - left) < 2).length
  const edge = Math.min(...lefts.filter((left) => sharing(left) >= Math.min(3, rows.length)), Math.max(...lefts))
  const end = Math.max(...rows.map((row) => row.at(-1)?.right ?? 0))
  const marks = new Map<number, "start" | "rest">()
  for (const [at, row] of rows.entries()) {
    const [first] = row
    const by = (first?.left ?? 0) - edge
    if (!first || by < indent.least || by > indent.most || opensItem(first.text) || sharing(first.left) < 2) continue
    const last = rows[at - 1]?.at(-1)
    const [word = ""] = first.text.trim().split(/\s/)
    const wordWidth = ((first.right - first.left) * word.length) / first.text.length
    const isNext = last !== undefined && marks.has(at - 1) && first.y - last.y < paragraphDistance * first.height
    const isFull = isNext && last.right + wordWidth + first.height * 0.25 > end
    const isRest = isFull && (/^\p{Ll}/u.test(word) || isContinued.test(last.text.trim()))
    marks.set(at, isRest ? "rest" : "start")
  }
  return marks
}

const opensItem = (text: string) => /^\s*(?:[•●▪◦‣·*–-]|\(?(?:\d{1,2}|[a-z])[.)])(?:\s|$)/i.test(text)
const isBullet = (text: string) => /^\s*(?:[•●▪◦‣·*–-]|\(?[\da-z]{1,2}[.)])\s*$/i.test(text)
