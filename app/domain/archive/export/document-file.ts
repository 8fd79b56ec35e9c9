import type { ContentType } from "../../document/kinds"
import { contentTypes } from "../../document/kinds"

interface StoredDocument {
  id: string
  type: ContentType
  title: string
  content: string
  trashed: number
  blocked: number
  unconfirmed: number
  createdAt: string
}

/** The path of a document's plain text in an archive: by day, named after its title. */
export function documentFileName({ id, title, trashed, createdAt }: StoredDocument): string {
  const slug = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60)
  const folder = trashed ? "documents/in-trash" : "documents"
  return `${folder}/${createdAt.slice(0, 10)}-${slug || "document"}-${id.slice(-6)}.txt`
}

/** The plain text of a document. Unsupported claims are counted at the top, because plain text has no marks. */
export function documentFileText({ type, title, content, blocked, unconfirmed, createdAt }: StoredDocument): string {
  const doubtful = blocked + unconfirmed
  const doubt =
    doubtful > 0
      ? `Not supported by your evidence: ${doubtful} sentence${doubtful === 1 ? "" : "s"}; documents.json says which.\n`
      : ""
  return `${title}\n${contentTypes[type].label}, ${createdAt.slice(0, 10)}\n${doubt}\n${content}\n`
}
