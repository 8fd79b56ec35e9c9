import { expect, it } from "vitest"
import { readPosting } from "../read-posting"

const read = (text: string) => readPosting(text, new Date("2026-11-28T00:00:00Z"))
const told = (text: string) => read(text).requirements.map(({ quote, must }) => `${must ? "must" : "nice"}: ${quote}`)
const engineer = (rest: string) =>
  `Data Engineer\nat Marlow Labs\nLisbon\n\nRequirements\n- 3 years in a similar role\n- Excel\n${rest}`
const always = ["must: 3 years in a similar role", "must: Excel"]

it.each([
  "You'll hate it here if",
  "This isn't for you if:",
  "Please don't apply if",
  "You won't enjoy this job if:",
  "Who this role is not for",
])("what stands below “%s” is not asked for", (heading) => {
  expect(told(engineer(`\n${heading}\n- You need a 40-page spec\n- You like long meetings`))).toEqual(always)
})

it.each(["Extra treats if", "Extra points if:", "Gold stars for", "Cherry on top", "High fives if you"])(
  "what stands below “%s” would be nice",
  (heading) => {
    expect(told(engineer(`\n${heading}\n- speak Spanish (a third of our customers do)`))).toEqual([
      ...always,
      "nice: speak Spanish (a third of our customers do)",
    ])
  },
)

it.each([
  "PhD not needed",
  "A degree is not required",
  "No farming experience necessary",
  "You don't need to know farming",
  "Contract duration: 3 years (renewable)",
  "Start 1 March 2027",
  "Required from January 2027 until July 2027",
  "The method of assessment is shown as A (application), I (interview), T (test)",
  "It is essential that the candidate should be able to demonstrate the following criteria",
])("“%s” asks for nothing", (line) => {
  expect(told(engineer(`- ${line}`))).toEqual(always)
})

it("something that is not needed but would help is still nice to have", () => {
  expect(told(engineer("- Scala is not required, but would be a plus"))).toHaveLength(3)
})

it("a notice period is stated under its name", () => {
  const [period] = read(engineer("\nNotice period: max 30 days")).requirements.slice(2)
  expect(period).toMatchObject({ quote: "Notice period: max 30 days", kind: "availability" })
})

it("a sentence about something mandatory is a requirement, and so is what a person should be good at", () => {
  const text = `${engineer("")}\n\nAbout us\nMarlow Labs makes maps.\n\nGuidewire is mandatory. Good in SQL, Tableau / Power BI.`
  expect(told(text)).toEqual(expect.arrayContaining(["must: Guidewire is mandatory"]))
})

it.each([
  ["Data Engineer\nat LlamaLedger\nRemote (US time zones)", "Data Engineer", "LlamaLedger"],
  [
    "Registered Nurse - ICU (Nights)\nHCA Harle Healthcare\nHouston, TX\n$38 an hour\nHCA Harle Healthcare",
    "Registered Nurse - ICU (Nights)",
    "HCA Harle Healthcare",
  ],
  [
    "Primary School Teacher (KS2) - Maternity Cover\nElm Primary School, Durham",
    "Primary School Teacher (KS2) - Maternity Cover",
    "Elm Primary School",
  ],
])("the head %j names the job and the employer", (head, title, company) => {
  const body = "\n\nAbout the role\nYou will keep the records.\n\nRequirements\n- 3 years in a similar role\n- Excel"
  expect(read(head + body)).toMatchObject({ title, company })
})

it("a message names the employer of an opening, and its writer is not a requirement", () => {
  const text =
    "Hi Ana,\n\nI came across your profile and wanted to check your interest for below opening with HDFC Ergo.\n\nPosition: Product Analyst\nExp: 5-9 yrs\n\nRegards,\nRitu Malhotra\nPeopleBridge"
  expect(read(text)).toMatchObject({ title: "Product Analyst", company: "HDFC Ergo" })
  expect(told(text)).toEqual(["must: Exp: 5-9 yrs"])
})
