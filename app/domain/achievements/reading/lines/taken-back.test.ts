import { describe, expect, it } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const told = (response: string, question?: string) => readReflection(response, question).texts.join(" ")

describe("a retracted statement does not become a line", () => {
  it.each([
    "I also asked for three more lockers and that was turned down",
    "I had proposed a second van as well, but the request was cut from the plan.",
    "I proposed to close the night desk; this was rejected.",
    "crashed the forklift into the gate, 2k damage. my fault",
    "I ordered the wrong filters for 40 rooms.",
    "I dream to open a shop with 3 rooms",
    "doing the welding course in the evenings, on week 3 of 10",
    "I helped the postman with his forms, was funny",
    "lent my chair to half the floor haha",
    "settled 2.4 million, that is the partner not me",
    "the porters there stopped 12 leaks",
    "I do think we put far too much paper on people",
  ])("%s", (text) => {
    expect(told(text)).toBe("")
  })

  it.each([
    ["Taught Excel to 12 people. Level 2 is next March if I find the time.", "Level 2"],
    ["Made a list of all 9 pumps. All 9 are mended, by the contractor.", "mended"],
    ["I typed for six lawyers and, at a guess, half of the town's deeds.", "half"],
    ["I found a new mill in 4 days. We paid more, about 8%.", "8%"],
    ["Wrote the plan for two trainees. my own score went down a bit, 71 to 64, not great", "64"],
    ["I have a good apprentice. I got my apprentice Devlin last year and wrote 30 job cards.", "Devlin"],
  ])("%s", (text, part) => {
    expect(told(text)).not.toContain(part)
  })
})

describe("a statement stays whole", () => {
  it.each([
    ["I set up a part library with naming rules and all 5 crews use it now", "which all 5 crews use now."],
    ["checked all 7 kits and there were 23 expired items in them, replaced the lot", "eplaced all 23 expired items"],
    ["mentored two trainees, did a weekly review with them for 6 months", "did a weekly review with both for 6 months"],
    [
      "ran the site audit, found 63 faults and got all of them fixed before the opening",
      "got all 63 fixed before the opening.",
    ],
    ["got 3 of mine promoted since last summer", "Got 3 promoted since last summer."],
    ["The stall was my idea. I got it built for $7,400.", "built for $7,400."],
    [
      "I have built a calendar in Excel where the carriers book themselves, since then the wait is 40 minutes",
      "Built a calendar in Excel",
    ],
  ])("%s", (text, part) => {
    expect(told(text)).toContain(part)
  })
})

describe("an answer about a failure keeps what is contrasted with it", () => {
  it.each([
    [
      "The pilot was a flop. but i did interview 18 drivers over the phone to find out why",
      "Interviewed 18 drivers over the phone to find out why.",
    ],
    ["The stall lost money. oh but i got the waste contract down 15%", "Brought the waste contract down 15%."],
  ])("%s", (text, line) => {
    expect(told(text, "What didn't go to plan?")).toBe(line)
  })
})
