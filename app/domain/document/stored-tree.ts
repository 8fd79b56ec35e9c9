import type { DocumentTree } from "./document-tree"
import type { ContentType } from "./kinds"
import { treeOfParts } from "./old-parts"
import type { OldPart } from "./old-sections"
import { ResumeContent } from "./resume-schema"

/** A document as its columns hold it. */
export interface StoredTree {
  type: ContentType
  document: string
  /** Fields beside the parts of a resume: only documents of the first format have them. */
  structured: string | null
}

/** The tree of a stored document. It was verified when it was written. */
export function treeOf({ type, document, structured }: StoredTree): DocumentTree {
  return treeOfValue(type, JSON.parse(document), structured ? JSON.parse(structured) : null)
}

/**
 * The same of parsed columns. The first format was a list of parts, and for a resume fields beside them. Such a
 * document is read into the same tree every time, so that its ids hold until it is saved in this one.
 */
export function treeOfValue(type: ContentType, document: DocumentTree | OldPart[], structured: unknown): DocumentTree {
  if (!Array.isArray(document)) return document
  return treeOfParts(type, document, structured ? ResumeContent.parse(structured) : null)
}
