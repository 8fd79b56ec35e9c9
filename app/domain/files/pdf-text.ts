import { uploadLimit } from "../kernel/upload"
import { PdfFault } from "./pdf-fault"
import { guardPdf } from "./pdf-guard"

/** A run of text with its position on the page, in points from the top left. */
export interface TextRun {
  text: string
  x: number
  /** The position of the baseline. */
  y: number
  width: number
  /** The font size. */
  height: number
  /** Distinguishes the fonts of a file. */
  font: string
}

export interface PdfPage {
  width: number
  height: number
  runs: TextRun[]
}

const maxPages = 30
/** Maximum number of runs of all pages: 400 each, where a full page has about 100 lines. */
const maxRuns = 12_000
/**
 * Maximum number of identical runs at the same position: bold type is sometimes drawn by repeating text a few times.
 */
const maxIdentical = 40
const minCharacters = 20

/**
 * Extracts the text of a PDF with its positions, in bounded time for any file. The parser is imported lazily. Throws
 * `PdfFault`.
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  if (bytes.length > uploadLimit) throw new PdfFault("pdf_too_large")
  guardPdf(bytes)
  const pages = await parsed(bytes)
  const length = pages.reduce((sum, { runs }) => sum + runs.reduce((all, { text }) => all + text.trim().length, 0), 0)
  if (length < minCharacters) throw new PdfFault("pdf_no_text")
  return pages
}

async function parsed(bytes: Uint8Array): Promise<PdfPage[]> {
  const { getDocumentProxy } = await import("unpdf")
  // The parser takes ownership of its bytes, so it gets a copy.
  const options = {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1,
    verbosity: 0,
  }
  const document = await getDocumentProxy(bytes.slice(), options).catch((error: unknown) => {
    throw new PdfFault(Object(error).name === "PasswordException" ? "pdf_encrypted" : "pdf_malformed")
  })
  try {
    if (document.numPages > maxPages) throw new PdfFault("pdf_too_many_pages")
    const pages: PdfPage[] = []
    let left = maxRuns
    for (let number = 1; number <= document.numPages; number++) {
      const page = await pageOf(document, number, left)
      pages.push(page)
      left -= page.runs.length
    }
    return pages
  } catch (error) {
    throw error instanceof PdfFault ? error : new PdfFault("pdf_malformed")
  } finally {
    await document.destroy().catch(() => undefined)
  }
}

type Document = Awaited<ReturnType<typeof import("unpdf")["getDocumentProxy"]>>

async function pageOf(document: Document, number: number, most: number): Promise<PdfPage> {
  const page = await document.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const runs: TextRun[] = []
  const alike = new Map<string, number>()
  // Reads in chunks, so that a page that repeats itself endlessly can be abandoned.
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      for (const item of value.items) {
        const run = "str" in item ? runOf(item, transform) : null
        if (!run) continue
        runs.push(run)
        const key = `${run.text} ${run.x} ${run.y}`
        const times = (alike.get(key) ?? 0) + 1
        alike.set(key, times)
        if (times > maxIdentical) throw new PdfFault("pdf_too_large")
      }
      // The parser never yields by itself.
      await new Promise((go) => setTimeout(go, 0))
      if (runs.length > most) throw new PdfFault("pdf_too_large")
    }
  } finally {
    // The parser stops only if the reason is an error.
    await reader.cancel(new Error("enough")).catch(() => undefined)
    page.cleanup()
  }
  return { width, height, runs }
}

/** Null for empty or rotated text, such as a watermark. */
function runOf(
  { str, transform, width, fontName }: { str: string; transform: number[]; width: number; fontName: string },
  page: number[],
): TextRun | null {
  const [a = 0, b = 0, , d = 0, e = 0, f = 0] = transform
  const text = str.replace(/[\p{Cc}\p{Cf}\ufffd]/gu, (sign) => (sign === "\t" ? " " : ""))
  const [, , , flip = -1, left = 0, top = 0] = page
  if (text.trim() === "" || Math.abs(b) > Math.abs(a) * 0.2) return null
  return { text, x: e + left, y: f * flip + top, width, height: Math.abs(d) || Math.abs(a), font: fontName }
}
