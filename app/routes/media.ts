import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { findPicture } from "../domain/feed/pool/media-store.server"

/** A key is the hash of its content, so responses are immutable. */
const headers = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
}

const plain = { "Content-Type": "text/plain; charset=utf-8" }

/** Serves a feed picture from our own origin, so no third party learns what a user reads. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const key = params.key ?? ""
  const etag = `"${key}"`
  if (request.headers.get("If-None-Match") === etag)
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } })
  const found = await findPicture(context.deps.bucket, key)
  if (!found) return new Response("404 There is no such image.\n", { status: 404, headers: plain })
  return new Response(found.body, {
    headers: { ...headers, ETag: etag, "Content-Type": found.contentType, "Content-Length": String(found.bytes) },
  })
}
