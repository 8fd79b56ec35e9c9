import type { DocumentTree } from "./document-tree"
import { shownPlace } from "./json-resume/place"
import type { ContentType } from "./kinds"
import { treeOfParts } from "./old-parts"
import type { OldPart } from "./old-sections"
import { StoredResumeContent } from "./resume-schema"

/** The stored columns of a document. */
export interface StoredTree {
  type: ContentType
  document: string
  /** Fields beside a resume's parts; set only for documents of the first format. */
  structured: string | null
}

/** The tree of a stored document, which was verified when written. */
export function treeOf({ type, document, structured }: StoredTree): DocumentTree {
  return treeOfValue(type, JSON.parse(document), structured ? JSON.parse(structured) : null)
}

/**
 * Like `treeOf`, from parsed columns. The first format was a list of parts plus, for a resume, fields. Its conversion
 * is deterministic, so the ids hold until the document is saved in the current format.
 */
export function treeOfValue(type: ContentType, document: DocumentTree | OldPart[], structured: unknown): DocumentTree {
  if (!Array.isArray(document)) return withPlace(document)
  return treeOfParts(type, document, structured ? StoredResumeContent.parse(structured) : null)
}

/** Documents stored before they had a field for it show the place of the resume that they were imported from. */
function withPlace(tree: DocumentTree): DocumentTree {
  const { person, origin } = tree
  if (typeof person.contact.location === "string") return tree
  return { ...tree, person: { ...person, contact: { ...person.contact, location: shownPlace(origin?.resume.basics) } } }
}
