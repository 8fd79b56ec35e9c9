import { fileURLToPath } from "node:url"
import { build } from "esbuild"
import { Miniflare } from "miniflare"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startSandbox } from "./sandbox"

/** A worker that asks the model once per request, so that failures surface as they do in the production runtime. */
const worker = `
import { openAiModel } from "./workers/adapters/openai/openai"
export default {
  async fetch(request, env) {
    const ask = openAiModel({ apiKey: "sandbox", baseUrl: env.BASE_URL, model: "m", timeoutSeconds: 1 })
    const schema = { type: "object", properties: { text: { type: "string" } }, required: ["text"], additionalProperties: false }
    return ask({ purpose: "test", instructions: "Write.", data: ["[E1] I led the move."], schemaName: "answer", schema, maxOutputTokens: 500 })
      .then((answer) => Response.json(answer.value), (error) => Response.json({ outcome: error.outcome, name: error.name }))
  },
}`

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let app: Miniflare
beforeAll(async () => {
  sandbox = await startSandbox()
  const resolveDir = fileURLToPath(new URL("../../", import.meta.url))
  const bundle = await build({
    stdin: { contents: worker, resolveDir },
    bundle: true,
    write: false,
    format: "esm",
    external: ["node:*"],
  })
  app = new Miniflare({
    modules: [{ type: "ESModule", path: "app.mjs", contents: bundle.outputFiles[0]?.text ?? "" }],
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
    bindings: { BASE_URL: `${sandbox.origin}/openai/v1` },
  })
})
afterAll(async () => {
  await app.dispose()
  await sandbox[Symbol.asyncDispose]()
})

test.each([
  ["ok", { text: "I led the move." }],
  ["hang", { outcome: "timeout" }],
  ["429", { outcome: "rate-limited" }],
  ["500", { outcome: "server" }],
  ["refuse", { outcome: "transport" }],
  ["cut", { outcome: "truncated" }],
  ["refusal", { outcome: "refusal" }],
  ["huge", { outcome: "schema" }],
  ["401", { outcome: "configuration" }],
])("in the worker's own runtime, mode %s ends as %j", async (mode, expected) => {
  await sandbox.behave("openai", mode)
  const response = await app.dispatchFetch("http://app.test/")
  expect(await response.json()).toMatchObject(expected)
})
