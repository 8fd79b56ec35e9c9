import * as z from "zod"
import { wrongParameters } from "./problem"

/** The kinds of parameter in a form-encoded body, where everything is text. */
export const text = z.string().min(1).max(5000)
export const optionalText = z.string().max(5000).optional()
export const whole = z
  .string()
  .regex(/^-?\d+$/, "must be an integer")
  .transform(Number)
export const flag = z.enum(["true", "false"]).transform((value) => value === "true")
export const address = z.url({ protocol: /^https?$/, error: "not a valid URL" })
export const metadata = z.record(z.string().max(40), z.string().max(500))
/** Accepted without effect. */
export const ignored = z.unknown().optional()

export const paging = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
  created: ignored,
}

export function read<T>(schema: z.ZodType<T>, fields: unknown): T {
  const parsed = schema.safeParse(fields, { reportInput: true })
  if (!parsed.success) throw wrongParameters(parsed.error)
  return parsed.data
}
