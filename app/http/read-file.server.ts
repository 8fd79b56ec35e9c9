import type { Deps } from "../domain/deps"
import { DomainError } from "../domain/errors"
import { fieldsOf, mediaType, readUpload } from "./body-limit"

/**
 * The file of a call's form, and a hash that tells one upload from another where the call is repeated. Refuses with
 * `too_large`, `unsupported_media_type` and `bad_json`.
 */
export async function readFile(request: Request, deps: Deps): Promise<{ file: unknown; fileHash: string }> {
  const type = request.headers.get("Content-Type") ?? ""
  const body = await readUpload(request)
  if (mediaType(type) !== "multipart/form-data") {
    throw new DomainError("unsupported_media_type", "Please send a form (multipart/form-data) with the file in `file`.")
  }
  const fields = await fieldsOf({ type, body })
  const file = fields.get("file")
  // Of the file alone: the form around it has other marks each time it is sent.
  const isHashed = request.headers.has("Idempotency-Key") && file instanceof File
  return { file, fileHash: isHashed ? await deps.hash(new Uint8Array(await file.arrayBuffer())) : "" }
}
