import { expect, test } from "vitest"
import { readPosting } from "./read-posting"

const read = (text: string) => readPosting(text, new Date("2026-07-01T00:00:00Z"))
const posting = (sentence: string) =>
  read(`Farrier\nWexcombe Stables\n\nWe look after forty horses in a quiet valley.\n\n${sentence}`)

test.each([
  ["The closing date for applications is noon on Monday 27 July 2026.", "2026-07-27"],
  ["Applications close 11:59pm AEST Sunday 3 August", "2026-08-03"],
  ["Please send a resume before 5 pm on 31/08/2026.", "2026-08-31"],
  ["Submit a CV to hay@wexcombe.example, no later than 15 Aug 2026.", "2026-08-15"],
  ["Posting open through August 15, 2026.", "2026-08-15"],
  ["Text Ned on 07700 900 001 by this Thursday", "2026-07-02"],
  ["How do I apply?\nBy Friday the 18th of September 2026, with a CV.", "2026-09-18"],
  ["Bewerbungen bitte bis zum 15.09.2026 an stall@wexcombe.example", "2026-09-15"],
  ["Solliciteer vóór 1 september 2026", "2026-09-01"],
  ["Candidature avant le 1er août 2026", "2026-08-01"],
  ["Applications close in two weeks.", "2026-07-15"],
  ["Apply by tomorrow.", "2026-07-02"],
  ["Fixed-term until 30 June 2028. Apply with a CV.", null],
  ["Send your CV by the end of the month.", "2026-07-31"],
  ["Applications close on 31 June 2027.", null],
  ["Wages are paid within 5 days of each month's end.", null],
  ["Training is completed within two weeks.", null],
  ["Apply today. If you have not heard from us within 7 days, you have been unsuccessful.", null],
])("the closing date: %s", (sentence, day) => {
  expect(posting(sentence).closingDate).toBe(day)
})

test.each([
  ["Flexible work, including working from home for part of the week, is available.", "hybrid"],
  ["Colleagues normally work on campus at least three days a week.", "hybrid"],
  ["After a month of handover, one day a week can be done from home.", "hybrid"],
  ["Wir bieten bis zu zwei Tage Homeoffice in der Woche.", "hybrid"],
  ["This position works on-site at our yard.", "on-site"],
  ["Hours: 7.30 to 5, site based, no working from home.", "on-site"],
  ["A three-day week in the saddle.", null],
])("the work mode: %s", (sentence, mode) => {
  expect(posting(sentence).workMode).toBe(mode)
})

test.each([
  ["Farrier\nUnited States · 3 weeks ago\n\nRemote work on horses.", "United States"],
  ["Farrier\nWexcombe Stables\n\nYou join three farriers in our Upper Wallop office.", "Upper Wallop office"],
  ["Farrier\nWexcombe Diagnostics, Thrissur, Kerala\n\nWe look after horses.", "Thrissur, Kerala"],
  [
    "Farrier\nWexcombe Stables\n\nLocation: Dunmore 8, two days a week in the yard, otherwise at home in the Republic of Ireland",
    "Dunmore 8",
  ],
])("the place is in the head, or beside the employer: %s", (text, place) => {
  expect(read(text).location).toBe(place)
})

test("a department hires for its university, and a domain without accents names its employer", () => {
  const part = "University of Wexcombe\n\nLecturer in Farriery\nSchool of Horses and Society\n\n"
  expect(
    read(`${part}The School of Horses and Society wishes to appoint a Lecturer in Farriery. The School is in town.`),
  ).toMatchObject({ title: "Lecturer in Farriery", company: "University of Wexcombe" })
  expect(
    read(`Maréchal-ferrant H/F\n\nNée en 1978, Prés & Marées soigne des chevaux.\n\nVotre profil :\n- Des bases en forge
- Deux ans d'expérience\n\nCV à forge@presetmarees.example`).company,
  ).toBe("Prés & Marées")
})

test("a gender marker distinguishes the title from the person whose office is named above it", () => {
  expect(
    read("Stadt Wexbrück\nDie Bürgermeisterin\n\nWir suchen zum 1. Oktober\n\nSachbearbeiter/in Wegerecht (m/w/d)\n")
      .title,
  ).toBe("Sachbearbeiter/in Wegerecht")
})

test("numbered headings above bullets start their section", () => {
  const { requirements } = read(`Farrier
1. Purpose of the post

To shoe horses.

2. Main duties

• Hold a list of up to sixteen horses
• Keep records of every visit`)
  expect(requirements.map(({ quote }) => quote)).toEqual([
    "Hold a list of up to sixteen horses",
    "Keep records of every visit",
  ])
})

test("a marker in the middle of a wrapped criterion is recognized and removed", () => {
  const { requirements } = read(`Farrier
Person specification
Criteria marked E are essential, those marked D are desirable.

Knowledge and skills
   Sound knowledge of the Farriers Act 1975 and the Stable             E
   Planning Regulations 2010
   Able to shoe a horse of any size                                    E
   Training in cold shoeing                                            D
   A second forge                                                      D`)
  expect(requirements.map(({ quote, must }) => [quote, must])).toEqual([
    ["Sound knowledge of the Farriers Act 1975 and the Stable Planning Regulations 2010", true],
    ["Able to shoe a horse of any size", true],
    ["Training in cold shoeing", false],
    ["A second forge", false],
  ])
})

test("a letterhead's capitals are normalized, and the work mode is not part of the place", () => {
  expect(
    read("WEXCOMBE METROPOLITAN BOROUGH COUNCIL\n\nPost title: Farrier\nBase: Old Forge, Wexcombe, with agile working"),
  ).toMatchObject({ company: "Wexcombe Metropolitan Borough Council", location: "Old Forge, Wexcombe" })
})

test('a short paragraph about the tools in use requires them, and "you need a" names no employer', () => {
  const { requirements, skills } = posting(
    "We use Xero, so Xero experience is essential. You need a Cert IV in Bookkeeping, and a good seat.",
  )
  expect(requirements.map(({ quote }) => quote)).toEqual(
    expect.arrayContaining(["We use Xero, so Xero experience is essential", expect.stringContaining("Cert IV")]),
  )
  expect(skills.map(({ name }) => name)).toEqual(expect.arrayContaining(["Xero", "Cert IV in Bookkeeping"]))
})
