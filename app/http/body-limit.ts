import { DomainError } from "../domain/kernel/errors"

/** The largest body of a request that is not an upload. */
export const bodyLimit = 256 * 1024
/** How much of a larger one is still taken off the line, so that its sender reads the answer instead of a cut. */
const drainLimit = 32 * 1024 * 1024

/** Where a file may be sent to, besides the calls that say so themselves; with a script it goes to the page's data. */
const uploadPages = ["/settings/import", "/settings/import.data"]

const plainForm = "application/x-www-form-urlencoded"
const fileForm = "multipart/form-data"
const formTypes = [plainForm, fileForm]

/** A page's form as it was sent, so that it can be read again where its request has been read already. */
export interface SentForm {
  type: string
  body: Uint8Array<ArrayBuffer>
}

interface BoundedForm {
  request: Request
  form: SentForm | null
  /** A request with a file, not read yet. */
  upload: Request | null
}

/** Whether a request only reads. */
export const isRead = ({ method }: Request) => method === "GET" || method === "HEAD"

/**
 * A page's form, read at most up to the limit: whoever takes it apart later meets a body of known size and kind.
 * Refuses with `too_large`, `unsupported_media_type`, `bad_json` (a form that cannot be taken apart) and
 * `method_not_allowed`. Reads and API calls pass as they are, and an upload goes beside an empty form: its page reads
 * it once it knows whose it is.
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
    throw new DomainError("method_not_allowed", "This page takes GET and POST requests only.", {
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

/** The type of a form, in words that every reader of forms understands. Refuses with `unsupported_media_type`. */
function formType(request: Request, body: Uint8Array): string {
  // A form without any field has no body, and need not say of which type it is.
  const type = body.byteLength > 0 ? (request.headers.get("Content-Type") ?? "") : plainForm
  if (!formTypes.includes(mediaType(type))) {
    throw new DomainError("unsupported_media_type", "This page accepts forms only.")
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

/** Whether a request is a form that may carry a file. */
export const isMultipart = ({ headers }: Request) => mediaType(headers.get("Content-Type") ?? "") === fileForm

const tooLargeFor = (limit: number) => `This is too large. Please send at most ${limit / 1024} KiB.`

/** Refuses with `too_large` what says of itself that it is, before any of it is read. */
export function checkLength(request: Request, limit: number, refusal = tooLargeFor(limit)): void {
  if (lengthOf(request) > limit) throw new DomainError("too_large", refusal)
}

const lengthOf = ({ headers }: Request) => Number(headers.get("Content-Length") ?? 0)

/** The bytes of a body, gathered in pieces so that a huge one is dropped and never held. Refuses with `too_large`. */
export async function readBounded(
  request: Request,
  limit = bodyLimit,
  refusal = tooLargeFor(limit),
  moved: () => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  checkLength(request, limit, refusal)
  const pieces: Uint8Array[] = []
  const size = await takeOff(request, (piece, size) => {
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

/** Takes a body off the line piece by piece, as far as anybody does. Answers how much that was. */
async function takeOff(request: Request, each: (piece: Uint8Array, size: number) => void): Promise<number> {
  let size = 0
  const reader = request.body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    size += piece.value.byteLength
    each(piece.value, size)
    if (size > drainLimit) await reader?.cancel()
  }
  return size
}

/** Reads a body that nobody wants: an answer given before its request was read would cut the connection. */
export async function drain(request: Request): Promise<void> {
  if (lengthOf(request) > drainLimit) return
  await takeOff(request, () => undefined).catch(() => 0)
}
