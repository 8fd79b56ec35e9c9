import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test("an answer that only repeats a figure is not added to the line", () => {
  const [line = ""] = linesOf(
    "In Mill Creek project the pipe was design too big. I calculate again the flow with new rainfall data and change 1200 pipe to 900 pipe for 640 meter. The client save about $310,000 and council approve it.\nSave about $310,000 for client.",
  )
  expect(line.match(/310,000/g)).toHaveLength(1)
})

test("a verb without its object is not a result", () => {
  expect(linesOf("I built a rota sheet for the ward, the other five only use it").join(" ")).not.toMatch(/five use\./)
})
