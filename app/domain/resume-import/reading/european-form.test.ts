import { expect, test } from "vitest"
import { contactOf } from "../review"
import { readResumeText } from "./read-file"

const read = (body: string) => readResumeText(`Nils Aalto-Reyes\nnils@example.com\n\n${body}`)
const workOf = (body: string) =>
  read(body).sections.flatMap(({ kind, entries }) =>
    entries.map(({ title, employer, location, start, end, notes, bullets }) => ({
      as: [kind, title, employer, location, start, end].join(" / "),
      lines: [...notes, ...bullets].map(({ text }) => text),
    })),
  )

test("below dates and a place, an adjacent title and employer are separated", () => {
  const body = `WORK EXPERIENCE

04/2018 – CURRENT Lisbon, Portugal
PROJECT COORDINATOR  TEJO PONTES SA
- Plans the crews of nine bridges

01/2014 – 03/2018 Porto, Portugal
SURVEYOR DOURO CARTA LDA
- Measured 80 km of river bank

EDUCATION AND TRAINING

09/2009 – 12/2013 Porto, Portugal
BACHELOR OF SURVEYING Escola do Norte`
  expect(workOf(body)).toEqual([
    {
      as: "work / PROJECT COORDINATOR / TEJO PONTES SA / Lisbon, Portugal / 2018-04 / present",
      lines: ["Plans the crews of nine bridges"],
    },
    {
      as: "work / SURVEYOR / DOURO CARTA LDA / Porto, Portugal / 2014-01 / 2018-03",
      lines: ["Measured 80 km of river bank"],
    },
    { as: "education / BACHELOR OF SURVEYING / Escola do Norte / Porto, Portugal / 2009-09 / 2013-12", lines: [] },
  ])
})

test("dates in parentheses, a title, an employer and a city on separate lines are one role", () => {
  const body = `Work experience

[ 04/2018 – Current ]
Project coordinator
Tejo Pontes SA
City: Lisbon
Business or sector: Construction
- Plans the crews of nine bridges`
  expect(workOf(body)).toEqual([
    {
      as: "work / Project coordinator / Tejo Pontes SA / Lisbon / 2018-04 / present",
      lines: ["Plans the crews of nine bridges"],
    },
  ])
  const { notRead, labels } = read(body)
  expect(notRead.map(({ text }) => text).join(" ")).toContain("Construction")
  expect(labels?.map(({ text }) => text)).toContain("City")
})

test("dates in brackets before a title, an employer in capitals and two labeled places are one role", () => {
  const body = `WORK EXPERIENCE
[ 03/2018 – Current ] LORRY DRIVER (C+E)
SHANNON HAULAGE LTD
City: Limerick | Country: Ireland
- Ferry papers
[ 07/2000 – 02/2018 ] BUS MECHANIC
PKS JEZIORO
City: Jezioro | Country: Poland
- Brakes of 46 buses

EDUCATION AND TRAINING
[ 01/09/1994 – 06/1999 ] VOCATIONAL DIPLOMA, CAR MECHANIC
Zespół Szkół w Jeziorze

LANGUAGE SKILLS
Mother tongue(s): Polish
Other language(s):
UNDERSTANDING SPEAKING WRITING
Listening Reading Spoken production Spoken interaction
ENGLISH B2 B2 B1 B1 A2`
  expect(workOf(body)).toEqual([
    {
      as: "work / LORRY DRIVER (C+E) / SHANNON HAULAGE LTD / Limerick, Ireland / 2018-03 / present",
      lines: ["Ferry papers"],
    },
    { as: "work / BUS MECHANIC / PKS JEZIORO / Jezioro, Poland / 2000-07 / 2018-02", lines: ["Brakes of 46 buses"] },
    {
      as: "education / VOCATIONAL DIPLOMA, CAR MECHANIC / Zespół Szkół w Jeziorze /  / 1994-09 / 1999-06",
      lines: [],
    },
  ])
  const languages = read(body).sections.find(({ kind }) => kind === "languages")
  expect(languages?.lines.map(({ text }) => text)).toEqual([
    "Mother tongue(s): Polish",
    "Other language(s):",
    "ENGLISH B2 B2 B1 B1 A2",
  ])
})

test("a section below dates is not a role, however it is worded", () => {
  const { sections } = read(`EXPERIENCE

Fitter, Acme Ltd
2019 – 2021
VOLUNTEER EXPERIENCE

Coach, Sea Scouts, 2015 – 2018`)
  expect(sections.map(({ kind }) => kind)).toEqual(["work", "volunteering"])
})

test("labels are listed separately from words that could not be placed", () => {
  const { notRead, labels } = read(`Mobile: +44 1632 960188

SKILLS

Tools: Excel, SQL
Methods: audits, interviews

EXPERIENCE

Fitter, Acme Ltd, 2019 – 2021
- Fitted doors`)
  expect(notRead).toEqual([])
  expect(labels?.map(({ text }) => text)).toEqual(["Mobile", "Tools", "Methods"])
})

test("a phone number and an address in a Europass form are contact details", () => {
  const text = `Nils Aalto-Reyes

Phone number: (+356) 21 555 018 (Mobile)
Email address: nils@example.com | Address: 14, Triq il-Kbira, SLM 1542, Sliema, Malta (Home)

EXPERIENCE

Fitter, Acme Ltd, 2019 – 2021
- Fitted doors`
  const { phone, location, facts } = contactOf(readResumeText(text))
  expect({ phone, location }).toEqual({ phone: "(+356) 21 555 018", location: "Sliema, Malta" })
  expect(facts).toContainEqual({ name: "Address", text: "14, Triq il-Kbira, SLM 1542, Sliema, Malta" })
})
