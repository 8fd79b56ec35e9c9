import { findDates } from "../lines/dates"
import { type Line, plainLine } from "../lines/line"
import { joinedAtTurn } from "../lines/style-turns"
import { withoutMark } from "../lines/text-lines"
import { isMarginHeading } from "../sections/section-words"
import type { TextArchive } from "../unpack-text"
import { UnreadableResume } from "../unreadable"
import {
  type Block,
  isStrong,
  isStyled,
  isTable,
  type Paragraph,
  sizeOf,
  splitAt,
  type TextRun,
  textOf,
} from "./docx-parts"
import { readBlocks, readStyles, type Style } from "./docx-xml"

const sized = 11
/** The page number is a field, with or without its cached value. */
const pageField = /\b(?:page|seite|página|pagina)(?:\s*\d*\s*(?:of|von|de|di|\/)?\s*\d*)?$/i

/** The lines of a DOCX file: its headers, its body with tables and text boxes, its footers. */
export function docxLines(archive: TextArchive): Line[] {
  if (!archive.names.includes("word/document.xml")) throw new UnreadableResume("resume_damaged")
  const styles = readStyles(archive.text("word/styles.xml"))
  const named = (pattern: RegExp) => archive.names.filter((name) => pattern.test(name)).sort()
  const parts = [...named(/^word\/header\d*\.xml$/), "word/document.xml", ...named(/^word\/footer\d*\.xml$/)]
  let row = 0
  return parts.flatMap((part) =>
    readBlocks(archive.text(part)).flatMap((block) =>
      linesOfBlock(block)
        .flatMap(withHeadingApart)
        .map((paragraph) => lineOf(paragraph, styles, ++row, part)),
    ),
  )
}

function linesOfBlock(block: Block): Paragraph[] {
  return isTable(block) ? block.rows.flatMap(linesOfRow) : [block]
}

/**
 * A row of a data table becomes one line. Cells of a layout table follow each other, except that a cell with dates
 * joins its first line.
 */
function linesOfRow(cells: Paragraph[][]): Paragraph[] {
  const filled = cells
    .map((cell) => cell.filter((paragraph) => textOf(paragraph).trim() !== ""))
    .filter((cell) => cell.length > 0)
  const [first, second] = filled
  if (!first || !second) return first ?? []
  if (filled.every((cell) => cell.length === 1)) return [joined(filled.map((cell) => cell[0]!))]
  const dated = filled.length === 2 && first.length <= 3 && first[0] && findDates(textOf(first[0])) !== null
  if (!dated) return nameFirst(filled).flat()
  const [top, ...rest] = second
  return [joined([...first, top!]), ...rest]
}

/** A sidebar to the left of the name comes after the cell that the name heads. */
function nameFirst(cells: Paragraph[][]): Paragraph[][] {
  const sizes = cells.map(([top]) => (top ? sizeOf(top) : 0))
  const most = Math.max(...sizes)
  const at = sizes.indexOf(most)
  const isName = at > 0 && sizes.every((size, other) => other === at || size < 0.8 * most)
  return isName ? [cells[at]!, ...cells.filter((_, other) => other !== at)] : cells
}

const tab: TextRun = { text: "\t", strong: false, italic: false, size: 0 }
const joined = (paragraphs: Paragraph[]): Paragraph => ({
  ...paragraphs[0]!,
  runs: paragraphs.flatMap(({ runs }, at) => (at === 0 ? runs : [tab, ...runs])),
})

/** A heading in the margin is placed beside the first line of its section. */
function withHeadingApart(paragraph: Paragraph): Paragraph[] {
  const [first, ...rest] = splitAt(paragraph, "\t")
  if (!first || rest.length === 0 || !isMarginHeading(textOf(first))) return [paragraph]
  const isMarked = isStrong(first) !== rest.every(isStrong) || sizeOf(first) > Math.max(...rest.map(sizeOf))
  return isMarked ? [{ ...first, listed: false, margin: true }, joined(rest)] : [paragraph]
}

/** The text of a paragraph, with a tab where the style changes after a part of a heading: "**Manager**, Acme". */
const textWithTurns = (paragraph: Paragraph) =>
  splitAt(paragraph, "\t")
    .map(({ runs }) =>
      joinedAtTurn(runs.map(({ text, strong, italic }) => ({ text, font: `${strong} ${italic}` })).filter(hasText)),
    )
    .join("\t")
const hasText = ({ text }: { text: string }) => text !== ""

function lineOf(paragraph: Paragraph, styles: Map<string, Style>, row: number, part: string): Line {
  const style = resolved(paragraph.style, styles)
  const shown = textWithTurns(paragraph)
  const body = withoutMark(shown)
  const text = (body ?? shown)
    .replace(/\t+/g, "\t")
    .replace(/[ \u00a0]+/g, " ")
    .trim()
  const { margin = false } = paragraph
  const heading = margin || style.outline !== null || /^heading|^title$|^überschrift/i.test(style.name)
  const level = margin ? 0 : Number(/\d/.exec(style.name)?.[0] ?? style.outline ?? 0)
  const first = splitAt(paragraph, "\t")[0] ?? paragraph
  const size = sizeOf(paragraph) || style.size || sized
  return plainLine(
    text,
    { part: part === "word/document.xml" ? "" : part, page: null, row },
    {
      bullet:
        !heading &&
        (body !== null ||
          paragraph.listed ||
          style.listed ||
          (/list (?:bullet|number|paragraph)|compact/i.test(style.name) && paragraph.listed)),
      size: heading ? Math.max(size, 20 - level) : size,
      strong: isStrong(first) || style.strong,
      styled: isStyled(first) || style.strong,
      heading: heading && !/^(?:sub)?title$/i.test(style.name),
      furniture: /^word\/(?:header|footer)/.test(part) && pageField.test(text),
    },
  )
}

function resolved(id: string, styles: Map<string, Style>): Style {
  const none: Style = { name: "", basedOn: "", listed: false, strong: false, size: 0, outline: null }
  let found = { ...none, name: styles.get(id)?.name ?? id }
  for (let at = 0, next = styles.get(id); next && at < 10; at++, next = styles.get(next.basedOn)) {
    found = {
      ...found,
      listed: found.listed || next.listed,
      strong: found.strong || next.strong,
      size: found.size || next.size,
      outline: found.outline ?? next.outline,
    }
  }
  return found
}
