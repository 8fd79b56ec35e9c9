import { DomainError } from "../domain/errors"
import { uploadLimit, uploadLimitText } from "../domain/upload"

/** The largest body of a request that is not an upload. */
export const bodyLimit = 256 * 1024
/** What a form around the largest file may weigh besides it. */
const formAround = 16 * 1024
/** How much of a larger one is still taken off the line, so that its sender reads the answer instead of a cut. */
const drainLimit = 32 * 1024 * 1024

/** Where a file may be sent to, besides the calls that say so themselves. */
const uploadPages = ["/settings/import"]

const plainForm = "application/x-www-form-urlencoded"
const formTypes = [plainForm, "multipart/form-data"]

/** A page's form as it was sent, so that it can be read again where its request has been read already. */
export interface SentForm {
  type: string
  body: Uint8Array<ArrayBuffer>
}

/** Whether a request only reads. */
export const isRead = ({ method }: Request) => method === "GET" || method === "HEAD"

/**
 * A page's form, read at most up to the limit: whoever takes it apart later meets a body of known size and kind.
 * Refuses with `too_large`, `unsupported_media_type`, `bad_json` (a form that cannot be taken apart) and
 * `method_not_allowed`. Reads and API calls pass as they are.
 */
export async function boundedForm(request: Request): Promise<{ request: Request; form: SentForm | null }> {
  const { method } = request
  const { pathname } = new URL(request.url)
  if (isRead(request) || pathname.startsWith("/api/")) return { request, form: null }
  const body = uploadPages.includes(pathname) ? await readUpload(request) : await readBounded(request)
  if (method !== "POST") {
    throw new DomainError("method_not_allowed", "This page is read or sent a form.", { allow: "GET, HEAD, POST" })
  }
  const form = { type: formType(request, body), body }
  const { type } = form
  if (mediaType(type) !== plainForm) await fieldsOf(form)
  const headers = new Headers(request.headers)
  headers.set("Content-Type", type)
  return { request: new Request(request, { headers, body }), form }
}

/** The type of a form, in words that every reader of forms understands. Refuses with `unsupported_media_type`. */
function formType(request: Request, body: Uint8Array): string {
  // A form without any field has no body, and need not say of which type it is.
  const type = body.byteLength > 0 ? (request.headers.get("Content-Type") ?? "") : plainForm
  if (!formTypes.includes(mediaType(type))) {
    throw new DomainError("unsupported_media_type", "This page takes forms only.")
  }
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new DomainError("unsupported_media_type", "Please send this form as UTF-8.")
  }
  return mediaType(type) === plainForm ? plainForm : type
}

/** The fields of a form that was sent. Refuses with `bad_json` what is none. */
export async function fieldsOf({ type, body }: SentForm): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData()
  } catch {
    throw new DomainError("bad_json", "This form could not be read.")
  }
}

export const mediaType = (contentType: string) => contentType.split(";")[0]?.trim().toLowerCase() ?? ""

/** The bytes of a form with a file. Refuses with `too_large`. */
export function readUpload(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  return readBounded(
    request,
    uploadLimit + formAround,
    `This file is too large: at most ${uploadLimitText} can be sent.`,
  )
}

/** The bytes of a body, gathered in pieces so that a huge one is dropped and never held. Refuses with `too_large`. */
export async function readBounded(
  request: Request,
  limit = bodyLimit,
  refusal = `This is too large: at most ${limit / 1024} KiB can be sent.`,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    size += piece.value.byteLength
    if (size <= limit) pieces.push(piece.value)
    else pieces.length = 0
    if (size > drainLimit) break
  }
  if (size > limit) {
    await reader?.cancel()
    throw new DomainError("too_large", refusal)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

/** Reads a body that nobody wants: an answer given before its request was read would cut the connection. */
export async function drain(request: Request): Promise<void> {
  await readBounded(request).catch(() => null)
}
