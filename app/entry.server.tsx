import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare"
import { isRouteErrorResponse, RemixServer } from "@remix-run/react"
import { isbot } from "isbot"
import { renderToReadableStream } from "react-dom/server"
import { errorText } from "./domain/kernel/error-text"
import { keepForm } from "./http/input/kept-form.server"
import { NonceContext } from "./ui/browser/nonce"
import { UnsentContext } from "./ui/form/unsent-context"

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId, form, refused }: AppLoadContext,
) {
  // The worker's entry builds this response itself.
  if (refused) return new Response(null, { status: 429 })
  const unsent = status >= 500 ? await keepForm(request, form) : null
  let failed = false
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <UnsentContext.Provider value={unsent}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </UnsentContext.Provider>
    </NonceContext.Provider>,
    {
      nonce,
      // Pages are not streamed, because parts that arrive later would need a script to move them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: request.signal,
      onError(error) {
        failed = true
        console.error(JSON.stringify({ event: "render.failed", requestId, error: errorText(error) }))
      },
    },
  )
  if (isbot(request.headers.get("User-Agent"))) await body.allReady
  headers.set("Content-Type", "text/html; charset=utf-8")
  return new Response(body, { status: failed ? 500 : status, headers })
}

/** Logs loader and action failures with the request id, without any user input. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  // A wrong path or method is the caller's mistake and must not flood the logs.
  if (request.signal.aborted || context.refused || isRouteErrorResponse(error)) return
  console.error(JSON.stringify({ event: "page.failed", requestId: context.requestId, error: errorText(error) }))
}
