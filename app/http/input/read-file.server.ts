import type { Deps } from "../../domain/kernel/deps"
import { DomainError } from "../../domain/kernel/errors"
import { uploadLimit, uploadLimitText } from "../../domain/kernel/upload"
import { checkLength, fieldsOf, isMultipart, readBounded } from "./body-limit"
import { inUploadQueue } from "./upload-queue"

/** The maximum upload size in bytes, including the multipart envelope. */
const limit = uploadLimit + 16 * 1024
const tooLarge = `This file is too large. The limit is ${uploadLimitText}.`

/**
 * Reads the file of a form and a hash that distinguishes uploads under the same idempotency key. Refuses with
 * `too_large`, `unsupported_media_type` or `unavailable` before anything is read, and with `bad_json` afterwards.
 */
export async function readFile(request: Request, deps: Deps): Promise<{ file: unknown; fileHash: string }> {
  const file = (await readUpload(request, deps)).get("file")
  // Hashes only the file, because the multipart boundary differs between submissions.
  const isHashed = request.headers.has("Idempotency-Key") && file instanceof File
  return { file, fileHash: isHashed ? await deps.hash(new Uint8Array(await file.arrayBuffer())) : "" }
}

/** All fields of a form with a file. Same refusals as `readFile`. */
export async function readUpload(request: Request, deps: Deps): Promise<FormData> {
  if (!isMultipart(request)) {
    throw new DomainError("unsupported_media_type", "Please send a form (multipart/form-data) with the file in `file`.")
  }
  checkLength(request, limit, tooLarge)
  const type = request.headers.get("Content-Type") ?? ""
  return inUploadQueue(deps.now, async (moved) =>
    fieldsOf({ type, body: await readBounded(request, limit, tooLarge, moved) }),
  )
}
