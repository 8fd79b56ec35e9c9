import type { ZodType } from "zod"

/** A stored input as its schema reads it; null where it is malformed, or of a form that is no longer understood. */
export function readInput<Input>(schema: ZodType<Input>, raw: string): Input | null {
  try {
    return schema.parse(JSON.parse(raw))
  } catch {
    return null
  }
}
