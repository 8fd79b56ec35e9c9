import { expect, test } from "vitest"
import { ledgerOf, statusIn, type Told } from "../../../../../../tests/support/told"
import { verifySentences } from "../../verify"

function verdict(text: string, ...told: Told[]) {
  const [claim] = verifySentences([{ text, kind: "fact", evidenceIds: [] }], ledgerOf(...told))
  return { status: claim?.status, codes: claim?.reasons.map(({ code }) => code) }
}

test.each([
  ["Sofie from marketing made the flyer and i handed it out", "I made the flyer."],
  [
    "I wrote the lesson plans all summer while Jonas did the worksheets.",
    "I wrote the lesson plans and the worksheets.",
  ],
  ["they repaired the boiler, i only noticed it", "I repaired the boiler."],
  ["The floor plan was drawn by my colleague Aziz, I only checked the stairs.", "I drew the floor plan."],
  [
    "My cousin installed the alarm mind you, not me. I painted the shop.",
    "I painted the shop and installed the alarm.",
  ],
])("somebody else did it: %s", (evidence, sentence) => {
  expect(verdict(sentence, evidence)).toMatchObject({ status: "blocked", codes: expect.arrayContaining(["by_other"]) })
})

test.each([
  ["I wrote the first version of the handbook, then Jonas wrote the handbook again.", "I wrote the handbook."],
  ["Aziz built the stage with me.", "I built the stage."],
])("a thing that the person made too is not refused for the other's part: %s", (evidence, sentence) => {
  expect(verdict(sentence, evidence).status).not.toBe("blocked")
})

test("a list that the person closed with only gets no further thing", () => {
  const told = "Turned out Bo could sew the costumes, I only did the lights and the sound"
  expect(verdict("I did the lights, the sound and the costumes.", told).status).toBe("blocked")
  expect(statusIn(ledgerOf(told), "I did the lights and the sound.")).toBe("supported")
  const kept = "I only did the lights and the sound, and we had rehearsals on Mondays."
  expect(verdict(kept, told, "We had rehearsals on Mondays.").status).not.toBe("blocked")
})

test.each([
  ["next spring i wanna put in a sauna", "I installed a sauna.", "planned"],
  [
    "I plan to speak about our kiln at the ceramics fair in Aarhus.",
    "I spoke about the kiln at the ceramics fair in Aarhus.",
    "planned",
  ],
  [
    "Tried a loyalty card and nobody used it, scrapped it after a month",
    "I introduced a successful loyalty card.",
    "failed",
  ],
  [
    "Put a delivery service on saturdays. Lost 900 euros before i stopped",
    "I launched a profitable delivery service.",
    "failed",
  ],
  [
    "In May a lad fell off the scaffold. Since then we have had zero falls.",
    "I have never had a fall in my career.",
    "not_none",
  ],
  [
    "Eleven of the fourteen apprentices passed the welding test",
    "All of the apprentices passed the welding test.",
    "stops_short",
  ],
])("a plan, a failure, an incident or a part: %s", (evidence, sentence, code) => {
  expect(verdict(sentence, evidence)).toMatchObject({ status: "blocked", codes: expect.arrayContaining([code]) })
})

test("a thing that was planned and then done is not refused", () => {
  const told: Told[] = [
    "I want to put in a sauna next spring",
    "Finished the sauna in April, built it with two friends",
  ]
  expect(verdict("I built the sauna with two friends.", ...told).status).not.toBe("blocked")
})

test.each([
  ["Wanted to automate invoices, ended up doing it by hand, processed 600 of them.", "Processed 600 invoices."],
  ["i typed up a startup checklist, one page, boss wants it on the tablet by fall", "Typed up a startup checklist."],
  [
    "I train our apprentice Leonie, she does the postings of 4 accounts alone",
    "I train the apprentice Leonie, who does the postings of 4 accounts alone.",
  ],
])(
  "a plan that was taken up, somebody else's wish and a deed told with who contradict nothing: %s",
  (told, sentence) => {
    expect(verdict(sentence, told).status).not.toBe("blocked")
  },
)
