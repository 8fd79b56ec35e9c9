import { phrase } from "./phrase"

/** Why a file was not read as a resume. */
export const resumeFaults = {
  resume_empty: phrase({}, () => "This file is empty. Choose another file, or paste your resume as text."),
  resume_kind: phrase(
    {},
    () =>
      "We cannot read this kind of file. Upload a PDF, a DOCX, a LinkedIn data export (ZIP) or a JSON Resume, or paste the text.",
  ),
  resume_encrypted: phrase(
    {},
    () => "This PDF is protected by a password. Save a copy without one and upload that, or paste the text.",
  ),
  resume_too_large: phrase(
    {},
    () => "This file has more in it than we can read at once. Paste the text of your resume instead.",
  ),
  resume_no_text: phrase(
    {},
    () => "This PDF is a picture of text, like a scan. Upload the original file, or paste the text.",
  ),
  resume_damaged: phrase(
    {},
    () => "This file is damaged and cannot be read. Save it again and upload that, or paste the text.",
  ),
  resume_no_resume: phrase(
    {},
    () => "We found no resume in this file. Choose another file, or paste your resume as text.",
  ),
  resume_no_csv: phrase(
    {},
    () =>
      "This ZIP is not a LinkedIn data export: it has no profile in it. Ask LinkedIn for a copy of your data and upload that ZIP.",
  ),
}
export type ResumeFaultCode = keyof typeof resumeFaults
