import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test("an answer that only repeats a figure is not added to the line", () => {
  const [line = ""] = linesOf(
    "I calculated the flow again with new rainfall data. The client saved about $310,000.\nSaved about $310,000 for the client.",
  )
  expect(line.match(/310,000/g)).toHaveLength(1)
})

test("a verb without its object is not a result", () => {
  expect(linesOf("I built a rota sheet for the ward, the other five only use it").join(" ")).not.toMatch(/five use\./)
})
