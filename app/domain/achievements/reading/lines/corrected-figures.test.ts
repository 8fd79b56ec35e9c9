import { describe, expect, it } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

function read(response: string, about = "") {
  const { texts, question } = readReflection(response, about)
  return { lines: texts, question }
}

describe("a figure that the person takes back", () => {
  it.each([
    ["Boss said I increased sales 50% but it was really 15%.", "50%", "15%"],
    ["I told the board we cut costs 30%, turns out it was 12%.", "30%", "12%"],
    ["In the report it says I handled 500 calls but actually it was 50.", "500", "50"],
    ["my boss says i cut fuel by 12% but the real number is 7%", "12%", "7%"],
    ["I saved 3 hours a week, well more like 1 hour honestly.", "3 hours", "1 hour"],
    ["The report claims I closed 80 tickets, the correct figure is 62.", "80", "62"],
    ["I thought I had trained 40 drivers, in fact it was 28.", "40", "28"],
    ["I trained 40 drivers. Correction: it was 28.", "40", "28"],
    ["I cut delivery time by 30%, or rather 20%.", "30%", "20%"],
    ["According to my boss I cut idle time by 15%, I measured 9%.", "15%", "9%"],
  ])("makes no line, and is asked about: %s", (text, wrong, right) => {
    expect(read(text)).toEqual({
      lines: [],
      question: `You wrote ${wrong} and then ${right}. What did you do, told once more with the right figure?`,
    })
  })

  it("leaves the answer with the right one", () => {
    const { lines } = read("Boss said I increased sales 50% but it was really 15%.\nI increased sales by 15%.")
    expect(lines).toEqual(["Increased sales by 15%."])
  })

  it("is not a figure for another time or thing", () => {
    const [first] = read("I changed the rota. Overtime was 60 hours a week, it is really 35 now.").lines
    expect(first).toMatch(/60.*35/)
    expect(read("I closed 80 tickets for the branch, turns out it was worth £900.").lines[0]).toMatch(
      /^Closed 80 tickets/,
    )
  })

  it("is not somebody else's figure against the person's count", () => {
    const { lines } = read("I changed the checklist and errors went from 6 a month to 1, but my manager says it was 2.")
    expect(lines[0]).toMatch(/from 6 a month to 1/)
  })
})
