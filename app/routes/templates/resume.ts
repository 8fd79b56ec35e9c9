import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { templatePage } from "../../domain/resume/template-page.server"
import { templateResponse } from "../../http/responses/template-response.server"

/** A resume template filled with sample data: the same for everybody, revalidated by its ETag. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { deps } = context
  const html = await templatePage(deps, params.id ?? "", null)
  if (!html)
    return new Response("404 There is no such template.\n", { status: 404, headers: { "Content-Type": "text/plain" } })
  const etag = `"${(await deps.hash(html)).slice(0, 32)}"`
  const headers = { ETag: etag, "Cache-Control": "public, max-age=300" }
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers })
  return templateResponse(html, headers)
}
