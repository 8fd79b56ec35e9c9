import { describe, expect, it } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

function read(response: string, about = "") {
  const { texts, question } = readReflection(response, about)
  return { lines: texts, question }
}

describe("a requested, pretended, wished or somebody else's action", () => {
  it.each([
    "Sarah asked me to lead the migration. Sarah then did it herself.",
    "Sarah asked me to lead the migration. I declined.",
    "pretended to fix the printer",
  ])("makes no line: %s", (text) => {
    expect(read(text).lines).toEqual([])
  })

  it.each([
    "I also requested a second cold store, but management declined.",
    "also tried a chatbot, awful, switched it off after 4 days",
    "I coached the youth squad for one season and we lost every single game.",
    "the design was mine. product shipped the new feed and it cut tickets by 15%",
    "The technician thinks that we save 30 thousand with the tool.",
    "My second idea, to predict churn from call records, did not work, accuracy was 51%.",
  ])("makes no line if it failed or is somebody else's: %s", (text) => {
    expect(read(text).lines).toEqual([])
  })

  it("has no figure of a failure or of another department", () => {
    const text =
      "I found an error in the old formula. My second idea, to predict churn, did not work, accuracy was 51%."
    expect(read(text).lines.join(" ")).not.toMatch(/51/)
  })

  it("names the replacement with its noun", () => {
    const { lines } = read("Wanted to automate invoices, ended up doing it by hand, processed 600 of them.")
    expect(lines).toEqual(["Processed 600 invoices."])
  })

  it("is not attributed to the person who only helped", () => {
    expect(read("Helped Tom with his presentation, he won the client.").lines).toEqual([
      "Helped Tom with the presentation.",
    ])
  })

  it("has no total as the figure of the person's part", () => {
    const { lines } = read(
      "I ran the pilot at 3 sites, the other 9 were run by Omar, and across all 12 falls dropped by 40%.",
    )
    expect(lines).toEqual(["Ran the pilot at 3 sites."])
  })
})

describe("the object of a change", () => {
  it("is the noun after the verb, not the referent of 'it'", () => {
    const [line] = read("I wrote the policy and it cut complaints from 12 to 3.").lines
    expect(line).toMatch(/complaints/)
    expect(line).not.toMatch(/policy (?:go|went)/)
  })

  it("is read after 'now', in an answer to a question about a kind of planning", () => {
    const { lines } = read(
      "busy week lol. set up 3 new trailers with data loggers, checks now take 10 mins instead of 25. also my boss says i cut fuel by 12% but the real number is 7%",
      "How is the route planning?",
    )
    expect(lines[0]).toMatch(/^Set up 3 new trailers with data loggers[;,] checks now take 10 minutes instead of 25\.$/)
    expect(lines).toHaveLength(1)
  })
})

it("a colleague whose name ends like an adverb did what they did", () => {
  const { texts } = readReflection(
    "I taught two apprentices one sauce a week. Molly won the regional competition in May.",
  )
  expect(texts.join(" ")).toContain("Taught two apprentices")
  expect(texts.join(" ")).not.toMatch(/(?:^|\. )Won/)
})
