import { type Piece, rowsOf } from "../../../files/pdf-columns"
import { joinedLines } from "../lines/broken-words"
import type { Line } from "../lines/line"
import { kindOfHeading } from "../sections/section-words"

/** The maximum difference in points between a column's left edges on different pages. */
const sameEdge = 15
/** The minimum number of characters in a full line. */
const shortest = 40

/** The lines of one column across pages. */
export interface Stream {
  left: number
  lines: Line[]
}

/** The stream with a left edge: a column has the same one on the next page. */
export function streamAt(streams: Stream[], left: number): Stream {
  const found = streams.find((each) => Math.abs(each.left - left) < sameEdge)
  if (found) return found
  const stream = { left, lines: [] }
  streams.push(stream)
  return stream
}

/** Appends the lines of the next page. The first may continue the last line of the previous page. */
export function append(stream: Stream, lines: Line[]): void {
  const last = stream.lines.at(-1)
  const [first, ...rest] = lines
  if (last && first && last.place.page !== first.place.page && goesOn(last, first)) {
    stream.lines[stream.lines.length - 1] = { ...last, text: joinedLines(last.text, first.text) }
    stream.lines.push(...rest)
  } else stream.lines.push(...lines)
}

function goesOn(last: Line, first: Line): boolean {
  if (first.bullet || first.strong || /[.!?:;]$/.test(last.text) || last.text.length < shortest) return false
  if (Math.abs(first.size - last.size) > 0.5 || first.text.includes("\t")) return false
  return /^\p{Ll}/u.test(first.text) || (last.bullet && first.indent > last.indent + 3)
}

/** A sidebar to the left of the name comes after the column that the name heads. */
export function nameFirst(columns: Piece[][]): Piece[][] {
  const heights = columns.map((column) =>
    Math.max(
      ...rowsOf(column)
        .slice(0, 2)
        .flat()
        .map(({ height }) => height),
    ),
  )
  const most = Math.max(...heights)
  const at = heights.indexOf(most)
  const isName = at > 0 && heights.every((height, other) => other === at || height < 0.8 * most)
  return isName ? [columns[at]!, ...columns.filter((_, other) => other !== at)] : columns
}

/** The maximum number of pieces in an address block, and of pieces next to it: the name and the occupation. */
const mostInHead = 10

/** The addresses at the top of a sidebar, above its first section, and the rest of it. */
function addressesApart(column: Piece[]): Piece[][] {
  const first = Math.min(...column.filter(isSection).map(({ y }) => y))
  const above = column.filter(({ y }) => y < first)
  const isBlock = above.length < column.length && above.length <= mostInHead && isAddresses(above)
  return isBlock ? [above, column.filter((piece) => !above.includes(piece))] : [column]
}

/** An address, a phone number and an email address at the right edge belong to the top of the column next to them. */
export function withAddressBlock(given: Piece[][]): Piece[][] {
  const columns = given.flatMap((column, at) => (at > 0 ? addressesApart(column) : [column]))
  const block = columns.find((column, at) => at > 0 && column.length <= mostInHead && isAddresses(column))
  const bottom = Math.max(...(block ?? []).map(({ y }) => y))
  const isMain = (column: Piece[]) => {
    const head = column.filter(({ y }) => y <= bottom + 2)
    return column !== block && column.length > head.length && head.length <= mostInHead && !head.some(isSection)
  }
  const main = block && columns.find(isMain)
  if (!block || !main) return columns
  // Nothing may be above the top of the column.
  const top = Math.min(...columns.filter((column) => column !== block).flatMap((column) => column.map(({ y }) => y)))
  const isTop = top > bottom || main.some(({ y }) => y === top)
  return isTop
    ? columns.flatMap((column) => (column === block ? [] : [column === main ? [...block, ...main] : column]))
    : columns
}

const isSection = ({ text }: Piece) => kindOfHeading(text) !== null

const isAddresses = (column: Piece[]) => column.some(({ text }) => /\S@\S+\.\S/.test(text)) && !column.some(isSection)
