import { DomainError } from "../domain/errors"

/** The largest body of a request that is not an upload. */
export const bodyLimit = 256 * 1024

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"]

/**
 * A page's form, read at most up to the limit: whoever takes it apart later meets a body of known size and kind.
 * Refuses with `too_large` and `unsupported_media_type`. Reads and API calls pass as they are.
 */
export async function boundedForm(request: Request): Promise<Request> {
  if (!request.body || new URL(request.url).pathname.startsWith("/api/")) return request
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? ""
  const body = await readBounded(request)
  if (body.byteLength > 0 && !formTypes.includes(type)) {
    throw new DomainError("unsupported_media_type", "This page takes forms only.")
  }
  return new Request(request, { body })
}

/** The bytes of a body, gathered in pieces so that a huge one is dropped and never held. Refuses with `too_large`. */
export async function readBounded(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new DomainError("too_large", "This is too large: at most 256 KiB can be sent.")
  if (Number(request.headers.get("Content-Length") ?? 0) > bodyLimit) throw tooLarge
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    size += piece.value.byteLength
    if (size > bodyLimit) {
      await reader?.cancel()
      throw tooLarge
    }
    pieces.push(piece.value)
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
