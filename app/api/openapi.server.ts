import * as z from "zod"
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi"
import { product } from "../domain/kernel/product"
import type { Endpoint, Endpoints } from "../http/api/endpoint.server"
import { costs } from "../http/costs/costs"

const Failure = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string(),
})

/** Parameters of calls that accept an idempotency key. */
const KeyHeaders = z.object({ "Idempotency-Key": z.string().min(1).max(255).optional() })

/** Parameters of calls that start background work. */
const WorkHeaders = KeyHeaders.extend({ Prefer: z.string().optional().meta({ example: "wait=10" }) })

/** Parameters of calls that change a versioned resource. */
const VersionHeaders = z.object({ "If-Match": z.string().optional().meta({ example: '"3"' }) })

const Accepted = z.object({ job: z.object({ id: z.string(), kind: z.string(), status: z.string() }) })

const extensions =
  "`x-scope` says who may make a call: `anyone`, a `session` only, or also a personal token with the scope `read`, `write` or `export`. `x-cost` is its cost class with the milliseconds of CPU that one call may take and the requests that one network address and one user may send in a period of seconds; more are refused with `too_many_requests`."

/** The media type of a request body. Signed messages are absent: their sender defines the format. */
const mediaTypes = {
  json: ["application/json"],
  multipart: ["multipart/form-data"],
  "json or multipart": ["application/json", "multipart/form-data"],
  text: [],
  none: [],
}

const file = z.string().meta({ format: "binary" })

/** Generates the contract as OpenAPI 3.1 from the schemas that validate the requests. */
export function openApiDocument(endpoints: Endpoints) {
  const paths: ZodOpenApiPathsObject = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const [method = "", path = ""] = name.split(" ")
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, endpoint) }
  }
  return createDocument({
    openapi: "3.1.0",
    info: { title: product.name, version: "1", description: extensions },
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  })
}

function operation(method: string, path: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "")
  const success = endpoint.produces.length
    ? { content: Object.fromEntries(endpoint.produces.map((type) => [type, { schema: file }])) }
    : endpoint.output
      ? { content: { "application/json": { schema: endpoint.output } } }
      : {}
  const input = endpoint.input && inputWithout(endpoint.input, names)
  const isRead = method === "GET"
  const isInAddress = isRead || method === "DELETE"
  const takes = mediaTypes[endpoint.body]
  return {
    summary: endpoint.summary,
    "x-cost": { class: endpoint.cost, ...costs[endpoint.cost] },
    "x-scope": endpoint.scope,
    security: endpoint.scope === "anyone" ? [] : [{ bearer: [] }],
    requestParams: {
      ...(names.length > 0 ? { path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) } : {}),
      ...(isInAddress && input instanceof z.ZodObject ? { query: input } : {}),
      ...(endpoint.idempotent ? { header: endpoint.background ? WorkHeaders : KeyHeaders } : {}),
      ...(endpoint.versioned && !isRead ? { header: VersionHeaders } : {}),
    },
    ...(input && takes.length > 0
      ? { requestBody: { content: Object.fromEntries(takes.map((type) => [type, { schema: input }])) } }
      : {}),
    responses: {
      [endpoint.status]: { description: "Done.", ...success },
      ...(endpoint.background
        ? { 202: { description: "In progress.", content: { "application/json": { schema: Accepted } } } }
        : {}),
      default: { description: "Refused.", content: { "application/json": { schema: Failure } } },
    },
  }
}

/** The input of a call without its path parameters; null if nothing is left. */
function inputWithout(input: z.ZodType, names: string[]): z.ZodType | null {
  if (input instanceof z.ZodIntersection) {
    const parts = [input.def.left, input.def.right].map((part) =>
      part instanceof z.ZodType ? inputWithout(part, names) : null,
    )
    const [first, second] = parts.filter((part) => part !== null)
    return first && second ? first.and(second) : (first ?? null)
  }
  if (!(input instanceof z.ZodObject)) return input
  const kept = Object.entries(input.shape).filter(([name]) => !names.includes(name))
  if (kept.length === 0) return null
  return names.length === 0 ? input : z.object(Object.fromEntries(kept))
}
