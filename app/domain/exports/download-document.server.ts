import * as z from "zod"
import type { ReadDocument } from "../content/edit/change-tree.server"
import { templateName } from "../content/schema"
import { shownLeavesOf } from "../document/document-tree"
import { mayCopy } from "../evidence/rules"
import type { Deps } from "../kernel/deps"
import { DomainError, invalidField, notFound } from "../kernel/errors"
import { type Reader, usualPaper } from "../sheet/paper"
import { authorOf, exportDocument } from "./export-document.server"
import { exportFormats, exportName, formatNames, formatsOf } from "./formats"

/** A requested download. Paper and template apply to formats with page layout. */
export const DownloadDocument = z.object({
  format: z.enum(formatNames, "This is not a format.").default("txt"),
  paper: z.enum(["a4", "letter"], "This is not a paper size.").optional(),
  template: templateName.optional(),
})
export type DownloadDocument = z.output<typeof DownloadDocument>

interface DocumentFile {
  body: Uint8Array<ArrayBuffer>
  name: string
  contentType: string
}

/**
 * Renders a document as a file. Refuses with `not_found`, with `conflict` while a sentence is blocked, with `invalid`
 * if the document has no such format, and as `exportDocument` does. Without `paper`, the reader's place decides.
 */
export async function downloadDocument(
  deps: Deps,
  read: ReadDocument | null,
  { format, paper, template }: DownloadDocument,
  reader: Reader,
): Promise<DocumentFile> {
  if (!read) throw notFound("This content")
  const { row, tree } = read
  if (!formatsOf(row.type).includes(format)) throw invalidField("format", "Only a resume has this format.")
  if (!mayCopy(shownLeavesOf(tree), row.overrideAt !== null)) {
    throw new DomainError("conflict", "Some sentences are blocked. Correct them, or decide on the document's page.")
  }
  const document = { ...row, template: template ?? row.template, tree }
  const body = await exportDocument(deps, document, format, paper ?? usualPaper(reader))
  return {
    body: typeof body === "string" ? new TextEncoder().encode(body) : body,
    name: exportName({ ...row, person: authorOf(tree) }, format),
    contentType: exportFormats[format].contentType,
  }
}
