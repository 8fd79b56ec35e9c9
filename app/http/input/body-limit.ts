import { DomainError } from "../../domain/kernel/errors"

/** The maximum size in bytes of a request body that is not an upload. */
export const bodyLimit = 256 * 1024
/**
 * How many bytes of an oversized body are drained, so that the sender receives the response instead of a reset
 * connection.
 */
const drainLimit = 32 * 1024 * 1024

/** Pages that accept file uploads. With JavaScript, the upload goes to the page's data URL. */
const uploadPages = ["/settings/import", "/influence-score/import", "/job-analysis/file", "/import"].flatMap((page) => [
  page,
  `${page}.data`,
])

const plainForm = "application/x-www-form-urlencoded"
const fileForm = "multipart/form-data"
const formTypes = [plainForm, fileForm]

/** A submitted page form, buffered because a request body can be read only once. */
export interface SentForm {
  type: string
  body: Uint8Array<ArrayBuffer>
}

interface BoundedForm {
  request: Request
  form: SentForm | null
  /** An upload request whose body has not been read yet. */
  upload: Request | null
}

/** Whether a request is a safe read. */
export const isRead = ({ method }: Request) => method === "GET" || method === "HEAD"

/**
 * Reads a page's form up to the size limit, so that later parsers get a body of known size and type. Refuses with
 * `too_large`, `unsupported_media_type`, `bad_json` (a form that cannot be parsed) and `method_not_allowed`. Reads and
 * API calls pass through unchanged. An upload is passed on unread next to an empty form; its page reads it after
 * authenticating the user.
 */
export async function boundedForm(request: Request): Promise<BoundedForm> {
  const { method } = request
  const { pathname } = new URL(request.url)
  if (isRead(request) || pathname.startsWith("/api/")) return { request, form: null, upload: null }
  if (method === "POST" && uploadPages.includes(pathname) && isMultipart(request)) {
    return { request: withoutBody(request), form: null, upload: request }
  }
  const body = await readBounded(request)
  if (method !== "POST") {
    throw new DomainError("method_not_allowed", "This page accepts only GET and POST requests.", {
      allow: "GET, HEAD, POST",
    })
  }
  const form = { type: formType(request, body), body }
  const { type } = form
  if (mediaType(type) !== plainForm) await fieldsOf(form)
  const headers = new Headers(request.headers)
  headers.set("Content-Type", type)
  return { request: new Request(request, { headers, body }), form, upload: null }
}

function withoutBody({ url, method, headers: sent, signal }: Request): Request {
  const headers = new Headers(sent)
  headers.delete("Content-Length")
  headers.set("Content-Type", plainForm)
  return new Request(url, { method, headers, body: "", signal })
}

/** The normalized media type of a form. Refuses with `unsupported_media_type`. */
function formType(request: Request, body: Uint8Array): string {
  // A form without fields has no body and may omit its content type.
  const type = body.byteLength > 0 ? (request.headers.get("Content-Type") ?? "") : plainForm
  if (!formTypes.includes(mediaType(type))) {
    throw new DomainError("unsupported_media_type", "This page accepts only forms.")
  }
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new DomainError("unsupported_media_type", "Please send this form as UTF-8.")
  }
  return mediaType(type) === plainForm ? plainForm : type
}

/** Parses the fields of a form. Refuses with `bad_json` if they cannot be parsed. */
export async function fieldsOf({ type, body }: SentForm): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData()
  } catch {
    throw new DomainError("bad_json", "This form could not be read.")
  }
}

export const mediaType = (contentType: string) => contentType.split(";")[0]?.trim().toLowerCase() ?? ""

/** Whether a request is a multipart form. */
export const isMultipart = ({ headers }: Request) => mediaType(headers.get("Content-Type") ?? "") === fileForm

const tooLargeFor = (limit: number) => `This is too large. Please send at most ${limit / 1024} KiB.`

/** Checks Content-Length before the body is read. Refuses with `too_large`. */
export function checkLength(request: Request, limit: number, refusal = tooLargeFor(limit)): void {
  if (lengthOf(request) > limit) throw new DomainError("too_large", refusal)
}

const lengthOf = ({ headers }: Request) => Number(headers.get("Content-Length") ?? 0)

/** Reads a body in chunks, so an oversized one is never held in memory. Refuses with `too_large`. */
export async function readBounded(
  request: Request,
  limit = bodyLimit,
  refusal = tooLargeFor(limit),
  moved: () => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  checkLength(request, limit, refusal)
  const pieces: Uint8Array[] = []
  const size = await readChunks(request, (piece, size) => {
    moved()
    if (size <= limit) pieces.push(piece)
    else pieces.length = 0
  })
  if (size > limit) throw new DomainError("too_large", refusal)
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

/** Reads a body chunk by chunk up to a limit. Returns the number of bytes read. */
async function readChunks(request: Request, each: (piece: Uint8Array, size: number) => void): Promise<number> {
  let size = 0
  const reader = request.body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    size += piece.value.byteLength
    each(piece.value, size)
    if (size > drainLimit) await reader?.cancel()
  }
  return size
}

/** Drains an unwanted body, because responding before the request is read would reset the connection. */
export async function drain(request: Request): Promise<void> {
  if (lengthOf(request) > drainLimit) return
  await readChunks(request, () => undefined).catch(() => 0)
}
