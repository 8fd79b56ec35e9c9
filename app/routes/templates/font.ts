import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { findFont } from "../../domain/resume/template-library.server"

/** A font file for the templates. Served with CORS, because sandboxed frames with an opaque origin load it too. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await findFont(context.deps, params.file ?? "")
  if (!found)
    return new Response("404 There is no such font.\n", { status: 404, headers: { "Content-Type": "text/plain" } })
  return new Response(found.body, {
    headers: {
      "Content-Type": found.contentType,
      "Content-Length": String(found.bytes),
      "Cache-Control": "public, max-age=604800",
      "Access-Control-Allow-Origin": "*",
    },
  })
}
