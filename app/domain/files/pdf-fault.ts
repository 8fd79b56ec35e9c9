/** Why a PDF cannot be read. */
const pdfFaultCodes = [
  "pdf_none",
  "pdf_malformed",
  "pdf_encrypted",
  "pdf_too_large",
  "pdf_too_many_pages",
  "pdf_unsupported",
  "pdf_no_text",
] as const
export type PdfFaultCode = (typeof pdfFaultCodes)[number]

export class PdfFault extends Error {
  constructor(readonly code: PdfFaultCode) {
    super(code)
    this.name = "PdfFault"
  }
}
