import PDFDocument from "pdfkit"
import { DomainError } from "../../kernel/errors"
import type { Sheet } from "../block"
import type { FontFace } from "../fonts"
import { type Paper, paperSizes } from "../paper"
import type { SheetStyle } from "../style"
import { drawn } from "./draw"
import { fontSet, type ReadFont } from "./font-set"
import { laidBlocks } from "./layout"
import { maxPages, placed } from "./pages"

interface PdfSetting {
  style: SheetStyle
  faces: FontFace[]
  readFont: ReadFont
  paper: Paper
  now: Date
  creator: string
}

/** Writes a sheet as a tagged PDF with embedded fonts. Refuses with `too_large` above the maximum number of pages. */
export async function writePdf(
  sheet: Sheet,
  { style, faces, readFont, paper, now, creator }: PdfSetting,
): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = paperSizes[paper]
  const document = new PDFDocument({
    ...{ size: [width, height], margin: 0, autoFirstPage: false, font: null, compress: true, pdfVersion: "1.7" },
    ...{ tagged: true, displayTitle: true, lang: sheet.language, subset: "PDF/UA" },
    info: { Title: sheet.title, Author: sheet.author, Creator: creator, CreationDate: now },
  })
  const chunks: Uint8Array[] = []
  document.on("data", (chunk) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => document.on("end", resolve))
  const measure = await fontSet(document, sheet, style, faces, readFont)
  const { page } = style
  const parts = placed(await laidBlocks(sheet, style, width, measure), page.top, height - page.bottom)
  if ((parts.at(-1)?.page ?? 0) >= maxPages) {
    throw new DomainError(
      "too_large",
      `This document has more than ${maxPages} pages. Shorten it, then download it again.`,
    )
  }
  const addPage = () => void document.addPage({ size: [width, height], margin: 0 })
  addPage()
  await drawn(document, parts, style, addPage)
  document.end()
  await ended
  return concatenated(chunks)
}

function concatenated(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
