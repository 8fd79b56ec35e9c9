import { readPdf, type TextRun } from "../files/pdf-text"
import { docxLines } from "../resume-import/reading/docx/docx-lines"
import { openZip } from "../resume-import/reading/unpack-text"

/** A gap wider than this share of the font size counts as a space. */
const space = 0.12

/**
 * The text that a parser extracts from one of our PDFs: its text runs in file order. Reader and writer share no code.
 */
export async function readBackPdf(bytes: Uint8Array): Promise<string> {
  const pages = await readPdf(bytes)
  return pages.map(({ runs }) => runs.reduce(joined, { text: "", last: null as TextRun | null }).text).join("\n")
}

function joined({ text, last }: { text: string; last: TextRun | null }, run: TextRun) {
  if (!last) return { text: run.text, last: run }
  const isSameLine = Math.abs(last.y - run.y) < last.height / 2
  const gap = run.x > last.x ? run.x - last.x - last.width : last.x - run.x - run.width
  const between = isSameLine ? (gap > space * Math.min(run.height, last.height) ? " " : "") : "\n"
  return { text: text + between + run.text, last: run }
}

/** The text that a parser extracts from one of our Word documents. */
export function readBackDocx(bytes: Uint8Array): string {
  return docxLines(openZip(bytes))
    .map(({ text }) => text)
    .join("\n")
}
