import * as z from "zod"
import { PageQuery } from "../domain/kernel/page"
import { mapQuery } from "../domain/kernel/query.server"
import { listNotices } from "../domain/notifications/list-notices.server"
import { markAllRead, markRead } from "../domain/notifications/mark-read.server"
import { MarkAllRead, MarkRead, NoticeView } from "../domain/notifications/schema"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, read } from "../http/api/endpoint-kinds.server"

const unreadCount = z.number().int()

export const notifications: Endpoints = {
  "GET /api/notifications": read({
    scope: "read",
    cost: "read",
    summary: "The user's inbox, newest first.",
    input: PageQuery,
    output: z.object({ notifications: z.array(NoticeView), unreadCount, nextCursor: z.string().nullable() }),
    query: (deps, who, page) =>
      mapQuery(listNotices(deps, who, page), ({ notices, nextCursor }) => (actor) => ({
        notifications: notices,
        unreadCount: actor.unreadNotifications,
        nextCursor,
      })),
  }),
  "POST /api/notifications/{id}/read": change({
    scope: "write",
    cost: "change",
    body: "none",
    summary: "Marks a notification as read.",
    input: MarkRead,
    output: z.object({ notification: NoticeView, unreadCount }),
    run: (deps, actor, input) => markRead(deps, actor, input),
  }),
  "POST /api/notifications/read-all": change({
    scope: "write",
    cost: "change",
    body: "json",
    summary: "Marks all notifications as read, or all up to a given one.",
    input: MarkAllRead,
    output: z.object({ unreadCount }),
    run: (deps, actor, input) => markAllRead(deps, actor, input),
  }),
}
