import * as z from "zod"
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi"
import { product } from "../domain/product"
import type { Endpoint, Endpoints } from "../http/endpoint.server"

const Failure = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string(),
})

/** The contract as OpenAPI 3.1, made from the schemas that check the requests. */
export function openApiDocument(endpoints: Endpoints) {
  const paths: ZodOpenApiPathsObject = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const [method = "", path = ""] = name.split(" ")
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, endpoint) }
  }
  return createDocument({
    openapi: "3.1.0",
    info: { title: product.name, version: "1" },
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  })
}

function operation(method: string, path: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "")
  const success = endpoint.output ? { content: { "application/json": { schema: endpoint.output } } } : {}
  return {
    summary: endpoint.summary,
    security: endpoint.who === "user" ? [{ bearer: [] }] : [],
    requestParams:
      names.length > 0 ? { path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) } : {},
    ...inputOf(method, endpoint),
    responses: {
      [endpoint.status]: { description: "Done.", ...success },
      default: { description: "Refused.", content: { "application/json": { schema: Failure } } },
    },
  }
}

function inputOf(method: string, { input }: Endpoint): Partial<ZodOpenApiOperationObject> {
  if (!input) return {}
  if (method === "GET") return input instanceof z.ZodObject ? { requestParams: { query: input } } : {}
  return { requestBody: { content: { "application/json": { schema: input } } } }
}
