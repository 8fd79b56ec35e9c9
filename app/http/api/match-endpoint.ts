import { DomainError } from "../../domain/kernel/errors"
import type { Endpoint, Endpoints } from "./endpoint.server"
import { paramsOf } from "./path-pattern"

interface Matched {
  endpoint: Endpoint
  params: Record<string, string>
}

interface Pattern {
  verb: string
  path: string
  parts: string[]
  endpoint: Endpoint
}

const split = new WeakMap<Endpoints, Pattern[]>()

/** The endpoints with their names split, once for all requests. */
function patternsOf(endpoints: Endpoints): Pattern[] {
  const known = split.get(endpoints)
  if (known) return known
  const patterns = Object.entries(endpoints).map(([name, endpoint]) => {
    const [verb = "", path = ""] = name.split(" ")
    return { verb, path, parts: path.split("/"), endpoint }
  })
  split.set(endpoints, patterns)
  return patterns
}

/** Finds a request's endpoint. Refuses with `not_found` and `method_not_allowed`. */
export function matchEndpoint(endpoints: Endpoints, request: Request): Matched {
  const { pathname } = new URL(request.url)
  const segments = pathname.split("/")
  const method = request.method === "HEAD" ? "GET" : request.method
  const here = patternsOf(endpoints).flatMap(({ parts, ...known }) => {
    const params = paramsOf(parts, segments)
    return params ? [{ ...known, params }] : []
  })
  // Literal paths win over patterns with a parameter.
  const spelledOut = here.filter(({ path }) => path === pathname)
  const found = spelledOut.length > 0 ? spelledOut : here
  const wanted = found.find(({ verb }) => verb === method)
  if (wanted) return wanted
  if (found.length === 0) throw new DomainError("not_found", "There is no such endpoint.")
  const allow = found.flatMap(({ verb }) => (verb === "GET" ? ["GET", "HEAD"] : [verb])).join(", ")
  throw new DomainError("method_not_allowed", `This endpoint accepts ${allow}.`, { allow })
}
