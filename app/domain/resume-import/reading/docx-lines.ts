import { findDates } from "./dates"
import { type Block, isTable, type Paragraph } from "./docx-parts"
import { readBlocks, readStyles, type Style } from "./docx-xml"
import { type Line, plainLine } from "./line"
import { withoutMark } from "./text-lines"
import type { TextArchive } from "./unpack-text"
import { UnreadableResume } from "./unreadable"

const sized = 11

/** The lines of a DOCX: its headers, its body with tables and text boxes, its footers. */
export function docxLines(archive: TextArchive): Line[] {
  if (!archive.names.includes("word/document.xml")) throw new UnreadableResume("resume_damaged")
  const styles = readStyles(archive.text("word/styles.xml"))
  const named = (pattern: RegExp) => archive.names.filter((name) => pattern.test(name)).sort()
  const parts = [...named(/^word\/header\d*\.xml$/), "word/document.xml", ...named(/^word\/footer\d*\.xml$/)]
  let row = 0
  return parts.flatMap((part) =>
    readBlocks(archive.text(part)).flatMap((block) =>
      linesOfBlock(block).map((paragraph) => lineOf(paragraph, styles, ++row, part)),
    ),
  )
}

function linesOfBlock(block: Block): Paragraph[] {
  return isTable(block) ? block.rows.flatMap(linesOfRow) : [block]
}

/** A row of a grid is one line; cells of a layout stand one after the other, a cell with dates beside its first line. */
function linesOfRow(cells: Paragraph[][]): Paragraph[] {
  const filled = cells.map((cell) => cell.filter(({ text }) => text.trim() !== "")).filter((cell) => cell.length > 0)
  const [first, second] = filled
  if (!first || !second) return first ?? []
  if (filled.every((cell) => cell.length === 1)) return [joined(filled.map((cell) => cell[0]!))]
  const dated = filled.length === 2 && first.length <= 3 && first[0] && findDates(first[0].text) !== null
  if (!dated) return filled.flat()
  const [top, ...rest] = second
  return [joined([...first, top!]), ...rest]
}

const joined = (paragraphs: Paragraph[]): Paragraph => ({
  ...paragraphs[0]!,
  text: paragraphs.map(({ text }) => text).join("\t"),
})

function lineOf(paragraph: Paragraph, styles: Map<string, Style>, row: number, part: string): Line {
  const style = resolved(paragraph.style, styles)
  const body = withoutMark(paragraph.text)
  const text = (body ?? paragraph.text)
    .replace(/\t+/g, "\t")
    .replace(/[ \u00a0]+/g, " ")
    .trim()
  const heading = style.outline !== null || /^heading|^title$|^überschrift/i.test(style.name)
  const level = Number(/\d/.exec(style.name)?.[0] ?? style.outline ?? 0)
  const size = paragraph.size || style.size || sized
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
      strong: paragraph.strong || style.strong,
      heading: heading && !/^(?:sub)?title$/i.test(style.name),
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
