import type { Deps } from "../kernel/deps"
import { type PageQuery, pageOf } from "../kernel/page"
import { type Query, query, type Who } from "../kernel/query.server"
import { readNotice, wordNotice } from "../wording/notice"
import { type NoticeRow, selectNotices } from "./repository.server"
import type { NoticeView } from "./schema"

export interface NoticePage {
  notices: NoticeView[]
  nextCursor: string | null
}

/** One page of the user's notifications, newest first. */
export function listNotices(deps: Deps, who: Who, page: PageQuery, locale?: string): Query<NoticePage> {
  return query([selectNotices(deps, who, page)], (found) => {
    const { rows, nextCursor } = pageOf(found, page.limit)
    return { notices: rows.map((row) => noticeView(row, locale)), nextCursor }
  })
}

export function noticeView({ words, title, body, ...row }: NoticeRow, locale?: string): NoticeView {
  return { ...row, ...wordNotice(readNotice({ words, title, body }), locale), isRead: Boolean(row.isRead) }
}
