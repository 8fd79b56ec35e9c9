import * as z from "zod"
import { pastedLimit } from "./rules"

const line = z.string().trim().max(300, "Please keep this to 300 characters.").default("")
const corrected = z.string().trim().max(300, "Please keep this to 300 characters.").optional()
const lines = z.string().max(20_000, "Please keep this to 20,000 characters.").default("")
const kept = z.literal("on").optional()

/** A resume as corrected by its owner; anything not kept is skipped. */
export const AcceptImport = z.object({
  id: z.string().min(1),
  title: line,
  keepTitle: kept,
  keepLinks: kept,
  keepPhone: kept,
  keepPlace: kept,
  /** As corrected by its owner; as it was read if it is absent. */
  phone: corrected,
  location: corrected,
  entries: z
    .array(z.object({ keep: kept, swap: kept, title: line, employer: line, location: line, dates: line, lines }))
    .max(200)
    .default([]),
  lists: z
    .array(z.object({ keep: kept, lines }))
    .max(100)
    .default([]),
})
export type AcceptImport = z.infer<typeof AcceptImport>

/** A file or a pasted text. */
export const BringResume = z.object({
  file: z.custom<File>((value) => value instanceof File).optional(),
  text: z.string().max(pastedLimit, "Please paste at most 60,000 characters.").default(""),
})
export type BringResume = z.infer<typeof BringResume>
