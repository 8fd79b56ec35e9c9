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

test("other notations support a sentence: abbreviations, a named colleague, the person's pronoun", () => {
  const role = "BDR, Halden Data, 2019 - 2021"
  const carried = [
    statusOf("Worked as a business development representative at Halden Data.", role, "role"),
    statusOf("Rewrote 18 alerts together with a colleague.", "I rewrote 18 alerts w/ Tess"),
    statusOf("She trained nine volunteers in May.", "Trained nine volunteers in May."),
    statusOf("Worked as a bus driver for sixteen years.", "Bus driver, 2003 to 2019", "role"),
  ]
  expect(carried.filter((status) => !/supported|close/.test(status ?? ""))).toEqual([])
})

test("an item in another notation does not lead to blocking", () => {
  const statuses = [
    statusOf("Finished the year at 92% of quota in fiscal year 2023.", "finished FY23 at 92% of quota"),
    statusOf(
      "Around fifteen of the members I coordinate are retirees.",
      "I coordinate 70 members, most of them nurses, about fifteen retirees.",
    ),
    statusOf(
      "Found a drift of 1.5 °C in the cold store.",
      "I found out that cold store 2 was drifting by 1.5 degrees.",
    ),
    statusOf("The contract, won by Joost, was handed to me.", "The contract was brought in by Joost. I took it over."),
    statusOf("Founded a chess club in 2020.", "Chess club: started it in 2020"),
    statusOf("Drove buses for sixteen years.", "Bus driver, 2003 to 2019", "role"),
    statusOf("Plain tools are, in my view, the best kind.", "I use plain tools"),
  ]
  expect(statuses).not.toContain("blocked")
})

test("a pronoun is ambiguous between two people", () => {
  const evidence = "I led the workshop with our trainee"
  expect(statusOf("The trainee met the clients, and she led the workshop.", evidence)).not.toBe("supported")
})
