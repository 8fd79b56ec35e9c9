import { expect, test } from "vitest"
import { sourceFiles } from "../../../tests/house/source-files"
import { createWorld } from "../../../tests/support/world/world"
import { users } from "../users/tables.server"
import { errorText, reasonOf } from "./error-text"

const secret = "robin.secret@example.com"
const row = {
  id: "one",
  email: secret,
  emailKey: secret,
  firstName: "Robin\nat Secret (place:1:1)",
  lastName: "Secret",
  passwordHash: "hash of secret",
  createdAt: "",
  seenAt: "",
}

test("a failed query is logged with its cause and stack, without bound values", async () => {
  await using world = await createWorld()
  await world.deps.db.insert(users).values(row)
  const error = await world.deps.db
    .insert(users)
    .values(row)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    )
  expect(String(error)).toContain(secret)
  for (const text of [errorText(error), reasonOf(error), errorText(new Error("Outer"))]) {
    expect(text).not.toMatch(/secret|robin/i)
  }
  expect(reasonOf(error)).toMatch(/^Failed query: insert into "users".*UNIQUE constraint failed: users\./s)
  expect(errorText(error)).toMatch(/\n +at /)
})

test("other errors are logged unchanged, and a thrown value that is not an error as unknown", () => {
  const error = new TypeError("It is not a function.")
  expect(errorText(error)).toBe(error.stack)
  expect([reasonOf(error), reasonOf("text"), errorText(null)]).toEqual(["It is not a function.", "unknown", "unknown"])
})

test("no production code logs an error's message or stack directly", () => {
  const logging = /(\.log\(|console\.error\().*error\.(message|stack)|error\.stack/
  const wrong = sourceFiles(["app", "workers"])
    .filter(({ path }) => !/^workers\/(local|sandbox)\/|\.test\.|error-text\.ts$/.test(path))
    .filter(({ tree }) => tree.text.split("\n").some((line) => logging.test(line)))
  expect(wrong.map(({ path }) => path)).toEqual([])
})
