import type { Piece } from "../../../files/pdf-columns"
import { findDates } from "../lines/dates"
import type { Line } from "../lines/line"
import { bareHeading } from "../sections/section-words"
import { isAllDates } from "./pdf-cells"
import { type Row, withoutMargin } from "./pdf-rows"

/** The maximum number of characters in a list's line. */
const shortItem = 45

const deed =
  /^\s*(?:\p{Lu}\p{Ll}{2,}ed|Led|Ran|Run|Built|Won|Wrote|Write|Grew|Grow|Cut|Set|Made|Make|Took|Take|Taught|Teach|Brought|Kept|Held|Sold|Oversaw|Drove|Lead|Manage|Supervise|Train|Support|Prepare|Handle|Assist|Coordinate|Design|Develop)\s+(?:\p{Ll}|[£$€]?\d)/u

/**
 * After the end of a sentence, a row that starts with a verb and its object is a new line. Articles, prepositions and
 * pronouns are excluded.
 */
const opensDeed =
  /^(?!(?:The|An?|All|Each|Every|Our|My|This|These|That|With|Without|For|From|During|After|Before|Since|Until|By|In|On|At|Of|To|And|But|Both|Also|As|Over|Under|About|Among|Including|It|We|I|They|More|Most) )\p{Lu}\p{Ll}+ (?:(?:the|an?|all|each|every|our|up|more|over|new|and) |\$?\d)/u

/** "Supervising two assistants" below "Negotiating with 23 towns". */
const opensTask = /^\p{Lu}\p{Ll}{2,}ing \S/u

const longestHeading = 60

/** Dates, email and web addresses, and headings in spaced letters have separate lines in a narrow column. */
function standsAlone(text: string): boolean {
  const bare = text.trim().replace(/\s+/g, " ")
  return (
    findDates(bare)?.written === bare ||
    /^(?:\S+@\S+\.\S+|(?:https?:|www\.)\S+)$/.test(bare) ||
    (bare.length <= longestHeading && bareHeading(bare) !== bare)
  )
}

/** Whether a row continues a heading that wrapped before the dates at the end of its line. */
export function isBesideDates(before: Row, row: Row, datesLeft: number): boolean {
  const [words] = withoutMargin(before)
  const [rest, ...others] = row.pieces
  if (!datesLeft || !words || !rest || others.length > 0) return false
  const isSame = before.font === row.font || words.text.includes("\t") || /\s[·|–—]$/.test(words.text.trim())
  const isFull = words.right + firstWordWidth(rest) + 3 * row.height > datesLeft
  return isSame && isFull && Math.abs(rest.left - words.left) < 4 && Math.abs(before.height - row.height) <= 1
}

/** The left edge of the value in a row of a label and its value: "Languages", "German, English"; 0 for other rows. */
export function valueEdge({ pieces: [label, value, ...others] }: Row): number {
  const isPair = label && value && others.length === 0 && !/\d/.test(label.text) && label.text.trim().length <= 30
  return isPair && !isAllDates([value]) && value.text.trim().length > 20 ? value.left : 0
}

/** Whether a row continues the value above: it has no label of its own, and the value was full. */
export function isRestOfValue(before: Row, row: Row, edge: number, valueLeft: number): boolean {
  const [rest, ...others] = row.pieces
  if (!valueLeft || !rest || others.length > 0 || Math.abs(rest.left - valueLeft) > 2) return false
  const isSame = before.pieces.length > 1 || Math.abs(before.left - rest.left) < 2
  return isSame && Math.abs(before.height - row.height) <= 1 && isFull(before, rest, 0.2 * row.height, edge)
}

/** The approximate width of a text's first word. */
function firstWordWidth({ text, left, right }: Piece): number {
  const [word = ""] = text.trim().split(/\s/)
  return ((right - left) * word.length) / Math.max(1, text.length)
}

/** "Spanish (native)" above "English (fluent)": short lines that end in parentheses are a list. */
const areItems = (above: string, shown: string) =>
  above.length <= shortItem && /\)$/.test(above) && /^\p{Lu}[^)]*\([^()]+\)$/u.test(shown)

/** "Computing: Python, R" below "Modelling: MODFLOW". */
const labeledList = /^\p{Lu}[\p{L} &/]{2,25}: \S/u

/** "Testing & inspection": in a narrow column, such a line is full, and the next item starts with a capital. */
const isShortItem = (text: string) =>
  text.length <= 24 && !/[,;:&/(-]$|\b(?:and|of|for|in|with|to|the|a|an)$/i.test(text)

const isFull = (before: Row, piece: Piece | undefined, space: number, edge: number) =>
  before.right + (piece ? firstWordWidth(piece) : 0) + space > edge

/** The rest of a paragraph with a hanging indent, as in lists of publications. */
function isHanging(before: Row, row: Row, textLeft: number, edge: number, last: Line): boolean {
  const inset = row.left - textLeft
  const [piece, ...others] = row.pieces
  if (last.bullet || others.length > 0 || !piece || inset < 5 || inset > 45) return false
  // "Hill, A., Brook, B. (2026)": the author's own name is bold, and a journal is italic.
  const [cell, ...beside] = withoutMargin(before)
  const isTurned = [cell, piece].some((one) => one?.text.includes("\t"))
  const isSame = isTurned || (before.font === row.font && !row.strong)
  return isSame && beside.length === 0 && isFull(before, piece, row.height * 0.2, edge) && !deed.test(piece.text)
}

/** A title with no comma, after which an employer's name could have started. */
const isTitleBesideDates = (row: Row) =>
  withoutMargin(row) !== row.pieces && withoutMargin(row).every(({ text }) => !text.includes(","))

/** Whether two rows are flush right, such as the lines of an address, so each is complete. */
export const areFlushRight = (before: Row, row: Row) =>
  Math.abs(before.right - row.right) < 2 && Math.min(before.left, row.left) > row.right / 2

/** "Nordsee-Werft AG, Bremerhaven": below the dates and the title. */
const namesEmployer = (text: string) =>
  text.length <= 80 &&
  /^\p{Lu}[^,]* (?:AG|GmbH|KG|Ltd|Limited|LLC|LLP|Inc|PLC|plc|B\.?V|S\.?A|S\.?r\.?l)\.?(?:,|$)/u.test(text)

/**
 * Whether the indented rows below a line are a list: the line names the employer, right below a title with its dates in
 * the margin.
 */
export const isBelowTitle = (line: Line | undefined, above: Line | undefined): boolean =>
  line !== undefined && above !== undefined && !line.gap && !line.bullet && !above.bullet && opensWithDates(above)

function opensWithDates({ text }: Line): boolean {
  const [first = "", second] = text.split("\t")
  return second !== undefined && findDates(first)?.written === first.trim()
}

/**
 * Whether a row continues the line above: that line was full, and the row's first word would not have fit. `opensList`:
 * the rows indented below that line are a list.
 */
export function isRest(before: Row, row: Row, textLeft: number, edge: number, last: Line, opensList = false): boolean {
  if (areFlushRight(before, row) && Math.abs(before.left - row.left) >= 1) return false
  if (/\d\s*[–-]$/.test(last.text) && /^\d{4}$/.test(row.pieces[0]?.text.trim() ?? "")) return true
  const [start] = row.pieces
  const goesOn = last.bullet && /^\p{Ll}/u.test(start?.text.trim() ?? "")
  if (!goesOn && findDates(last.text)?.to === last.text.length) return false
  const shown = row.pieces
    .map(({ text }) => text)
    .join(" ")
    .trim()
  if (!last.bullet && labeledList.test(shown) && labeledList.test(last.text)) return false
  const follows = standsAlone(shown) || (standsAlone(last.text) && /^\p{Lu}/u.test(shown))
  // A list of talks, each with its title in quotes.
  if (/\.$/.test(last.text) && [last.text, shown].every((text) => /^["“«]/.test(text))) return false
  if (!last.bullet && (follows || areItems(last.text, shown))) return false
  if (Math.abs(before.height - row.height) > 1) return false
  const aligned = Math.abs(row.left - textLeft) < 4 || (last.bullet && row.left > before.left)
  if (!aligned) return !opensList && isHanging(before, row, textLeft, edge, last)
  if (isTitleBesideDates(before) && namesEmployer(shown)) return false
  // A line that ends with a comma continues.
  if (/[^,],$/.test(last.text) && row.pieces.length === 1) return true
  const cells = withoutMargin(before)
  const isSame = before.strong === row.strong || cells[0]?.text.includes("\t")
  if (!isSame || cells.length > (last.bullet ? 2 : 1)) return false
  const [piece] = row.pieces
  const full = isFull(before, piece, row.height * (last.bullet ? 0.5 : 0.2), edge)
  // Drawn bullets leave no mark, but achievements start with a verb.
  if (last.bullet && isShortItem(last.text) && /^\p{Lu}\p{L}/u.test(shown)) return false
  if (last.bullet && deed.test(piece?.text ?? "") && !/[,;:&-]$/.test(last.text)) return false
  if (last.bullet && opensTask.test(last.text) && opensTask.test(shown) && !/[,;:&-]$/.test(last.text)) return false
  if (last.bullet && /[.!?]$/.test(last.text) && opensDeed.test(piece?.text ?? "")) return false
  return (
    full ||
    (row.pieces.length === 1 && before.right > edge * 0.9 && /^\p{Ll}/u.test(shown) && !/[.!?]$/.test(last.text))
  )
}
