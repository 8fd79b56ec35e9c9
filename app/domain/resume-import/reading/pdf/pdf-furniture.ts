import { type Piece, rowsOf } from "../../../files/pdf-columns"
import type { PdfPage, TextRun } from "../../../files/pdf-text"
import { type Line, plainLine } from "../lines/line"
import { isPageNumber } from "../sections/section-words"

/** The number of rows at the top and bottom of a page that may be its header or footer. */
const maxRows = 2
/** The maximum difference in points between a header's positions on different pages. */
const sameHeight = 3

interface EdgeRow {
  page: number
  runs: TextRun[]
  text: string
  y: number
  isTop: boolean
}

/**
 * Removes repeated headers and footers, which would interrupt text that continues on the next page. The header of the
 * first page stays, because it may be the head of the resume.
 */
export function withoutFurniture(pages: PdfPage[]): { pages: PdfPage[]; furniture: Line[] } {
  const edges = pages.flatMap((page, at) => edgeRows(page, at))
  const name = largest(pages[0])
  const found = edges.filter((row) => isFurniture(row, edges, name))
  const removed = new Set(found.flatMap(({ runs }) => runs))
  return {
    pages: pages.map((page) => ({ ...page, runs: page.runs.filter((run) => !removed.has(run)) })),
    furniture: found.map(({ text, page }, at) =>
      plainLine(text, { part: "", page: page + 1, row: at + 1 }, { furniture: true }),
    ),
  }
}

function isFurniture(row: EdgeRow, edges: EdgeRow[], name: string): boolean {
  if (isPageNumber(row.text)) return true
  if (row.isTop && row.page === 0) return false
  const isRepeated = edges.some(
    (other) =>
      other.page !== row.page &&
      other.isTop === row.isTop &&
      Math.abs(other.y - row.y) < sameHeight &&
      withoutDigits(other.text) === withoutDigits(row.text),
  )
  return isRepeated || (row.isTop && name !== "" && row.text.replace(/[\s,|–—·•-]+(?:continued|\d+)?$/i, "") === name)
}

const withoutDigits = (text: string) => text.replace(/\d+/g, "#")

function edgeRows({ runs }: PdfPage, page: number): EdgeRow[] {
  const byPiece = new Map<Piece, TextRun>()
  for (const run of runs)
    byPiece.set({ text: run.text, left: run.x, right: run.x + run.width, y: run.y, height: run.height }, run)
  const rows = rowsOf([...byPiece.keys()])
  const shown = rows.map((row): Omit<EdgeRow, "isTop"> => {
    const held = row.flatMap((piece) => byPiece.get(piece) ?? [])
    return { page, runs: held, text: textOf(row), y: row[0]?.y ?? 0 }
  })
  // A page of a few rows is all text.
  if (rows.length <= 2 * maxRows) return []
  return [
    ...shown.slice(0, maxRows).map((row) => ({ ...row, isTop: true })),
    ...shown.slice(-maxRows).map((row) => ({ ...row, isTop: false })),
  ]
}

const textOf = (row: Piece[]) =>
  row
    .map(({ text, left }, at) => (at > 0 && left - row[at - 1]!.right > 1 ? ` ${text}` : text))
    .join("")
    .replace(/\s+/g, " ")
    .trim()

/** The words in the largest type on the first page. */
function largest(page: PdfPage | undefined): string {
  const most = Math.max(0, ...(page?.runs ?? []).map(({ height }) => height))
  const [row] = page
    ? edgeRows(page, 0).filter(({ runs, isTop }) => isTop && runs.some(({ height }) => height === most))
    : []
  return row?.text ?? ""
}
