import type { ZodType } from "zod"
import * as z from "zod"
import { DomainError, type FieldErrors } from "../../domain/kernel/errors"
import { bodyLimit, mediaType, readBounded } from "./body-limit"
import { plainMessage } from "./plain-messages"

z.config({ customError: plainMessage })

/** Validates the input of a call. Refuses with `invalid` and one message per field. */
export function parseInput<Input>(schema: ZodType<Input> | undefined, raw: unknown): Input {
  // A call without a schema takes no input.
  if (!schema) return undefined as Input
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = issue.path.length > 0 ? issue.path.join(".") : "body"
    fields[field] = [...new Set([...(fields[field] ?? []), issue.message])]
  }
  const first = Object.values(fields)[0]?.[0] ?? "Some of this is not valid."
  throw new DomainError("invalid", first, { fields })
}

/** The raw body of a call. Refuses with `too_large`. */
export async function readText(request: Request, maxBytes = bodyLimit): Promise<string> {
  return new TextDecoder().decode(await readBounded(request, maxBytes))
}

/**
 * The JSON body of a call; undefined if it is empty. Refuses with `too_large`, `unsupported_media_type` or `bad_json`.
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  if (!request.body) return undefined
  const text = await readText(request, maxBytes)
  if (text === "") return undefined
  if (mediaType(request.headers.get("Content-Type") ?? "") !== "application/json") {
    throw new DomainError("unsupported_media_type", "Please send JSON, with Content-Type: application/json.")
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError("bad_json", "The body is not valid JSON.")
  }
}
