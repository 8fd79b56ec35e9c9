import { expect, it } from "vitest"
import { readPosting } from "../read-posting"

const read = (text: string) => readPosting(text, new Date("2026-11-28T00:00:00Z"))
const told = (text: string) => read(text).requirements.map(({ quote, must }) => `${must ? "must" : "nice"}: ${quote}`)
const warden = (rest: string) =>
  `Ferry Warden\nat Marlow Ferries\nLisbon\n\nRequirements\n- 3 years on a ferry\n- First aid at sea\n${rest}`
const always = ["must: 3 years on a ferry", "must: First aid at sea"]

it.each([
  "\nPeople also viewed\nDeck Officer, Pilchard Lines, Boston MA\nShow more",
  "\nCandidates also applied for\nDeck Officer, Pilchard Lines, Boston MA",
  "\n© Marlow Ferries 2026. Accessibility | Privacy",
  "- Selective factor: none.",
  '- Not needed: a degree, a boat, the word "ahoy"',
])("“%s” requires nothing", (rest) => {
  expect(told(warden(rest))).toEqual(always)
  expect(read(warden(rest)).skills.map(({ name }) => name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Pilchard|Boston|Accessibility|Privacy|degree/)]),
  )
})

it("a heading may end with an emoji", () => {
  expect(told(warden("\nExtra 🍪\n- Can read Welsh signs"))).toEqual([...always, "nice: Can read Welsh signs"])
})

it("an optional line in a list does not make the next one optional", () => {
  const text =
    "Ferry Warden\nMarlow Ferries, Lisbon\n\nRequirements:\nThree years on a ferry\nGood to have: Welsh, knots\nExcellent radio skills"
  expect(told(text)).toEqual(["must: Three years on a ferry", "nice: Welsh, knots", "must: Excellent radio skills"])
})

it("every line below “Who we're after” is a requirement", () => {
  const text =
    "Ferry Warden\nMarlow Ferries, Lisbon\nWe run ferries.\n\nWho we're after\n- Confident on deck\n- Can splice a rope"
  expect(told(text)).toEqual(["must: Confident on deck", "must: Can splice a rope"])
})

it("letters explained by a legend set the priority of rows and are not part of them", () => {
  const text = `Job Title: Ferry Warden
Marlow Ferries Trust

PERSON SPECIFICATION (E = essential, D = desirable; A = application, I = interview)
Level 3 in boat handling  E  A
Member of a sailing body (RYA, ASA)  D  A
Knowledge of LTN 1/20 E A/I
Ability to use GIS D I`
  expect(told(text)).toEqual([
    "must: Level 3 in boat handling",
    "nice: Member of a sailing body (RYA, ASA)",
    "must: Knowledge of LTN 1/20",
    "nice: Ability to use GIS",
  ])
})

it("an amount starts a sentence", () => {
  const text =
    "Pilchard Analytics in Leeds needs a data analyst. We need SQL you don't have to look up. Welsh is nice but not needed. £34,000 to £39,000, 27 days' holiday."
  expect(told(text)).toEqual(expect.arrayContaining(["nice: Welsh is nice but not needed"]))
})

it("a drug test at the end is a requirement, and a French optional word may end a requirement", () => {
  expect(told(warden("\nDrug test required."))).toEqual([...always, "must: Drug test required"])
  const french =
    "Chargé de communication H/F\nAssociation Les Voiles – Nantes\n\nProfil recherché\n- Maîtrise de Canva et de WordPress\n- Permis B souhaité"
  expect(told(french)).toEqual(["must: Maîtrise de Canva et de WordPress", "nice: Permis B souhaité"])
})
