import * as z from "zod"
import { version } from "../kernel/version"
import { lineLimits, noRole } from "./rules"

/**
 * The form right after a reflection: each line as it was typed, and the button: `agree`, `aside` or `later`, for all
 * lines or, with `:` and an id, for one of them. An empty role is one that nobody has chosen yet.
 */
export const DecideLines = z.object({
  intent: z.string().max(200),
  lines: z
    .array(
      z.object({
        id: z.string().max(100),
        version,
        text: z
          .string()
          .trim()
          .max(lineLimits.maximum, `Please keep the line to ${lineLimits.maximum} characters.`)
          .default(""),
        roleId: z
          .string()
          .max(100)
          .optional()
          .transform((given) => (given ? (given === noRole ? "" : given) : undefined)),
      }),
    )
    .max(50)
    .default([]),
  /** The answer to the follow-up question, where one was typed. */
  followUp: z.string().trim().max(5000).default(""),
})
export type DecideLines = z.output<typeof DecideLines>
