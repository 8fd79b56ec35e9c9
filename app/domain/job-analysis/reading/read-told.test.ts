import { expect, it } from "vitest"
import { readPosting } from "./read-posting"

const read = (text: string) => readPosting(text, new Date("2026-11-28T00:00:00Z"))
const told = (text: string) =>
  read(text).requirements.map(
    ({ quote, must, kind }) => `${kind === "responsibility" ? "duty" : must ? "must" : "nice"}: ${quote}`,
  )
const story =
  "The yard stands where the upper river meets the lower one, its six wardens know every bank and bar of both, and on market days four hundred people cross before noon, with bicycles, hens and now and then a piano. In spring the boats are scraped and painted, in autumn the ropes are changed, and in winter everybody mends nets in the old chapel. "

it("a paragraph about the ideal candidate and the duties is read clause by clause", () => {
  const text = `Ferry Warden\nThe Marlow Ferry, Whitby, North Yorkshire\n£13.20 per hour, live-in available at £60 per week\n\n${story}${story}\n\nThe ideal candidate will have worked on a river. Duties include mooring, mending ropes and selling tickets. We're after a licensed skipper with a first aid card.`
  expect(told(text)).toEqual([
    "must: The ideal candidate will have worked on a river",
    "duty: Duties include mooring, mending ropes and selling tickets",
    "must: We're after a licensed skipper with a first aid card",
  ])
  expect(read(text).pay).toBe("£13.20 per hour")
})

it("a benefit among the facts of a head hides nothing below it", () => {
  const text = `Ferry Warden\nMarlow Ferries Trust\n\nLOCATION: Whitby, North Yorkshire; two days a week in Hull\nBENEFITS: 20 days PTO, medical, pension\n\nSUMMARY: The Ferry Warden will steer the ferry and train the crew.\n\n${story}\n\nSkills and experience\n- Two years on rivers\n\nMeriting\n- Knots`
  expect(told(text)).toEqual([
    "duty: The Ferry Warden will steer the ferry and train the crew",
    "must: Two years on rivers",
    "nice: Knots",
  ])
  expect(read(text).location).toBe("Whitby, North Yorkshire")
})

it("fields separated by bars are three facts", () => {
  const text = `Tax Manager\nMumbai\nExperience: 7-10 years | CTC: up to ₹32 LPA | Openings: 2\nAbout the organisation: Our client runs the oldest ferry in India.\n\nRequirements\n- GST returns`
  expect(told(text)).toEqual(["must: 7-10 years", "must: GST returns"])
})

it("the model number of a sound desk is not in a state, and three words before a town are an employer", () => {
  const desk = `Sound Technician\nThéâtre du Lac, Geneva\n\nRequirements\n- Two years of mixing on DiGiCo SD12 and Yamaha CL5`
  expect(read(desk).location ?? "").not.toContain("DiGiCo")
  const home = "Care Worker\nRowan Tree Homes, Stockport\n\nRequirements\n- Two years in care"
  expect(read(home)).toMatchObject({ company: "Rowan Tree Homes", location: "Stockport" })
})

it.each([
  ["Hiring: 2 CNC Machinists (3rd shift)\nLakes Precision, Ohio\n\nMust: GD&T. Nice: titanium.", "CNC Machinist"],
  [
    "Communicatieadviseur (32 uur)\nWaterschap De Vaart\nLelystad\n\nDit ga je doen\n- Teksten maken\n- Projectleiders en bestuurders adviseren\n\nDit heb je in huis\n- Een vlotte pen",
    "Communicatieadviseur",
  ],
])("a title is one job, also in one word: %s", (text, title) => {
  expect(read(text).title).toBe(title)
})

it("each part after “Ability to:” is required, and the description of the selection is not", () => {
  const text = `Ferry Warden\nMarlow County\n\n${story}${story}\n\nEMPLOYMENT STANDARDS\nAbility to: read tides; mend ropes; lift 75 pounds.\n\nSELECTION PROCEDURE\nThe best will row across.`
  expect(told(text)).toEqual(["must: Ability to: read tides", "must: mend ropes", "must: lift 75 pounds"])
})

it("rows that each open with an action are duties of their own", () => {
  const text = `Ferry Warden\nMarlow Ferries Trust\n\nWhat's involved\nKeeping the tide tables and the passenger records of both ferries up to date\nOrdering rope through the yard's own shop and rotating the stock\nSteering the ferry\n\nYou probably:\n- Know both rivers\n\nProcess: a chat → a crossing → offer.`
  expect(told(text)).toEqual([
    "duty: Keeping the tide tables and the passenger records of both ferries up to date",
    "duty: Ordering rope through the yard's own shop and rotating the stock",
    "duty: Steering the ferry",
    "must: Know both rivers",
  ])
})

it("a German title with a colon is one title, and turnover is not a place", () => {
  const text =
    "Fährberater:in Nordsee\nReederei Hansen GmbH\n\nDeine Aufgaben\nDu betreust rund 120 Kunden mit bis zu 5 Mio. € Umsatz\nDu planst die Fahrten\n\nWas du mitbringst\nErfahrung mit Fahrplänen\n\nWorauf du dich freuen kannst\n30 Tage Urlaub"
  expect(read(text)).toMatchObject({ title: "Fährberater/in Nordsee", location: null })
  expect(told(text).join()).not.toContain("Urlaub")
})

it("a closing date with dashes is read", () => {
  expect(read(`Ferry Warden\nMarlow Trust\n\nSend the form on or before 31-12-2026.`).closingDate).toBe("2026-12-31")
})
