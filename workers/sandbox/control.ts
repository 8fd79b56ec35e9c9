import * as z from "zod"
import { json, parse } from "./respond"
import type { SandboxCall } from "./service"
import { modesOf, services } from "./services"
import type { Store } from "./store"

const Behavior = z.object({
  mode: z.string(),
  ms: z.number().int().min(0).max(900_000).optional(),
  times: z.number().int().min(1).optional(),
})

/** The control API of the sandbox: it lists recorded requests and sets how each service behaves. */
export function control(call: SandboxCall) {
  const { request, url, body, store } = call
  const [, name = "", more = ""] = url.pathname.split("/").filter(Boolean)
  if (name === "requests") return requests(request, url, store)
  if (name === "") {
    if (request.method !== "GET") return notAllowed("GET")
    return json(200, Object.fromEntries(services.map((service) => [service.name, describe(service, store)])))
  }
  const service = services.find((candidate) => candidate.name === name)
  if (!service) return unknownService(name)
  if (more !== "") return service.control?.(call, more) ?? noSuchControl(request.method, url.pathname)
  if (request.method === "GET") return json(200, describe(service, store))
  if (request.method !== "PUT") return notAllowed("GET, PUT")

  const input = Behavior.safeParse(parse(body))
  if (!input.success) return json(422, { error: { message: z.prettifyError(input.error) } })
  const { mode, ms = null, times = null } = input.data
  const modes = modesOf(service)
  if (!modes.includes(mode)) {
    return json(422, { error: { message: `${name} has no mode "${mode}". It has: ${modes.join(", ")}.` } })
  }
  store.behave(name, { mode, ms, times })
  return json(200, describe(service, store))
}

function requests(request: Request, url: URL, store: Store) {
  const name = url.searchParams.get("service")
  if (name !== null && !services.some((service) => service.name === name)) return unknownService(name)
  if (request.method === "DELETE") {
    store.forgetRequests(name)
    return new Response(null, { status: 204 })
  }
  if (request.method !== "GET") return notAllowed("GET, DELETE")
  const limit = Number(url.searchParams.get("limit") ?? 5000)
  return json(200, store.requests(name, Number.isInteger(limit) && limit > 0 ? limit : 5000))
}

function describe(service: (typeof services)[number], store: Store) {
  return { modes: modesOf(service), now: store.behavior(service.name) }
}

function unknownService(name: string) {
  const names = services.map((service) => service.name).join(", ")
  return json(404, { error: { message: `The sandbox has no service "${name}". It has: ${names}.` } })
}

function noSuchControl(method: string, path: string) {
  return json(404, { error: { message: `There is no control call ${method} ${path}.` } })
}

function notAllowed(allow: string) {
  return json(405, { error: { message: `Allowed here: ${allow}.` } }, { allow })
}
