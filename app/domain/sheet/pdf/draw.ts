import type PDFDocument from "pdfkit"
import type { StructureElement } from "pdfkit"
import { newRest } from "../../kernel/yield-to-others"
import type { SheetStyle } from "../style"
import { charactersAtOnce, type LaidBlock, type PlacedLines } from "./layout"
import type { Placed } from "./pages"
import { type Piece, visualOrder } from "./pieces"
import { type GlyphReading, readAs } from "./readable-font"

/** Draws placed blocks in reading order, each tagged with its place in the document's structure. */
export async function drawn(
  document: PDFDocument,
  placed: Placed[],
  style: SheetStyle,
  addPage: () => void,
): Promise<void> {
  const rest = newRest(charactersAtOnce)
  const root = document.struct("Document")
  document.addStructure(root)
  let page = 0
  let list: StructureElement | null = null
  const elements = new Map<LaidBlock, StructureElement>()
  for (const part of placed) {
    for (; page < part.page; page++) addPage()
    const { laid, from, to, y } = part
    const { block } = laid
    if (block.tag !== "L") list = null
    else if (!list) {
      list = document.struct("L")
      root.add(list)
    }
    const isStart = from === 0
    if (isStart && block.rule) rule(document, laid, style, y)
    const top = y + (isStart ? laid.ruleAbove : 0)
    // A section title in the column is read before the content next to it.
    const isTitle = block.aside?.role === "section"
    if (isStart && laid.aside && isTitle) tagged(document, root, "H2", () => lines(document, laid.aside, top, 0))
    const element = elements.get(laid) ?? document.struct(block.tag === "L" ? "LBody" : block.tag)
    if (!elements.has(laid)) {
      elements.set(laid, element)
      if (list) {
        const item = document.struct("LI")
        list.add(item)
        if (laid.mark) tagged(document, item, "Lbl", () => lines(document, laid.mark, top, 0))
        item.add(element)
      } else root.add(element)
    }
    const baseShift = 0
    if (isStart && laid.aside && !isTitle)
      marked(document, element, block.tag, () => lines(document, laid.aside, top, laid.lineHeight))
    const some = { ...laid.main, lines: laid.main.lines.slice(from, to) }
    marked(document, element, block.tag === "L" ? "LBody" : block.tag, () =>
      lines(document, some, top + baseShift, laid.lineHeight, element),
    )
    if (isStart && laid.end) marked(document, element, block.tag, () => lines(document, laid.end, top, laid.lineHeight))
    const pieces = some.lines.flatMap((line) => line.pieces)
    await rest(pieces.reduce((sum, { text }) => sum + text.length, 0))
  }
}

function tagged(document: PDFDocument, parent: StructureElement, tag: string, draw: () => void): void {
  const element = document.struct(tag)
  parent.add(element)
  marked(document, element, tag, draw)
}

function marked(document: PDFDocument, element: StructureElement, tag: string, draw: () => void): void {
  element.add(document.markStructureContent(tag))
  draw()
  document.endMarkedContent()
}

/**
 * Draws lines from `top` down. A text next to another aligns with the first baseline of the other; `height` is the
 * height of that line.
 */
function lines(
  document: PDFDocument,
  box: PlacedLines | null,
  top: number,
  height: number,
  links?: StructureElement,
): void {
  if (!box) return
  const { style } = box
  const own = style.size * style.leading
  let y = top + (height > 0 && box.lines.length > 0 ? Math.max(0, (height - own) / 2) : 0)
  for (const line of box.lines) {
    const isRight = box.base % 2 === 1 ? style.align === "start" : false
    const free = box.width - line.width
    let x = box.x + (style.align === "center" ? free / 2 : isRight ? free : 0)
    const at = new Map<Piece, number>()
    for (const piece of visualOrder(line.pieces, box.base)) {
      at.set(piece, x)
      x += piece.width
    }
    const [first] = line.pieces
    const baseline = first ? y + baselineOf(document, first, own) : y
    for (const piece of line.pieces) {
      const left = at.get(piece) ?? 0
      const { size, color, tracking } = piece.style
      document.font(piece.font, size).fillColor(color)
      const reading: GlyphReading = { said: piece.said, isRightToLeft: piece.level % 2 === 1, signs: [] }
      readAs(document._font, reading)
      document.text(piece.text, left, baseline, {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing: tracking * size,
      })
      drawSigns(document, reading, piece, left, baseline)
      if (piece.href)
        document.link(left, y, piece.width, own, piece.href, links ? { Contents: new String(piece.text) } : {})
    }
    y += own
  }
}

function drawSigns(
  document: PDFDocument,
  { signs }: GlyphReading,
  { style }: Piece,
  x: number,
  baseline: number,
): void {
  const { unitsPerEm } = document._font.font
  const scale = style.size / unitsPerEm
  for (const sign of signs) {
    document.save()
    document.transform(scale, 0, 0, -scale, x + (sign.x * style.size) / 1000, baseline - (sign.y * style.size) / 1000)
    document.path(sign.glyph.path.toSVG()).fill(style.color)
    document.restore()
  }
}

/** Positions the baseline as CSS does: the font's own height is centered in the line. */
function baselineOf(document: PDFDocument, { font, style }: Piece, height: number): number {
  const { ascent, descent, unitsPerEm } = document.font(font, style.size)._font.font
  const scale = style.size / unitsPerEm
  return (height - (ascent - descent) * scale) / 2 + ascent * scale
}

function rule(
  document: PDFDocument,
  { block, main, aside, ruleAbove, ruleBelow, height }: LaidBlock,
  style: SheetStyle,
  y: number,
): void {
  const { width: thickness, length, color } = style.rule
  if (ruleAbove + ruleBelow === 0) return
  const box = aside ?? main
  const whole = block.aside ? style.column + main.width : main.width
  const wide = length ?? whole
  document.markContent("Artifact", { type: "Layout" })
  document.rect(box.x, ruleAbove > 0 ? y : y + height - thickness, wide, thickness).fill(color)
  document.endMarkedContent()
}
