import PDFDocument from "pdfkit"
import type { Sheet } from "../block"
import type { FontFace } from "../fonts"
import { fontSet, type ReadFont } from "../pdf/font-set"
import { laidBlocks } from "../pdf/layout"
import type { SheetStyle } from "../style"
import { Canvas } from "./canvas"
import { drawBlock, rgbOf } from "./draw-text"
import { writePng } from "./write-png"

interface PictureSetting {
  style: SheetStyle
  faces: FontFace[]
  readFont: ReadFont
  /** In points. */
  width: number
  height: number
  /** Pixels per point. */
  scale: number
  paper: string
  /** A line drawn across the picture, as an outline in points. */
  line: { path: { command: string; args: number[] }[]; color: string }
}

/** Maximum number of lines per block. */
const maxLines = 4

/** Renders a sheet as a PNG: its blocks from the top, the last one at the bottom. Uses the same fonts as its PDF. */
export async function writePicture(sheet: Sheet, setting: PictureSetting): Promise<Uint8Array<ArrayBuffer>> {
  const { style, faces, readFont, width, height, scale, paper, line } = setting
  const document = new PDFDocument({ autoFirstPage: false, font: null })
  const measure = await fontSet(document, sheet, style, faces, readFont)
  const canvas = new Canvas(width * scale, height * scale, rgbOf(paper))
  canvas.fill(line.path, (x, y) => [x * scale, y * scale], rgbOf(line.color))
  const blocks = await laidBlocks(sheet, style, width, measure)
  const foot = blocks.at(-1)
  let y = style.page.top
  for (const laid of blocks) {
    const shown = { ...laid, main: { ...laid.main, lines: laid.main.lines.slice(0, maxLines) } }
    const high = shown.main.lines.length * laid.lineHeight
    const top = laid === foot ? height - style.page.bottom - high : y + laid.before
    drawBlock(canvas, document, shown, top, scale)
    y = top + high + laid.after
  }
  return writePng(canvas)
}
