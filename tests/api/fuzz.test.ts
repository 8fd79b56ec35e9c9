import fc from "fast-check"
import { beforeAll, expect, test } from "vitest"
import * as z from "zod"
import { endpoints } from "../../app/api/contract.server"
import { type Server, startServer } from "../support/server/server"
import { addPeople, type Person } from "../support/server/server-people"
import { client } from "./client"

let server: Server
/** One for each call. They did not register, because a password's hash costs more than the bodies of a call. */
const people: Person[] = []
beforeAll(async () => {
  server = await startServer()
  people.push(...(await addPeople(server, unsafe.length, "pro")), ...(await addPeople(server, queried.length, "free")))
}, 180_000)

const nextCaller = () => client(server, people.shift()?.token)

const bodiesPerCall = 60

/** Values that forms and programs send by mistake or on purpose. */
const odd = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e21,
    "",
    " ",
    "\u0000",
    "﷽".repeat(50),
    "<script>alert(1)</script>",
    "'; drop table users; --",
    [],
    {},
  ),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer(),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 5 }),
  fc.string({ minLength: 5001, maxLength: 5200 }),
)

/** Bodies close to a call's own schema: each field missing, plausible or wrong. */
function bodiesFor(schema: z.ZodType | null) {
  const json: z.core.JSONSchema.BaseSchema = schema
    ? z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
    : {}
  const shapes = [json, ...(json.allOf ?? []), ...(json.anyOf ?? [])]
  const fields = shapes.flatMap((shape) => (typeof shape === "object" ? Object.entries(shape.properties ?? {}) : []))
  const values = fields.map(([name, rule]): [string, fc.Arbitrary<unknown>] => {
    const allowed =
      typeof rule === "object" && rule !== null && Array.isArray(rule.enum) ? [fc.constantFrom(...rule.enum)] : []
    return [
      name,
      fc.option(fc.oneof(odd, ...allowed, fc.constant("A plausible sentence of some length.")), { nil: undefined }),
    ]
  })
  return fc.oneof({ weight: 8, arbitrary: fc.record(Object.fromEntries(values)) }, { weight: 1, arbitrary: odd })
}

const unsafe = Object.entries(endpoints).filter(
  ([name, { scope }]) => !name.startsWith("GET") && scope !== "anyone" && !name.includes("logout"),
)

const queried = Object.entries(endpoints).filter(([name, { input }]) => name.startsWith("GET") && input)

test.each(unsafe)("%s answers any body without an internal error", async (name, endpoint) => {
  const call = nextCaller()
  await fc.assert(
    fc.asyncProperty(bodiesFor(endpoint.input), async (body) => {
      const { status, body: answer } = await call(name.replace("{id}", "some-id"), body, { Prefer: "wait=1" })
      expect(status, JSON.stringify(answer)).toBeLessThan(500)
      if (status < 400 && status !== 202 && endpoint.output)
        expect(endpoint.output.safeParse(answer).error).toBeUndefined()
      if (status >= 400) expect(answer.code).toBeTypeOf("string")
    }),
    { numRuns: bodiesPerCall, seed: 7 },
  )
})

test.each(queried)("%s answers any query without an internal error", async (name) => {
  const call = nextCaller()
  await fc.assert(
    fc.asyncProperty(
      fc.string({ maxLength: 30 }),
      fc.string({ unit: "binary", maxLength: 30 }),
      async (limit, cursor) => {
        const query = new URLSearchParams({ limit, cursor, type: limit })
        const { status } = await call(`${name.replace("{id}", encodeURIComponent(cursor) || "x")}?${query}`)
        expect(status).toBeLessThan(500)
      },
    ),
    { numRuns: bodiesPerCall, seed: 7 },
  )
})
