import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "our mystery shop score was 64%. i coached everyone on greetings and last month it was 91",
    "Coached everyone on greetings; the mystery shop score went from 64% to 91%.",
  ],
  [
    "our mystery shop score was 64%. i coached everyone on greetings and last month we got 91",
    "Coached everyone on greetings; the mystery shop score went from 64% to 91%.",
  ],
  [
    "our hygiene score was 64%. i wrote a cleaning rota and we're at 91",
    "Wrote a cleaning rota; the hygiene score went from 64% to 91%.",
  ],
])("'last month' behind an action is the latest level, not the former one: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test("'last month' before a present level stays the former one", () => {
  const lines = linesOf("our waste was a problem. i weighed the bins, last month it was 38 kg, now it is 21")
  expect(lines.join(" ")).not.toMatch(/from 21|to 38/)
})
