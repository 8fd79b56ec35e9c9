import type { Deps } from "../domain/kernel/deps"
import { DomainError } from "../domain/kernel/errors"
import { uploadLimit, uploadLimitText } from "../domain/kernel/upload"
import { checkLength, fieldsOf, isMultipart, readBounded } from "./body-limit"
import { inLine } from "./upload-line"

/** The largest upload, including the surrounding form. */
const limit = uploadLimit + 16 * 1024
const tooLarge = `This file is too large. The limit is ${uploadLimitText}.`

/**
 * The file of a form, and a hash that tells one upload from another where the call is repeated. Refuses with
 * `too_large`, `unsupported_media_type` and `unavailable` before anything is read, and with `bad_json`.
 */
export async function readFile(request: Request, deps: Deps): Promise<{ file: unknown; fileHash: string }> {
  const file = (await readUpload(request, deps)).get("file")
  // Hashes only the file, because the form's boundary differs with each submission.
  const isHashed = request.headers.has("Idempotency-Key") && file instanceof File
  return { file, fileHash: isHashed ? await deps.hash(new Uint8Array(await file.arrayBuffer())) : "" }
}

/** All fields of a form with a file. Refuses like `readFile`. */
export async function readUpload(request: Request, deps: Deps): Promise<FormData> {
  if (!isMultipart(request)) {
    throw new DomainError("unsupported_media_type", "Please send a form (multipart/form-data) with the file in `file`.")
  }
  checkLength(request, limit, tooLarge)
  const type = request.headers.get("Content-Type") ?? ""
  return inLine(deps.now, async (moved) => fieldsOf({ type, body: await readBounded(request, limit, tooLarge, moved) }))
}
