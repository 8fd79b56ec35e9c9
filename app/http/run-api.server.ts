import { errorText } from "../domain/kernel/error-text"
import { DomainError } from "../domain/kernel/errors"
import { admitted, unauthenticated } from "./admitted"
import { drain, isRead } from "./body-limit"
import type { RequestContext } from "./context.server"
import type { Endpoint, Endpoints } from "./endpoint.server"
import { errorResponse } from "./error-response"
import { readIdempotency } from "./idempotency.server"
import { readJson, readText } from "./input.server"
import { paramsOf } from "./path-pattern"
import { countAddress } from "./rates.server"
import { readFile } from "./read-file.server"
import { currentActor } from "./session.server"

/** Finds the endpoint of a request and runs it. Only here does a call's refusal become a status and a body. */
export async function runApi(endpoints: Endpoints, request: Request, context: RequestContext): Promise<Response> {
  try {
    const { endpoint, params } = await counted(endpoints, request, context)
    const { deps } = context
    const body = isRead(request) ? queryOf(request) : await bodyOf(endpoint, request, context)
    const raw = isObject(body) || body === undefined ? { ...body, ...params } : body
    const idempotency = endpoint.idempotent ? await readIdempotency(deps, request, raw) : null
    const response = await endpoint.handle({ deps, request, context, idempotency }, raw)
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store")
    return response
  } catch (error) {
    // An answer given before its request was read would cut the connection.
    await drain(request)
    if (!(error instanceof DomainError)) {
      console.error(JSON.stringify({ event: "api.failed", requestId: context.requestId, error: errorText(error) }))
    }
    return errorResponse(request, error, context.requestId)
  }
}

/** The endpoint of a request, which is counted for what it costs; one that is none counts too. */
async function counted(endpoints: Endpoints, request: Request, context: RequestContext) {
  try {
    const matched = match(endpoints, request)
    await countAddress(context, matched.endpoint.cost)
    return matched
  } catch (error) {
    if (!context.cost) await countAddress(context, "light")
    throw error
  }
}

/** The parameters of a read. Those of another call count for nothing: a secret in an address is written down on its way. */
const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams)

async function bodyOf(endpoint: Endpoint, request: Request, context: RequestContext): Promise<unknown> {
  // Strangers learn only that they are strangers, whatever they send.
  if (endpoint.who === "user" && !context.token) throw unauthenticated()
  if (endpoint.upload) return uploaded(endpoint, request, context)
  return endpoint.verbatim ? readText(request) : readJson(request, endpoint.mostBytes)
}

/** A file is a lot to read: it is taken only from somebody who may send one. */
async function uploaded(endpoint: Endpoint, request: Request, context: RequestContext) {
  admitted({ request }, endpoint, await currentActor(context))
  return readFile(request, context.deps)
}

function match(endpoints: Endpoints, request: Request): { endpoint: Endpoint; params: Record<string, string> } {
  const { pathname } = new URL(request.url)
  const method = request.method === "HEAD" ? "GET" : request.method
  const here = Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const [verb = "", path = ""] = name.split(" ")
    const params = paramsOf(path.split("/"), pathname.split("/"))
    return params ? [{ verb, path, endpoint, params }] : []
  })
  // A path that is spelled out is never taken for an id.
  const spelledOut = here.filter(({ path }) => path === pathname)
  const found = spelledOut.length > 0 ? spelledOut : here
  const wanted = found.find(({ verb }) => verb === method)
  if (wanted) return wanted
  if (found.length === 0) throw new DomainError("not_found", "There is no such call.")
  const allow = found.flatMap(({ verb }) => (verb === "GET" ? ["GET", "HEAD"] : [verb])).join(", ")
  throw new DomainError("method_not_allowed", `This call takes ${allow}.`, { allow })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
