import * as z from "zod"
import { NoticeWords } from "../wording/notice"

/** What a line in the inbox says, as it is stored with the job that will write it. */
export const Notice = z.union([
  z.object({
    words: NoticeWords,
    /** Where it leads, as a path of the product. */
    href: z.string(),
  }),
  // As jobs from before there were codes hold it.
  z
    .object({ title: z.string(), body: z.string(), href: z.string() })
    .transform(({ href, ...text }) => ({ words: { code: "text" as const, ...text }, href })),
])
export interface Notice {
  words: NoticeWords
  href: string
}

/** A line of the inbox as its user sees it. */
export const NoticeView = z.object({
  id: z.string(),
  /** What it is about: a job's type, or a word of its own such as `limit`. */
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
  /** The newest line that the user has seen; later ones stay unread. Without it, everything there is now. */
  upTo: z.string().max(100).optional(),
})
export type MarkAllRead = z.output<typeof MarkAllRead>
