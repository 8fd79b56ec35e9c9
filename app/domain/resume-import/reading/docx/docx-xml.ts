import sax, { type Tag } from "sax"
import { UnreadableResume } from "../unreadable"
import { type Block, type Paragraph, splitAt, type Table, type TextRun } from "./docx-parts"

const deepest = 200
const maxParagraphs = 20_000

/**
 * The blocks of a document part, followed by the paragraphs of its text boxes. Refuses a DOCTYPE, so that no entity can
 * be declared. Skips deleted text and the second copy of a drawing.
 */
export function readBlocks(xml: string): Block[] {
  const blocks: Block[] = []
  const boxes: Block[] = []
  const tables: { table: Table; into: Block[] }[] = []
  const open: Paragraph[] = []
  let [skipped, boxDepth, depth, count] = [0, 0, 0, 0]
  let run: Omit<TextRun, "text"> = plainRun
  let inText = false
  let inParagraphMark = false
  const reader = sax.parser(true, { trim: false, normalize: false })
  reader.onerror = () => {
    throw new UnreadableResume("resume_damaged")
  }
  reader.ondoctype = () => {
    throw new UnreadableResume("resume_damaged")
  }
  reader.onopentag = (tag) => {
    const { name } = tag
    if (++depth > deepest || count > maxParagraphs) throw new UnreadableResume("resume_too_large")
    if (skipped > 0 || /^(?:mc:Fallback|w:del|w:moveFrom|w:instrText)$/.test(name)) return void skipped++
    const paragraph = open.at(-1)
    if (name === "w:txbxContent") boxDepth++
    else if (name === "w:tbl" && tables.length === 0 && boxDepth === 0)
      tables.push({ table: { rows: [] }, into: blocks })
    else if (name === "w:tr") tables.at(-1)?.table.rows.push([])
    else if (name === "w:tc") tables.at(-1)?.table.rows.at(-1)?.push([])
    else if (name === "w:p") open.push({ runs: [], style: "", listed: false })
    else if (name === "w:pPr") inParagraphMark = true
    else if (name === "w:r") run = { ...plainRun }
    else if (!paragraph) return
    else if (name === "w:pStyle") paragraph.style = attribute(tag, "w:val")
    else if (name === "w:numId") paragraph.listed = attribute(tag, "w:val") !== "0"
    else if (name === "w:b" && !inParagraphMark) run.strong = !/^(?:0|false)$/.test(attribute(tag, "w:val"))
    else if (name === "w:i" && !inParagraphMark) run.italic = !/^(?:0|false)$/.test(attribute(tag, "w:val"))
    else if (name === "w:sz" && !inParagraphMark) run.size = pointsOf(attribute(tag, "w:val"))
    else if (name === "w:tab" && !inParagraphMark) write("\t")
    else if (name === "w:br" || name === "w:cr") write("\n")
    else if (name === "w:noBreakHyphen") write("-")
    else if (name === "w:t") inText = true
  }
  reader.ontext = (text) => {
    if (skipped === 0 && inText) write(text)
  }
  reader.onclosetag = (name) => {
    depth--
    if (skipped > 0) return void skipped--
    if (name === "w:t") inText = false
    else if (name === "w:pPr") inParagraphMark = false
    else if (name === "w:txbxContent") boxDepth--
    else if (name === "w:p") close()
    else if (name === "w:tbl" && boxDepth === 0) {
      const done = tables.pop()
      done?.into.push(done.table)
    }
  }
  reader.write(xml).close()
  return [...blocks, ...boxes]

  function write(text: string) {
    const runs = open.at(-1)?.runs
    const last = runs?.at(-1)
    const isSame = last && last.strong === run.strong && last.italic === run.italic && last.size === run.size
    if (isSame) last.text += text
    else runs?.push({ ...run, text })
  }

  function close() {
    const paragraph = open.pop()
    if (!paragraph || ++count > maxParagraphs) return
    const cell = boxDepth === 0 ? tables.at(-1)?.table.rows.at(-1)?.at(-1) : undefined
    for (const line of splitAt(paragraph, "\n")) (boxDepth > 0 ? boxes : (cell ?? blocks)).push(line)
  }
}

/** A size is in half points, or has a unit. */
const pointsOf = (size: string) => (size.endsWith("pt") ? Number(size.slice(0, -2)) : Number(size) / 2) || 0

const plainRun = { strong: false, italic: false, size: 0 }

function attribute(
  { attributes }: Pick<Tag, "attributes"> | { attributes: Record<string, unknown> },
  name: string,
): string {
  const value = attributes[name]
  return typeof value === "string" ? value : ""
}

/** The properties that a style gives its paragraphs. */
export interface Style {
  name: string
  basedOn: string
  listed: boolean
  strong: boolean
  size: number
  /** 0 is the top level; null for body text. */
  outline: number | null
}

export function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>()
  let style: Style | null = null
  const reader = sax.parser(true, { trim: false, normalize: false })
  reader.onerror = () => {
    throw new UnreadableResume("resume_damaged")
  }
  reader.ondoctype = () => {
    throw new UnreadableResume("resume_damaged")
  }
  reader.onopentag = (tag) => {
    const value = attribute(tag, "w:val")
    if (tag.name === "w:style") {
      style = { name: "", basedOn: "", listed: false, strong: false, size: 0, outline: null }
      styles.set(attribute(tag, "w:styleId"), style)
    } else if (!style) return
    else if (tag.name === "w:name") style.name = value
    else if (tag.name === "w:basedOn") style.basedOn = value
    else if (tag.name === "w:numPr") style.listed = true
    else if (tag.name === "w:b") style.strong = !/^(?:0|false)$/.test(value)
    else if (tag.name === "w:sz") style.size = pointsOf(value)
    else if (tag.name === "w:outlineLvl") style.outline = Number(value)
  }
  if (xml) reader.write(xml).close()
  return styles
}
