import { phrase } from "./phrase"

const instead = "Paste the text instead."

/** Why a PDF could not be read. */
export const pdfFaults = {
  pdf_none: phrase({}, () => `This file is empty or is not a PDF. Choose another file, or paste the text instead.`),
  pdf_malformed: phrase({}, () => `This PDF is damaged and cannot be read. ${instead}`),
  pdf_encrypted: phrase(
    {},
    () => `This PDF is protected by a password or against copying. Print it to a new PDF, or paste the text instead.`,
  ),
  pdf_too_large: phrase({}, () => `This PDF has more in it than we can read from one file. ${instead}`),
  pdf_too_many_pages: phrase({}, () => `This PDF has more than 30 pages. Upload only the pages with the posting.`),
  pdf_unsupported: phrase({}, () => `This PDF uses an old compression that we cannot read. ${instead}`),
  pdf_no_text: phrase({}, () => `This PDF contains pictures of text, like a scan, and no text we can read. ${instead}`),
  pdf_gone: phrase({}, () => `The uploaded file no longer exists. Please upload it again.`),
}
