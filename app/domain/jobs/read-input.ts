import type { ZodType } from "zod"

/** Parses a stored input with its schema. Null if it is malformed or of a version that is no longer supported. */
export function readInput<Input>(schema: ZodType<Input>, raw: string): Input | null {
  try {
    return schema.parse(JSON.parse(raw))
  } catch {
    return null
  }
}
