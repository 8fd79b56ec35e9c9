import { expect, test } from "vitest"
import type { EvidenceField, EvidenceItem } from "../schema"
import { checkText } from "./verify"

function statusOf(sentence: string, text: string, field: EvidenceField | null = null) {
  const item: EvidenceItem = {
    id: "e0",
    kind: field ? "profile" : "reflection",
    text,
    source: "",
    field,
    createdAt: "",
  }
  return checkText(sentence, { items: [item], profile: null, personName: "Ada Park", posting: null })[0]?.status
}

test.each<[string, string, (EvidenceField | null)?]>([
  // Words that a short form stands for.
  ["Worked as a business development representative at Halden Data.", "BDR, Halden Data, 2019 - 2021", "role"],
  [
    "Built a stock sheet in Excel that the operations director reads.",
    "built a stock sheet in Excel that the OD reads",
  ],
  // Somebody named is a colleague.
  ["Rewrote 18 alerts together with a colleague.", "I rewrote 18 alerts w/ Tess"],
  // The person's own pronoun.
  ["She trained nine volunteers in May.", "Trained nine volunteers in May."],
  // How long a role lasted, and what somebody with it did.
  ["Drove buses for sixteen years.", "Bus driver, 2003 to 2019", "role"],
  // How often.
  ["Coaches two trainees in fortnightly calls.", "I coach two trainees in calls every other week"],
  ["Founded a chess club in 2020.", "Chess club: started it in 2020"],
])("%s is carried by other notations of the same", (sentence, text, field) => {
  expect(statusOf(sentence, text, field)).toMatch(/supported|close/)
})

test.each([
  ["Finished the year at 92% of quota in fiscal year 2023.", "finished FY23 at 92% of quota"],
  [
    "Around fifteen of the members I coordinate are retirees.",
    "I coordinate 70 members, most of them nurses, about fifteen retirees.",
  ],
  ["Found a drift of 1.5 °C in the cold store.", "In May I found out that cold store 2 was drifting by 1.5 degrees."],
  [
    "The contract, won by Joost, was handed to me.",
    "The new contract was brought in by our sales guy Joost. I took it over.",
  ],
  ["Plain tools are, in my view, the best kind.", "I use plain tools"],
])("%s is not blocked", (sentence, text) => {
  expect(statusOf(sentence, text)).not.toBe("blocked")
})

test("of two people nobody knows whom a pronoun means", () => {
  expect(
    statusOf("The trainee met the clients, and she led the workshop.", "I led the workshop with our trainee"),
  ).not.toBe("supported")
})
