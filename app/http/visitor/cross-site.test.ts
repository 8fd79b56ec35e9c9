import { expect, test } from "vitest"
import { mayPass } from "./cross-site"

const own = "https://app.example"
const foreign = "https://evil.example"

/** Header combinations of an unsafe request, and whether the request may pass. */
const cases: [string, Record<string, string>, boolean][] = [
  ["a form of our own", { "Sec-Fetch-Site": "same-origin", Origin: own }, true],
  ["a page of another site", { "Sec-Fetch-Site": "cross-site", Origin: foreign }, false],
  ["a page of a sibling host", { "Sec-Fetch-Site": "same-site", Origin: "https://other.app.example" }, false],
  ["something the user typed or clicked outside a page", { "Sec-Fetch-Site": "none" }, false],
  ["a foreign page that names our origin", { "Sec-Fetch-Site": "cross-site", Origin: own }, false],
  ["an older browser, on our page", { Origin: own }, true],
  ["an older browser, on another page", { Origin: foreign }, false],
  ["a sandboxed frame in an older browser", { Origin: "null" }, false],
  ["a client that is no browser", {}, true],
  ["a client that is no browser, behind a proxy", { "X-Forwarded-Host": "evil.example" }, true],
  [
    "an older browser behind a proxy that vouches for it",
    { Origin: foreign, "X-Forwarded-Host": "evil.example" },
    false,
  ],
]

const request = (method: string, headers: Record<string, string>, path = "/api/content/generate") =>
  new Request(own + path, { method, headers })

for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
  test.each(cases)(`${method} from %s`, (_, headers, passes) => {
    expect(mayPass(request(method, headers))).toBe(passes)
  })
}

test("a page's data request is checked like the page itself", () => {
  expect(mayPass(request("POST", { "Sec-Fetch-Site": "cross-site" }, "/growth-pulse?_data=routes"))).toBe(false)
})

test.each(["GET", "HEAD", "OPTIONS"])("%s passes from anywhere", (method) => {
  expect(mayPass(request(method, { "Sec-Fetch-Site": "cross-site", Origin: foreign }))).toBe(true)
})

test("a bearer call passes from any origin, even with an invalid token", () => {
  const headers = { "Sec-Fetch-Site": "cross-site", Origin: foreign }
  expect(mayPass(request("POST", { ...headers, Authorization: "Bearer abc" }))).toBe(true)
  expect(mayPass(request("POST", { ...headers, Authorization: "Basic abc" }))).toBe(true)
})

test("the payment webhook passes, and lookalike paths do not", () => {
  const headers = { Origin: foreign }
  expect(mayPass(request("POST", headers, "/api/billing/webhook"))).toBe(true)
  expect(mayPass(request("POST", headers, "/api/billing/webhook/"))).toBe(false)
  expect(mayPass(request("POST", headers, "/api/billing/webhook/../cancel-subscription"))).toBe(false)
})
