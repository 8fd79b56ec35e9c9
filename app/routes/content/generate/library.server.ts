import { findGeneration } from "../../../domain/content/generate/find-generation.server"
import { findDocument, listContents } from "../../../domain/content/get-content.server"
import { shownDocument } from "../../../domain/document/document-page"
import { bodyOf, contentTypes, previewOf } from "../../../domain/document/kinds"
import { hasItems } from "../../../domain/evidence/newest-item.server"
import { findAnalyses } from "../../../domain/job-analysis/list-analyses.server"
import type { Deps } from "../../../domain/kernel/deps"
import { formatDate, type ReaderFormat } from "../../../domain/kernel/format"
import { PageQuery } from "../../../domain/kernel/page"
import { emptyQuery, mapQuery, together, type Who } from "../../../domain/kernel/query.server"

const pageSize = 12
/** The newest saved postings that content can be tailored to. */
const postingsOffered = 15

/** The library's data in one round trip: a page of documents, the current generation and the one just finished. */
export function readLibrary(deps: Deps, who: Who, wanted: URLSearchParams) {
  const createdId = wanted.get("created")
  const page = PageQuery.safeParse({ limit: pageSize, cursor: wanted.get("cursor") ?? undefined })
  const created = createdId ? findDocument(deps, who, createdId) : emptyQuery
  const lists = together(listContents(deps, who, page.data ?? { limit: pageSize }), created)
  const forms = together(
    findGeneration(deps, who, wanted.get("job")),
    together(findAnalyses(deps, who, { limit: postingsOffered }), hasItems(deps, who)),
  )
  return mapQuery(together(lists, forms), ([[list, document], [generation, [{ rows: postings }, hasWords]]]) => ({
    generation,
    hasWords,
    postings: postings.map(({ id, title, company }) => ({
      value: id,
      label: [title || "Untitled posting", company].filter(Boolean).join(" at "),
    })),
    shown: (reader: ReaderFormat) => ({
      isPaged: page.data?.cursor !== undefined,
      nextCursor: list.nextCursor,
      created: document && shownDocument(document, reader.locale),
      items: list.items.map((item) => ({
        id: item.id,
        title: item.title,
        isResume: item.type === "resume",
        label: contentTypes[item.type].label,
        preview: previewOf(bodyOf(item.type, item.content)),
        createdAt: item.createdAt,
        date: formatDate(item.createdAt, reader),
        blocked: item.blocked,
        unconfirmed: item.unconfirmed,
        overridden: item.overridden,
      })),
    }),
  }))
}
