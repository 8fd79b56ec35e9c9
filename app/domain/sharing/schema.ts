import * as z from "zod"
import { maxShareName, shareDays } from "./rules"

const checkbox = z
  .literal("on")
  .optional()
  .transform((value) => value === "on")

const passcode = z.string().max(100, "Please keep the passcode to 100 characters.")

/** `once` is unique per rendered form, so that submitting it again creates no second link. */
export const ShareDocument = z.object({
  once: z.string().regex(/^[\w-]{1,64}$/),
  name: z
    .string()
    .trim()
    .max(maxShareName, `Please keep the name to ${maxShareName} characters.`)
    .optional()
    .transform((value) => value ?? ""),
  days: z.union([
    z.literal("never").transform(() => null),
    z.preprocess(Number, z.literal(shareDays, "Please choose when the link expires.")),
  ]),
  passcode: passcode
    .refine(({ length }) => length === 0 || length >= 6, "Please use at least 6 characters.")
    .optional()
    .transform((value) => value || null),
  isIndexed: checkbox,
  showsSources: checkbox,
})
export type ShareDocument = z.output<typeof ShareDocument>

export const RevokeShare = z.object({ id: z.string().max(100) })
export type RevokeShare = z.output<typeof RevokeShare>

/** The passcode entered by a reader. */
export const EnterPasscode = z.object({ passcode })
