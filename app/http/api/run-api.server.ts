import { errorText } from "../../domain/kernel/error-text"
import { DomainError } from "../../domain/kernel/errors"
import { countAddress } from "../costs/rates.server"
import { drain, isMultipart, isRead } from "../input/body-limit"
import { readJson, readText } from "../input/input.server"
import { readFile } from "../input/read-file.server"
import { requireAccess, unauthenticated } from "../visitor/admitted"
import { callerOf } from "../visitor/caller.server"
import type { RequestContext } from "../visitor/context.server"
import { actorWith, currentActor } from "../visitor/session.server"
import type { Call } from "./call"
import type { Endpoint, EndpointQuery, Endpoints } from "./endpoint.server"
import { errorResponse } from "./error-response"
import { readIdempotency } from "./idempotency.server"
import { withIfMatch } from "./if-match"
import { matchEndpoint } from "./match-endpoint"
import type { Reply } from "./reply"
import { respond, withTag } from "./respond.server"
import { waitPreferenceOf } from "./wait.server"

/** Finds a request's endpoint and runs it. Results and refusals are converted to HTTP only here. */
export async function runApi(endpoints: Endpoints, request: Request, context: RequestContext): Promise<Response> {
  try {
    const { endpoint, params } = await counted(endpoints, request, context)
    const { deps } = context
    const body = isRead(request) ? queryOf(request) : await bodyOf(endpoint, request, context)
    // A DELETE takes its options from the query string.
    const told = request.method === "DELETE" ? queryOf(request) : {}
    const raw = isObject(body) || body === undefined ? { ...told, ...body, ...params } : body
    const call = await callOf(endpoint, request, context, raw)
    const sent = endpoint.versioned ? withIfMatch(request, raw) : raw
    const response = respond(endpoint, await answered(endpoint, context, sent, call))
    return endpoint.polled ? withTag(deps, request, response) : response
  } catch (error) {
    // Drains the request first, because responding before it is read would reset the connection.
    await drain(request)
    if (!(error instanceof DomainError)) {
      console.error(JSON.stringify({ event: "api.failed", requestId: context.requestId, error: errorText(error) }))
    }
    return errorResponse(request, error, context.requestId)
  }
}

/** Finds the endpoint and counts the request at its cost. A request to an unknown path counts too. */
async function counted(endpoints: Endpoints, request: Request, context: RequestContext) {
  try {
    const matched = matchEndpoint(endpoints, request)
    await countAddress(context, matched.endpoint.cost)
    return matched
  } catch (error) {
    if (!context.cost) await countAddress(context, "light")
    throw error
  }
}

/** Runs a call. If it needs a session, the session is read in the same round trip. */
async function answered(endpoint: Endpoint, context: RequestContext, raw: unknown, call: Call): Promise<Reply> {
  const { scope, identifies } = endpoint
  if (scope === "anyone") {
    return endpoint.run(context.deps, identifies ? await currentActor(context) : null, raw, call)
  }
  if (!context.token) throw unauthenticated()
  let ask: EndpointQuery
  try {
    ask = endpoint.prepare(raw)
  } catch (error) {
    // Checks authorization before validating the input.
    requireAccess(scope, await currentActor(context))
    throw error
  }
  const { actor, read } = await actorWith(context, ask, scope)
  return read()(actor, call)
}

/** The call context of a request, as plain data. */
async function callOf(endpoint: Endpoint, request: Request, context: RequestContext, raw: unknown): Promise<Call> {
  return {
    caller: callerOf({ request, context }),
    origin: new URL(request.url).origin,
    idempotency: endpoint.idempotent ? await readIdempotency(context.deps, request, raw) : null,
    accepts: (request.headers.get("Accept") ?? "").toLowerCase(),
    patience: waitPreferenceOf(request.headers.get("Prefer")),
  }
}

/** The query parameters of a read. Ignored for other calls, because URLs with secrets end up in logs. */
const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams)

async function bodyOf(endpoint: Endpoint, request: Request, context: RequestContext): Promise<unknown> {
  const { scope, body, signature, maxBytes } = endpoint
  // Checks authentication before reading the body.
  if (scope !== "anyone" && !context.token) throw unauthenticated()
  const isUpload = body === "multipart" || (body === "json or multipart" && isMultipart(request))
  if (isUpload && scope !== "anyone") {
    // Uploads are large, so they are read only from authorized callers.
    requireAccess(scope, await currentActor(context))
    return readFile(request, context.deps)
  }
  if (signature === null) return readJson(request, maxBytes)
  return { text: await readText(request), signature: request.headers.get(signature) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
