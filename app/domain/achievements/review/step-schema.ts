import * as z from "zod"
import { version } from "../../kernel/version"
import { lineLimits, noRole } from "../rules"

/**
 * The form after a reflection: each line as typed, and the pressed button: `agree`, `aside` or `later`, for all lines
 * or, followed by `:` and an id, for one. An empty role has not been chosen yet.
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
  /** The answer to the follow-up question, if one was typed. */
  followUp: z.string().trim().max(5000).default(""),
})
export type DecideLines = z.output<typeof DecideLines>
