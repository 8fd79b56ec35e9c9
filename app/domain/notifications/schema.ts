import * as z from "zod"
import { NoticeWords } from "../wording/notice"

/** Content of a notification, stored with the job that will write it. */
export const Notice = z.union([
  z.object({
    words: NoticeWords,
    /** Link target: a path of the product. */
    href: z.string(),
  }),
  // The format stored with jobs before codes were introduced.
  z
    .object({ title: z.string(), body: z.string(), href: z.string() })
    .transform(({ href, ...text }) => ({ words: { code: "text" as const, ...text }, href })),
])
export interface Notice {
  words: NoticeWords
  href: string
}

/** A notification as shown to its user. */
export const NoticeView = z.object({
  id: z.string(),
  /** A job type, or another kind such as `limit`. */
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  href: z.string(),
  isRead: z.boolean(),
  createdAt: z.string(),
})
export type NoticeView = z.output<typeof NoticeView>

export const MarkRead = z.object({ id: z.string().max(100) })
export type MarkRead = z.output<typeof MarkRead>

export const MarkAllRead = z.object({
  /**
   * The newest notification that the user has seen; later ones stay unread. Without it, all current ones are marked.
   */
  upTo: z.string().max(100).optional(),
})
export type MarkAllRead = z.output<typeof MarkAllRead>
