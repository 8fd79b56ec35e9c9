import type PDFDocument from "pdfkit"
import type { LaidBlock } from "../pdf/layout"
import { type Piece, visualOrder } from "../pdf/pieces"
import type { Canvas, Color } from "./canvas"

/** Draws a laid-out block from `top` down, in points. `scale` is in pixels per point. */
export function drawBlock(
  canvas: Canvas,
  document: PDFDocument,
  { main, lineHeight }: LaidBlock,
  top: number,
  scale: number,
): void {
  let y = top
  for (const line of main.lines) {
    let x = main.x + (main.base % 2 === 1 ? main.width - line.width : 0)
    for (const piece of visualOrder(line.pieces, main.base)) {
      drawPiece(canvas, document, piece, { x, y, lineHeight, scale })
      x += piece.width
    }
    y += lineHeight
  }
}

function drawPiece(
  canvas: Canvas,
  document: PDFDocument,
  piece: Piece,
  { x, y, lineHeight, scale }: { x: number; y: number; lineHeight: number; scale: number },
): void {
  const { size, color } = piece.style
  const outlines = document.font(piece.font, size)._font.font
  const em = size / outlines.unitsPerEm
  const baseline = y + (lineHeight - (outlines.ascent - outlines.descent) * em) / 2 + outlines.ascent * em
  const run = outlines.layout(piece.text)
  let pen = x
  for (const [at, glyph] of run.glyphs.entries()) {
    const position = run.positions[at]
    if (!position) continue
    const [left, foot] = [pen + position.xOffset * em, baseline - position.yOffset * em]
    canvas.fill(glyph.path.commands, (gx, gy) => [(left + gx * em) * scale, (foot - gy * em) * scale], rgbOf(color))
    pen += position.xAdvance * em
  }
}

export const rgbOf = (hex: string): Color => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]
