import { DomainError } from "../../domain/kernel/errors"
import type { Endpoint, Endpoints } from "./endpoint.server"
import { paramsOf } from "./path-pattern"

interface Matched {
  endpoint: Endpoint
  params: Record<string, string>
}

/** Finds a request's endpoint. Refuses with `not_found` and `method_not_allowed`. */
export function matchEndpoint(endpoints: Endpoints, request: Request): Matched {
  const { pathname } = new URL(request.url)
  const method = request.method === "HEAD" ? "GET" : request.method
  const here = Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const [verb = "", path = ""] = name.split(" ")
    const params = paramsOf(path.split("/"), pathname.split("/"))
    return params ? [{ verb, path, endpoint, params }] : []
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
