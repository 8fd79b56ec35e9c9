import OpenAI from "openai"
import { expect, test } from "vitest"
import * as z from "zod"
import { useSandbox } from "./use-sandbox"

const sandbox = useSandbox()

const Answer = z.object({ title: z.string(), points: z.array(z.string()) })
const evidence = "[E1] I led the move of the billing system. It cut costs by 20 %."
const schema = z.toJSONSchema(Answer)

function client() {
  return new OpenAI({ apiKey: "sandbox", baseURL: `${sandbox.origin}/openai/v1`, maxRetries: 0 })
}

test("a streamed response arrives in chunks that add up to the whole, with its usage", async () => {
  const stream = await client().responses.create({
    model: "m",
    input: evidence,
    text: { format: { type: "json_schema", name: "answer", schema, strict: true } },
    stream: true,
  })
  const deltas: string[] = []
  let completed = null
  for await (const event of stream) {
    if (event.type === "response.output_text.delta") deltas.push(event.delta)
    if (event.type === "response.completed") completed = event.response
  }
  expect(deltas.length).toBeGreaterThan(1)
  expect(Answer.parse(JSON.parse(deltas.join(""))).points).toContain("It cut costs by 20 %.")
  expect(completed?.usage?.output_tokens).toBeGreaterThan(0)
})

test("the client's own stream reader parses it too, including a refusal", async () => {
  const stream = client().responses.stream({ model: "m", input: evidence })
  expect((await stream.finalResponse()).output_text).toContain("I led the move of the billing system.")
  await sandbox.behave("openai", "refusal")
  const refused = await client().responses.stream({ model: "m", input: evidence }).finalResponse()
  expect(refused.output[0]).toMatchObject({ content: [{ type: "refusal" }] })
})

test("chat completions respond the same way, whole and streamed", async () => {
  const asked = {
    model: "m",
    messages: [{ role: "user" as const, content: evidence }],
    response_format: { type: "json_schema" as const, json_schema: { name: "answer", schema, strict: true } },
  }
  const whole = await client().chat.completions.create(asked)
  expect(whole.choices[0]).toMatchObject({ finish_reason: "stop", message: { role: "assistant", refusal: null } })
  const text = whole.choices[0]?.message.content ?? ""
  expect(Answer.parse(JSON.parse(text)).points).toContain("I led the move of the billing system.")
  expect(whole.usage?.total_tokens).toBeGreaterThan(0)

  const stream = await client().chat.completions.create({
    ...asked,
    stream: true,
    stream_options: { include_usage: true },
  })
  let streamed = ""
  let usage = null
  for await (const chunk of stream) {
    streamed += chunk.choices[0]?.delta.content ?? ""
    usage = chunk.usage ?? usage
  }
  expect(streamed).toBe(text)
  expect(usage).toMatchObject({ completion_tokens: whole.usage?.completion_tokens })
})

test("a cut-off stream has no final event", async () => {
  await sandbox.behave("openai", "cut")
  const stream = await client().responses.create({ model: "m", input: evidence, stream: true })
  const types: string[] = []
  for await (const event of stream) types.push(event.type)
  expect(types[0]).toBe("response.created")
  expect(types).not.toContain("response.completed")
})

test("a request without a key, with invalid JSON or to an unknown path is refused as the provider would", async () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.origin}/openai/v1/${path}`, { method: "POST", body, headers })
  const key = { authorization: "Bearer sandbox" }
  expect((await post("responses", "{}")).status).toBe(401)
  expect((await post("responses", "no json", key)).status).toBe(400)
  expect((await post("responses", "{}", key)).status).toBe(400)
  expect((await post("embeddings", "{}", key)).status).toBe(404)
})

test("the modes of every service are listed, and unknown ones are refused with a reason", async () => {
  const modes = (await sandbox.call("GET", "/control")).json()
  expect(Object.keys(modes).sort()).toEqual(["feeds", "mail", "openai", "pages", "search", "stripe"])
  const generic = ["ok", "slow", "hang", "429", "500", "refuse"]
  expect(modes.mail.modes).toEqual(generic)
  expect(modes.stripe.modes).toEqual([...generic, "duplicate", "reorder", "delay", "drop", "stored-500"])
  expect(modes.openai.modes).toEqual(
    expect.arrayContaining(["cut", "wrong-schema", "refusal", "fabricate", "echo-injection", "huge"]),
  )

  expect(await sandbox.behave("telegraph", "ok")).toMatchObject({ status: 404 })
  expect(await sandbox.behave("mail", "fabricate")).toMatchObject({ status: 422 })
  expect(await sandbox.behave("openai", "slow", { ms: -1 })).toMatchObject({ status: 422 })
  expect(await sandbox.call("PUT", "/control/openai")).toMatchObject({ status: 422 })
  expect(await sandbox.call("POST", "/control/openai", {})).toMatchObject({ status: 405 })
  expect(await sandbox.call("GET", "/control/requests?service=telegraph")).toMatchObject({ status: 404 })
  expect(await sandbox.call("GET", "/telegraph/send")).toMatchObject({ status: 404 })
  expect((await sandbox.behave("telegraph", "ok")).json().error.message).toMatch(/telegraph/)
})

test("requests are recorded in order, by service, and can be cleared", async () => {
  await sandbox.call("POST", "/mail/send?n=1", { to: "a@example.com" })
  await sandbox.call("GET", "/feeds/work.xml")
  await sandbox.call("POST", "/mail/send?n=2", { to: "b@example.com" })
  const all = (await sandbox.call("GET", "/control/requests")).json()
  expect(all.map(({ path }: { path: string }) => path)).toEqual(["/mail/send?n=1", "/feeds/work.xml", "/mail/send?n=2"])
  expect(all[0]).toMatchObject({ service: "mail", method: "POST", body: '{"to":"a@example.com"}' })
  expect(all[0].headers.accept).toBe("application/json")
  expect((await sandbox.call("GET", "/control/requests?service=mail&limit=1")).json()).toMatchObject([
    { path: "/mail/send?n=2" },
  ])

  expect(await sandbox.call("DELETE", "/control/requests?service=mail")).toMatchObject({ status: 204 })
  expect((await sandbox.call("GET", "/control/requests")).json()).toMatchObject([{ service: "feeds" }])
})

test("a service misbehaves as often as requested, and then recovers", async () => {
  expect(await sandbox.call("GET", "/pages/posting")).toMatchObject({ status: 404 })
  await sandbox.behave("pages", "429", { times: 1 })
  expect(await sandbox.call("GET", "/pages/posting")).toMatchObject({ status: 429 })
  await sandbox.behave("pages", "refuse", { times: 1 })
  await expect(sandbox.call("GET", "/pages/posting")).rejects.toThrow()
  expect(await sandbox.call("GET", "/pages/posting")).toMatchObject({ status: 404 })
})

test("the mailbox shows what would have been sent, as text", async () => {
  expect(await sandbox.call("POST", "/mail/send", { subject: "no address" })).toMatchObject({ status: 422 })
  const message = {
    to: "a@example.com",
    from: "app@example.com",
    subject: "<script>1</script>",
    text: "Hello & welcome",
  }
  expect(await sandbox.call("POST", "/mail/send", message)).toMatchObject({ status: 202 })
  expect((await sandbox.call("GET", "/mail")).json()).toMatchObject([message])

  const page = await (await fetch(`${sandbox.origin}/mail`, { headers: { accept: "text/html" } })).text()
  expect(page).toContain("Hello &#38; welcome")
  expect(page).not.toContain("<script>")
  await sandbox.behave("mail", "500")
  expect(await sandbox.call("POST", "/mail/send", message)).toMatchObject({ status: 500 })
  expect((await sandbox.call("GET", "/mail")).json()).toHaveLength(1)
})

test("the front page says what this is", async () => {
  const page = await (await fetch(sandbox.origin)).text()
  expect(page).toContain("no card is charged")
  expect(page).toContain('href="/mail"')
})
