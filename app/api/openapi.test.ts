import { expect, test } from "vitest"
import { endpoints } from "./contract.server"
import { openApiDocument } from "./openapi.server"

const { paths = {} } = openApiDocument(endpoints)
const operation = (method: string, path: string) => Object(paths[path])[method]
const answerOf = (method: string, path: string) =>
  operation(method, path).responses[200].content["application/json"].schema

test("a call is published with its scope and the types of its input and output", () => {
  for (const [name, { scope }] of Object.entries(endpoints)) {
    const [method = "", path = ""] = name.split(" ")
    expect(operation(method.toLowerCase(), path)["x-scope"], name).toBe(scope)
  }
  expect(operation("post", "/api/evidence/check")["x-scope"]).toBe("read")
  expect(Object.keys(operation("post", "/api/users/import").requestBody.content)).toEqual(["multipart/form-data"])
  expect(Object.keys(operation("get", "/api/jobs/{id}/events").responses[200].content)).toEqual(["text/event-stream"])
  expect(operation("post", "/api/billing/webhook").requestBody).toBeUndefined()
})

test("changing the password returns the new session's token, and security events can be read back", () => {
  expect(answerOf("post", "/api/users/change-password")).toMatchObject({ required: ["message", "token"] })
  expect(answerOf("get", "/api/security-events")).toMatchObject({ required: ["events", "nextCursor"] })
})
