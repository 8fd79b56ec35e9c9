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
  pdf_too_large: phrase({}, () => `This PDF holds more than we read of one file. ${instead}`),
  pdf_too_many_pages: phrase({}, () => `This PDF has more than 30 pages. Upload the pages of the posting alone.`),
  pdf_unsupported: phrase({}, () => `This PDF uses an old compression that we do not read. ${instead}`),
  pdf_no_text: phrase({}, () => `This PDF holds pictures of text and no text, as scans do. ${instead}`),
  pdf_gone: phrase({}, () => `The uploaded file no longer exists. Please upload it again.`),
}
