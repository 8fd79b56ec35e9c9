import * as z from "zod"
import { changeContent, deleteContent, findForChange } from "../domain/content/edit/change-content.server"
import { findStoredContent } from "../domain/content/edit/change-tree.server"
import { editResume, findDraft, findForEdit } from "../domain/content/edit/edit-resume.server"
import { generateContent } from "../domain/content/generate/generate-content.server"
import { findContent, listContents } from "../domain/content/get-content.server"
import { ContentSummary, ContentView, EditResume, GenerateContent, UpdateContent } from "../domain/content/schema"
import { ResumeDraftFields } from "../domain/document/draft/schema"
import { contentTypeNames } from "../domain/document/kinds"
import { DownloadDocument, downloadDocument } from "../domain/exports/download-document.server"
import { exportFormats } from "../domain/exports/formats"
import { PageQuery } from "../domain/kernel/page"
import { mapQuery } from "../domain/kernel/query.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, changeWith, read, work } from "../http/api/endpoint-kinds.server"
import { streamed } from "../http/api/reply"
import { fileHeaders } from "../http/responses/file-response.server"

const One = z.object({ content: ContentView })
const Draft = z.object({ resume: ResumeDraftFields, version: z.number().int() })
const Id = z.object({ id: z.string() })
const HistoryQuery = PageQuery.extend({ type: z.enum(contentTypeNames, "This is not a content type.").optional() })

export const content: Endpoints = {
  "GET /api/content/history": read({
    scope: "read",
    cost: "read",
    summary: "The user's documents, newest first.",
    input: HistoryQuery,
    output: z.object({ content: z.array(ContentSummary), nextCursor: z.string().nullable() }),
    query: (deps, who, { type, ...page }) =>
      mapQuery(listContents(deps, who, page, type), ({ items, nextCursor }) => () => ({
        content: z.array(ContentSummary).parse(items),
        nextCursor,
      })),
  }),
  "POST /api/content/generate": work({
    scope: "write",
    cost: "write",
    body: "json",
    summary: "Writes a document from the user's evidence, each sentence checked.",
    input: GenerateContent,
    output: One,
    run: (deps, actor, input, { idempotency }) => generateContent(deps, actor, input, idempotency),
    answer: (found) => One.parse(found),
  }),
  "GET /api/content/{id}": read({
    scope: "read",
    cost: "read",
    summary: "One document with its sentences.",
    input: Id,
    output: One,
    version: ({ content }) => content.version,
    query: (deps, who, { id }) => mapQuery(findContent(deps, who, id), (found) => () => found),
  }),
  "GET /api/content/{id}/download": changeWith({
    scope: "read",
    cost: "write",
    body: "none",
    summary:
      "A document as a file: `pdf`, `docx` or `txt`; a resume also as `md` (Markdown) or `json` (JSON Resume). Pages are A4 or US Letter by the account's time zone unless `paper` says otherwise; `template` replaces a resume's own.",
    produces: Object.values(exportFormats).map(({ contentType }) => contentType),
    input: DownloadDocument.extend({ id: z.string() }),
    needs: (deps, who, { id }) => findStoredContent(deps, who, id),
    run: async (deps, { timeZone }, input, _, open) => {
      const { body, name, contentType } = await downloadDocument(deps, open, input, { timeZone })
      return streamed(new Blob([body]).stream(), fileHeaders(name, contentType))
    },
  }),
  "PUT /api/content/{id}": changeWith({
    scope: "write",
    cost: "write",
    body: "json",
    summary: "Changes a document's title or a resume's structured content.",
    input: Id.and(UpdateContent),
    output: One,
    version: ({ content }) => content.version,
    needs: (deps, who, { id, ...update }) => findForChange(deps, who, id, update),
    run: async (deps, actor, update, _, [open, person]) => ({
      content: await changeContent(deps, actor, open, update, person),
    }),
  }),
  "GET /api/content/{id}/resume": read({
    scope: "read",
    cost: "read",
    summary: "A resume in its editable form: its sections in order, each line with its id.",
    input: Id,
    output: Draft,
    version: ({ version }) => version,
    query: (deps, who, { id }) => mapQuery(findDraft(deps, who, id), (found) => () => found),
  }),
  "PUT /api/content/{id}/resume": changeWith({
    scope: "write",
    cost: "write",
    body: "json",
    summary: "Saves an edited resume as a new version. Changed lines are checked; lines left out are removed.",
    input: Id.and(EditResume),
    output: Draft,
    version: ({ version }) => version,
    needs: (deps, who, { id }) => findForEdit(deps, who, id),
    run: (deps, _, edit, __, grounds) => editResume(deps, grounds, edit),
  }),
  "DELETE /api/content/{id}": change({
    scope: "write",
    cost: "change",
    body: "none",
    summary: "Moves a document to the trash.",
    input: Id,
    status: 204,
    run: async (deps, actor, { id }) => {
      await deleteContent(deps, actor, id)
      return null
    },
  }),
}
