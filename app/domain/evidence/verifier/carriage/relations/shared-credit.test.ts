import { describe, expect, test } from "vitest"
import { statusOf } from "../../../../../../tests/support/told"

describe("a team's result is not one person's", () => {
  const sores =
    "pressure sores on the unit down from 7 to 2 this quarter, whole team effort tbh, i just did the turning chart bit"

  test.each([
    ["I cut pressure sores on the unit from 7 to 2.", sores],
    ["I cut falls on the ward from 9 to 4.", "falls on the ward went from 9 to 4 this year. it was a team effort"],
  ])("%s", (sentence, told) => {
    expect(statusOf(sentence, told)).toBe("unconfirmed")
  })

  test.each([
    ["Pressure sores on the unit fell from 7 to 2 this quarter.", sores],
    ["We cut pressure sores on the unit from 7 to 2.", sores],
    ["Our team brought pressure sores down from 7 to 2 in a quarter; I did the turning chart.", sores],
    ["I did the turning chart.", sores],
  ])("%s", (sentence, told) => {
    expect(statusOf(sentence, told)).toMatch(/supported|close/)
  })
})

describe("levels of ownership in relative clauses and before nouns", () => {
  const mentored =
    "Mentored two newly qualified teachers this year, with an observed lesson each fortnight. Both passed."

  test("an observed lesson is not attendance, and every fortnight does not mean everyone", () => {
    expect(statusOf("I mentored two newly qualified teachers.", mentored)).toBe("supported")
    expect(statusOf("I mentored two newly qualified teachers every fortnight.", mentored)).not.toBe("blocked")
    expect(statusOf("I led the observed lessons.", "Observed a lesson each fortnight.")).not.toMatch(/supported|close/)
  })

  test("the club I started was started by me, the club Graham started was not", () => {
    const sentence = "I started a revision club."
    expect(statusOf(sentence, "The revision club I started in January drew eleven pupils.")).toMatch(/supported|close/)
    expect(statusOf(sentence, "The revision club Graham started in January drew eleven pupils.")).toBe("blocked")
  })
})
