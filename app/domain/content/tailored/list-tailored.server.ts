import { bodyOf, previewOf } from "../../document/kinds"
import type { Deps } from "../../kernel/deps"
import { mapQuery, type Query, query, type Who } from "../../kernel/query.server"
import { type ContentRow, selectContent, selectTailored } from "../repository.server"

/** The maximum number of characters of a document shown in the grid. */
const previewLength = 100
const maxShown = 6

/** A document tailored to a posting, as shown in the grid. */
export interface TailoredItem {
  id: string
  title: string
  preview: string
  createdAt: string
  /** A blocked sentence prevents copying and downloading. */
  isHeldBack: boolean
}

export function findTailored(deps: Deps, who: Who): Query<TailoredItem[]> {
  return query([selectTailored(deps, who, maxShown)], (rows) =>
    rows.map(({ id, type, title, content, createdAt, blocked, overrideAt }) => ({
      ...{ id, title, createdAt },
      preview: previewOf(bodyOf(type, content), previewLength),
      isHeldBack: blocked > 0 && overrideAt === null,
    })),
  )
}

/** The document in the viewer; null without an id, for a missing document and for another user's. */
export function findViewed(deps: Deps, who: Who, id: string | null): Query<Viewed | null> {
  return mapQuery(
    query([selectContent(deps, who, id ?? "")], ([row]) => row ?? null),
    (row) => row && viewed(row),
  )
}

export interface Viewed {
  id: string
  title: string
  content: string
  isHeldBack: boolean
}

const viewed = ({ id, title, content, blocked, overrideAt }: ContentRow): Viewed => ({
  ...{ id, title, content },
  isHeldBack: blocked > 0 && overrideAt === null,
})
