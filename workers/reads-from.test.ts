import { expect, test } from "vitest"
import { readsFrom } from "../app/http/visitor/reads-from"
import { openDeps } from "./deps"

const bookmark = "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683"
const cookie = `__Host-bookmark=${bookmark}`

const from = (method: string, headers: Record<string, string> = {}) =>
  readsFrom(new Request("https://app.example/api/growth-pulse", { method, headers }))

test("changes and API tokens read from the primary, whatever their bookmark", () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(from(method, { cookie })).toBe("first-primary")
  for (const token of ["Bearer abc", "bearer tl_abc", "Bearer", "Basic abc"]) {
    expect(from("GET", { authorization: token, cookie })).toBe("first-primary")
  }
})

test("pages read from the nearest replica that has the caller's last change", () => {
  expect(from("GET")).toBe("first-unconstrained")
  expect(from("HEAD", { cookie: "__Host-bookmark=" })).toBe("first-unconstrained")
  expect(from("GET", { cookie })).toBe(bookmark)
})

test("crons and consumers read from the primary", () => {
  const opened: unknown[] = []
  const DB = { withSession: (constraint: unknown) => opened.push(constraint) }
  openDeps({ DB, ENVIRONMENT: "local" } as never, () => undefined)
  openDeps({ DB, ENVIRONMENT: "local" } as never, () => undefined, bookmark)
  expect(opened).toEqual(["first-primary", bookmark])
})
