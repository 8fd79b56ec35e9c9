import type { Deps } from "../kernel/deps"
import { type PageQuery, pageOf } from "../kernel/page"
import { type Query, query, type Who } from "../kernel/query.server"
import { type NoticeRow, selectNotices } from "./repository.server"
import type { NoticeView } from "./schema"

export interface NoticePage {
  notices: NoticeView[]
  nextCursor: string | null
}

/** A page of the user's inbox, newest first. */
export function listNotices(deps: Deps, who: Who, page: PageQuery): Query<NoticePage> {
  return query([selectNotices(deps, who, page)], (found) => {
    const { rows, nextCursor } = pageOf(found, page.limit)
    return { notices: rows.map(noticeView), nextCursor }
  })
}

export function noticeView(row: NoticeRow): NoticeView {
  return { ...row, isRead: Boolean(row.isRead) }
}
