import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you do?").texts

test("a name that ends like a past tense is not an action", () => {
  expect(linesOf("we had ofsted in on tuesday and they ate with the kids").join(" ")).not.toMatch(/Ofsted in/)
})

test("'it' is not a dose, and a mistake of somebody else is not a result", () => {
  const lines = linesOf(
    "Stopped a ten-fold heparin error. Pt prescribed 25mg hourly by a registrar, I picked it up on the round, phoned the ward, we gave protamine.",
  )
  expect(lines).toContain("Stopped a ten-fold heparin error.")
  expect(lines.join(" ")).not.toMatch(/the mg|25mg/)
})

test.each([
  ["stopped a fight in the yard between two year 9s and walked both home", true],
  ["stopped the car at the lights", false],
])("to stop something bad is an action: %s", (response, isTold) => {
  expect(linesOf(response).some((line) => line.startsWith("Stopped"))).toBe(isTold)
})

test("a past verb before 'them' starts the next action of run-on speech", () => {
  const [first, second] = linesOf(
    "noticed the ropes were frayed on four of the hoists pulled them out of service and got the crew to do a check of all the gear turned up nine bad hooks out of about eighty",
  )
  expect(first).toBe("Got the crew to do a check of all the gear, which turned up nine bad hooks out of about eighty.")
  expect(second).toContain("Noticed the ropes were frayed on four of the hoists and pulled them out of service")
})

test.each(["noticed the new rota moved them to nights", "the trolley I built carried them for 3 years"])(
  "'them' behind the verb of a thing starts no action of the person: %s",
  (response) => {
    expect(linesOf(response).join(" ")).not.toMatch(/^(?:Moved|Carried)/)
  },
)

test("the number of people rose, not the people", () => {
  expect(linesOf("I started a coding club. 25 kids most weeks now, was 8 in january")).toEqual([
    "Started a coding club. The number of children went from 8 in January to 25.",
  ])
})
