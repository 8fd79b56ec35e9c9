import { type Exported, exportDocument } from "../exports/export-document.server"
import { PdfFault } from "../files/pdf-fault"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { viewOfTree } from "../resume/view-of-tree"
import type { Paper } from "../sheet/paper"
import { adviceFor } from "./advice"
import { type Fact, factsOf } from "./facts"
import { readBackDocx, readBackPdf } from "./read-back"
import { countsOf, type KindCount, type RecoveredFact, recovered } from "./recovered"

interface ReadFile {
  text: string
  counts: KindCount[]
  facts: RecoveredFact[]
}

interface Mirror {
  facts: Fact[]
  pdf: ReadFile
  docx: ReadFile
  advice: string[]
}

/**
 * Writes a resume's PDF and Word files, reads both back and compares them with the resume. Refuses with `too_large` if
 * they are too long to write or to read, and as `exportDocument` does.
 */
export async function mirrorOf(deps: Deps, resume: Exported, paper: Paper): Promise<Mirror> {
  const view = viewOfTree(resume.tree)
  const facts = factsOf(view)
  const read = (text: string): ReadFile => {
    const found = recovered(text, facts)
    return { text, facts: found, counts: countsOf(found) }
  }
  const pdf = read(await textOfPdf(bytesOf(await exportDocument(deps, resume, "pdf", paper))))
  const docx = read(readBackDocx(bytesOf(await exportDocument(deps, resume, "docx", paper))))
  return { facts, pdf, docx, advice: adviceFor(view, [pdf.facts, docx.facts]) }
}

/** A file without text is read as empty. */
async function textOfPdf(file: Uint8Array): Promise<string> {
  try {
    return await readBackPdf(file)
  } catch (error) {
    if (!(error instanceof PdfFault)) throw error
    if (error.code === "pdf_no_text") return ""
    throw new DomainError("too_large", "This resume is too long for most parsers to read. Shorten it, then try again.")
  }
}

const bytesOf = (file: string | Uint8Array) => (typeof file === "string" ? new TextEncoder().encode(file) : file)
