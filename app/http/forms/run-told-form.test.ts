import { expect, test } from "vitest"
import * as z from "zod"
import { DomainError } from "../../domain/kernel/errors"
import { runToldForm, type ToastOutcome } from "./run-told-form.server"

const Fields = z.object({ name: z.string("Please name it.") })
const told: ToastOutcome = {
  to: "/list",
  refused: (description) => ({ title: "Not saved", description, variant: "destructive" }),
}

async function outcome(fields: Record<string, string>, command: () => Promise<unknown>, where = told) {
  const request = new Request("https://app.example/form", { method: "POST" })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const logged: string[] = []
  const context = { deps: { log: (event: string) => logged.push(event) } } as never
  const answer = await runToldForm({ request, context }, Fields, command, () => "done", form, where)
  if (typeof answer === "string") return { answer, logged }
  const cookie = decodeURIComponent(answer.headers.get("Set-Cookie") ?? "")
  return { to: answer.headers.get("Location"), cookie, logged }
}

test("a refusal by the schema or the command becomes a toast on the page that the user returns to", async () => {
  const ran = await outcome({}, () => Promise.reject(new Error("The command must not run.")))
  expect(ran).toMatchObject({ to: "/list", cookie: expect.stringContaining("Please name it.") })
  const refused = await outcome({ name: "a" }, () => Promise.reject(new DomainError("conflict", "It is taken.")))
  expect(refused).toMatchObject({ to: "/list", cookie: expect.stringContaining('"description":"It is taken."') })
  expect(await outcome({ name: "a" }, async () => null)).toMatchObject({ answer: "done", logged: [] })
})

test("an internal error becomes a toast if the form defines one, and is rethrown otherwise", async () => {
  const fault = () => Promise.reject(new Error("The database is down."))
  await expect(outcome({ name: "a" }, fault)).rejects.toThrow("database")
  const failed = await outcome({ name: "a" }, fault, { ...told, failed: { title: "Error" } })
  expect(failed).toMatchObject({
    to: "/list",
    cookie: expect.stringContaining('"title":"Error"'),
    logged: ["form.failed"],
  })
  expect(failed.cookie).not.toContain("database")
})
