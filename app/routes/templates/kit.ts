import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { templateLibrary } from "../../domain/resume/template-library.server"

/** The parts that the editor needs to render any template in the browser with the server's renderer. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { templates, partials } = await templateLibrary(context.deps)
  const kit = JSON.stringify({ templates: templates.map(({ id, html, style }) => ({ id, html, style })), partials })
  const etag = `"${(await context.deps.hash(kit)).slice(0, 32)}"`
  const headers = { ETag: etag, "Cache-Control": "public, max-age=300" }
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers })
  return new Response(kit, { headers: { ...headers, "Content-Type": "application/json" } })
}
