import { isProfilePage } from "../../career/profile-page/profile-page"
import { PdfFault, type PdfFaultCode } from "../../files/pdf-fault"
import { readPdf } from "../../files/pdf-text"
import type { ResumeFaultCode } from "../../wording/resume-fault"
import { docxLines } from "./docx/docx-lines"
import type { ImportedResume } from "./imported-resume"
import { readJsonResume } from "./json-resume"
import { withoutStamps } from "./lines/chat-stamps"
import type { Line } from "./lines/line"
import { paragraphApart } from "./lines/one-paragraph"
import { textLines } from "./lines/text-lines"
import { readProfilePage } from "./linkedin/linkedin-page"
import { isProfilePdf, profilePdfLines } from "./linkedin/linkedin-pdf"
import { readLinkedIn } from "./linkedin/linkedin-zip"
import { pdfLines } from "./pdf/pdf-resume-lines"
import { readLines } from "./read-lines"
import { openZip } from "./unpack-text"
import { UnreadableResume } from "./unreadable"

/** The maximum number of characters in pasted text or a text file. */
const maxText = 200_000

const pdfCodes: Record<PdfFaultCode, ResumeFaultCode> = {
  pdf_none: "resume_kind",
  pdf_malformed: "resume_damaged",
  pdf_encrypted: "resume_encrypted",
  pdf_too_large: "resume_too_large",
  pdf_too_many_pages: "resume_too_large",
  pdf_unsupported: "resume_damaged",
  pdf_no_text: "resume_no_text",
}

/** Reads a resume from a file of any type, identified by its first bytes. Throws `UnreadableResume`. */
export async function readResumeFile(bytes: Uint8Array): Promise<ImportedResume> {
  if (bytes.length === 0) throw new UnreadableResume("resume_empty")
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1024))
  if (start.includes("%PDF-")) return readPdfLines(pdfLines(await pagesOf(bytes)))
  if (start.startsWith("PK")) {
    const archive = openZip(bytes)
    return checked(archive.names.includes("word/document.xml") ? readLines(docxLines(archive)) : readLinkedIn(archive))
  }
  if (bytes.length > 4 * maxText) throw new UnreadableResume("resume_too_large")
  return readResumeText(decoded(bytes))
}

/** Reads pasted text, a text file or a JSON Resume. Throws `UnreadableResume`. */
export function readResumeText(text: string): ImportedResume {
  if (text.trim() === "") throw new UnreadableResume("resume_empty")
  if (text.length > maxText) throw new UnreadableResume("resume_too_large")
  if (/^\ufeff?\s*\{/.test(text) && !text.trimStart().startsWith("{\\rtf")) return readJsonResume(text)
  const asShown = textLines(text, false)
  if (isProfilePage(asShown)) return checked(readProfilePage(asShown))
  const { text: said, stamps } = withoutStamps(text)
  return checked(readLines([...paragraphApart(textLines(said)), ...stamps]))
}

function readPdfLines(lines: Line[]): ImportedResume {
  return checked(isProfilePdf(lines) ? readProfile(profilePdfLines(lines)) : readLines(lines))
}

function readProfile({ lines, left }: { lines: Line[]; left: Line[] }): ImportedResume {
  const read = readLines(lines)
  return { ...read, notRead: [...read.notRead, ...left.map(({ text, place }) => ({ text, place }))] }
}

async function pagesOf(bytes: Uint8Array) {
  try {
    return await readPdf(bytes)
  } catch (error) {
    throw error instanceof PdfFault ? new UnreadableResume(pdfCodes[error.code]) : error
  }
}

function decoded(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8"
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (hasControls(text) || text.startsWith("{\\rtf")) throw new UnreadableResume("resume_kind")
    return text
  } catch {
    throw new UnreadableResume("resume_kind")
  }
}

const tab = 9
/** Binary files contain these characters; text does not. */
const hasControls = (text: string) => [...text.slice(0, 4000)].some((letter) => (letter.codePointAt(0) ?? 0) < tab)

function checked(read: ImportedResume): ImportedResume {
  if (read.sections.length === 0) throw new UnreadableResume("resume_no_resume")
  return read
}
