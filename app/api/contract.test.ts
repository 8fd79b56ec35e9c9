import ts from "typescript"
import { expect, test } from "vitest"
import * as z from "zod"
import { nodesOf, sourceFiles } from "../../tests/house/source-files"
import { callerFrom } from "../../tests/support/fakes/caller"
import { createWorld } from "../../tests/support/world/world"
import { DomainError } from "../domain/kernel/errors"
import type { Actor } from "../domain/users/actor"
import { type Scope, scopes } from "../domain/users/scope"
import type { Call } from "../http/api/call"
import { endpoints } from "./contract.server"

const call: Call = {
  caller: callerFrom(),
  origin: "https://app.example",
  idempotency: null,
  accepts: "",
  patience: { seconds: 0, async: true },
}

/** The table as an RPC-style protocol would list it: a name, a summary and the input schema of each call. */
const tools = Object.entries(endpoints).map(([name, { summary, scope, body, input }]) => ({
  name,
  summary,
  scope,
  body,
  takes: input && z.toJSONSchema(input, { io: "input", unrepresentable: "any" }),
}))

const withScopes = (user: Actor, ...scopes: Scope[]): Actor => ({
  ...user,
  credential: { kind: "token", id: "some-token", scopes, usedOn: null },
})

test("the table can be listed with its schemas and called without a request: two reads and a write", async () => {
  await using world = await createWorld()
  const user = await world.addUser({})
  const run = (name: string, raw: unknown = {}) => endpoints[name]?.run(world.deps, user, raw, call)
  expect(tools.find(({ name }) => name === "POST /api/evidence/check")).toMatchObject({
    scope: "read",
    body: "json",
    takes: { type: "object", properties: { text: { type: "string" } } },
  })
  expect(await run("PUT /api/profiles/me", { title: "Nurse", skills: ["Triage"] })).toMatchObject({
    value: { title: "Nurse" },
    version: 2,
  })
  expect(await run("GET /api/profiles/me")).toMatchObject({ value: { title: "Nurse", skills: ["Triage"] }, version: 2 })
  expect(await run("POST /api/evidence/check", { text: "I flew to the moon." })).toMatchObject({
    value: { claims: [{ status: "unconfirmed" }] },
  })
})

test("every call returns data or a known error code to visitors, token holders and the signed-in user", async () => {
  await using world = await createWorld()
  const user = await world.addUser({})
  const outcome = async (name: string, actor: Actor | null) => {
    const raw = { id: "some-id", text: "", signature: null }
    const answer = await endpoints[name]?.run(world.deps, actor, raw, call).catch((error) => error)
    if (answer instanceof DomainError) return answer.code
    expect(answer, name).toMatchObject({ kind: "reply" })
    await answer.stream?.cancel()
    return "answered"
  }
  // Runs the account deletion last, because every later call would fail.
  for (const { name, scope } of tools.sort((a, b) => a.name.indexOf("delete") - b.name.indexOf("delete"))) {
    if (scope !== "anyone") {
      expect(await outcome(name, null), name).toBe("unauthenticated")
      const others = scopes.filter((one) => one !== scope)
      expect(await outcome(name, withScopes(user, ...others)), name).toBe("insufficient_scope")
    }
    expect(["unauthenticated", "insufficient_scope", "internal"], name).not.toContain(await outcome(name, user))
  }
})

test("every call with an input declares where it goes: in the URL, as JSON or as a multipart form", () => {
  for (const { name, body, takes } of tools) {
    const [method = "", path = ""] = name.split(" ")
    const fields = Object.keys(Object(takes).properties ?? {}).filter((field) => !path.includes(`{${field}}`))
    if (method === "GET" || method === "DELETE") expect(body, name).toBe("none")
    else if (fields.length > 0 || Object(takes).allOf) expect(body, name).not.toBe("none")
  }
})

test("no answer has a maximum: what was stored can always be read", () => {
  const limits = ["maxLength", "maxItems"]
  const limited = Object.entries(endpoints).flatMap(([name, { output }]) => {
    // A resume being edited is described by the schema that it is saved with, and is answered as stored.
    if (!output || name.endsWith("/api/content/{id}/resume")) return []
    const schema = JSON.stringify(z.toJSONSchema(output, { io: "output", unrepresentable: "any" }))
    return limits.filter((limit) => schema.includes(`"${limit}"`)).map((limit) => `${name}: ${limit}`)
  })
  expect(limited).toEqual([])
})

test("the endpoint table does not depend on requests or responses", () => {
  const http = new Set(["Request", "Response", "Headers", "FormData", "RequestContext"])
  const found = sourceFiles(["app/api"])
    .filter(({ path }) => !path.endsWith(".test.ts"))
    .flatMap((file) =>
      nodesOf(file, (node) => ts.isIdentifier(node) && http.has(node.text)).map((line) => `${file.path}:${line}`),
    )
  expect(found).toEqual([])
})
