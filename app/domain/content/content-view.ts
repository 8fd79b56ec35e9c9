import { sentencesOf } from "../document/document"
import type { VerifiedPart } from "../document/part"
import type { ResumeContent } from "../document/resume-schema"
import { ResumeContent as Resume } from "../document/resume-schema"
import type { ContentSummary, ContentView } from "./schema"

/** A stored document, as far as its views need it. */
interface Stored {
  id: string
  type: ContentView["type"]
  title: string
  content: string
  structured: string | null
  writer: string
  jobAnalysisId: string | null
  version: number
  createdAt: string
}

/** The parts of a stored document. They were checked when they were written. */
export const partsOf = (document: string): VerifiedPart[] => JSON.parse(document)

export function structuredOf(structured: string | null): ResumeContent | undefined {
  return structured ? Resume.parse(JSON.parse(structured)) : undefined
}

export function summaryView({
  structured,
  jobAnalysisId,
  id,
  type,
  title,
  content,
  writer,
  version,
  createdAt,
}: Stored): ContentSummary {
  return {
    id,
    type,
    title,
    content,
    createdAt,
    writer,
    version,
    ...(jobAnalysisId ? { jobAnalysisId } : {}),
    ...(structured ? { structuredContentJson: structuredOf(structured) } : {}),
  }
}

export function contentView(row: Stored & { document: string; advice: string[] }): ContentView {
  return { ...summaryView(row), advice: row.advice, claims: sentencesOf(partsOf(row.document)) }
}
