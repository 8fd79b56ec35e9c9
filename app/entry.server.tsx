import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare"
import { RemixServer } from "@remix-run/react"
import { isbot } from "isbot"
import { renderToReadableStream } from "react-dom/server"
import { NonceContext } from "./ui/nonce"

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId }: AppLoadContext,
) {
  let failed = false
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failed = true
        const text = error instanceof Error ? (error.stack ?? error.message) : "unknown"
        console.error(JSON.stringify({ event: "render.failed", requestId, error: text }))
      },
    },
  )
  if (isbot(request.headers.get("User-Agent"))) await body.allReady
  headers.set("Content-Type", "text/html; charset=utf-8")
  return new Response(body, { status: failed ? 500 : status, headers })
}

/** Loader and action failures: logged with the request's id, without anything the user typed. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted) return
  const text = error instanceof Error ? (error.stack ?? error.message) : "unknown"
  console.error(JSON.stringify({ event: "page.failed", requestId: context.requestId, error: text }))
}
