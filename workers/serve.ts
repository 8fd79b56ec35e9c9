import type { AppLoadContext } from "@remix-run/cloudflare"
import { errorText } from "../app/domain/kernel/error-text"
import { DomainError } from "../app/domain/kernel/errors"
import { errorResponse } from "../app/http/api/error-response"
import { pageCost } from "../app/http/costs/page-costs"
import { countAddress } from "../app/http/costs/rates.server"
import { boundedForm, drain, isRead } from "../app/http/input/body-limit"
import { plainRequest } from "../app/http/input/plain-request"
import { tooManyPage } from "../app/http/input/too-many-page"
import { securityHeaders } from "../app/http/responses/headers"
import { clientAddress } from "../app/http/visitor/client-address"
import { allowedTracker, isShared } from "../app/http/visitor/consent.server"
import type { RequestContext } from "../app/http/visitor/context.server"
import { bookmarkCookie, writeCookie } from "../app/http/visitor/cookies.server"
import { mayPass } from "../app/http/visitor/cross-site"
import { readsFrom } from "../app/http/visitor/reads-from"
import { presentedToken } from "../app/http/visitor/session.server"
import { takeRate } from "./adapters/rates"
import { openDeps } from "./deps"
import type { Env } from "./env"

type Handle = (request: Request, context?: AppLoadContext) => Promise<Response>

/**
 * Handles every request: refuses those that may not pass, hands the rest to Remix and adds the same headers to every
 * response.
 */
export async function serve(request: Request, env: Env, ctx: ExecutionContext, handle: Handle): Promise<Response> {
  const requestId = crypto.randomUUID()
  const nonce = requestId.replaceAll("-", "")
  let plain = request
  try {
    const { deps, bookmark } = openDeps(env, (work) => ctx.waitUntil(work), readsFrom(request))
    const context: RequestContext = {
      deps,
      nonce,
      requestId,
      address: clientAddress(request),
      take: (binding, key) => takeRate(env, binding, key),
      token: await presentedToken(deps, request),
      form: null,
      upload: null,
      responseHeaders: new Headers(),
    }
    if (!mayPass(request)) throw new DomainError("forbidden_origin", "This request came from another site.")
    plain = await plainRequest(request)
    const response = await answered(plain, context, handle)
    if (response.status === 405 && !response.headers.has("Allow")) {
      await response.body?.cancel()
      throw new DomainError("method_not_allowed", "This page is read-only.", { allow: "GET, HEAD" })
    }
    // A page that was only read wrote nothing; a redirect may follow a write. Readers of a shared link get no cookie.
    const written = isShared(request) || (isRead(request) && response.status < 300) ? null : bookmark()
    if (written) context.responseHeaders.append("Set-Cookie", writeCookie(bookmarkCookie, written, 60))
    const tracker = allowedTracker(request, deps.settings.tracker)
    return withHeaders(response, context.responseHeaders, [
      nonce,
      deps.payments?.hostedOrigins,
      tracker && new URL(tracker.scriptUrl).origin,
    ])
  } catch (error) {
    await drain(plain)
    if (!(error instanceof DomainError)) {
      console.error(JSON.stringify({ event: "request.failed", requestId, error: errorText(error) }))
    }
    return withHeaders(errorResponse(request, error, requestId), new Headers(), [nonce])
  }
}

/** Remix's response, or the too-many-requests page, which does not involve Remix. */
async function answered(request: Request, context: RequestContext, handle: Handle): Promise<Response> {
  const isPage = !new URL(request.url).pathname.startsWith("/api/")
  try {
    if (isPage) await countAddress(context, pageCost(request))
    const bounded = await boundedForm(request)
    context.form = bounded.form
    context.upload = bounded.upload
    const response = await handle(bounded.request, context)
    if (bounded.upload) await drain(bounded.upload)
    if (!context.refused || !isPage) return response
    await response.body?.cancel()
    throw context.refused
  } catch (error) {
    if (!context.refused || !isPage) throw error
    // A request refused by address has not been read yet, and its upload is not needed.
    const form = context.form ?? (await boundedForm(request).catch(() => null))?.form ?? null
    if (!form) await drain(request)
    return tooManyPage(request, form, context.refused)
  }
}

function withHeaders(response: Response, more: Headers, policy: Parameters<typeof securityHeaders>): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of securityHeaders(...policy)) if (!headers.has(name)) headers.set(name, value)
  for (const [name, value] of more) headers.append(name, value)
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store")
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
