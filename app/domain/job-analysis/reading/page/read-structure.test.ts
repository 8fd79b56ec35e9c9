import { expect, test } from "vitest"
import { readPosting } from "../read-posting"

const today = new Date("2026-07-01T00:00:00Z")
const read = (text: string) => readPosting(text, today)
const asked = (text: string) =>
  read(text).requirements.flatMap(({ quote, must, kind }) =>
    kind === "responsibility" ? [] : `${must ? "must" : "nice"}: ${quote}`,
  )
const duties = (text: string) =>
  read(text).requirements.flatMap(({ quote, kind }) => (kind === "responsibility" ? quote : []))

const filler =
  "Wexcombe Hospice looks after forty people a week in a valley that few buses reach, and has done so since 1987."

test("headings in text without bullets or gaps separate must-haves from nice-to-haves", () => {
  const text = `Farrier
Wexcombe Hospice

${filler}

Person Specification

Qualifications
Essential
Diploma in farriery
Desirable
Member of the Guild of Farriers

Experience
Essential
Supervision of apprentices
Desirable
Use of FarrierPro`
  expect(asked(text)).toEqual([
    "must: Diploma in farriery",
    "nice: Member of the Guild of Farriers",
    "must: Supervision of apprentices",
    "nice: Use of FarrierPro",
  ])
})

test("duties are read from lines without bullets, below their own headings and with periods", () => {
  const text = `Archive Manager
Wexcombe Hospice

${filler}

What You Will Be Responsible For

Collections
Author and maintain the collection plan.
Cataloguing new deposits from members.

Buildings
Oversee the humidity log of both stores.`
  expect(duties(text)).toEqual([
    "Author and maintain the collection plan",
    "Cataloguing new deposits from members",
    "Oversee the humidity log of both stores",
  ])
})

test("a criteria table keeps its markers, even if a criterion wraps to the next row", () => {
  const text = `Post title:            Museum Keeper
Employer:              Wexcombe Museum

PERSON SPECIFICATION

QUALIFICATIONS                                              E/D    Method
Diploma in museum practice or
statutory equivalent                                         E      A/C
Boat handling qualification                                  D      A/C

SKILLS
Working knowledge of Spectrum                                E      I
Use of Vernon CMS or a similar
database                                                     D      A
Able to write clear labels                                   E      T`
  expect(asked(text)).toEqual([
    "must: Diploma in museum practice or statutory equivalent",
    "nice: Boat handling qualification",
    "must: Working knowledge of Spectrum",
    "nice: Use of Vernon CMS or a similar database",
    "must: Able to write clear labels",
  ])
})

test("a list under no heading contains requirements, and a softened item in it does not start a section", () => {
  const text = `Mopton Line Carriers is hiring a shunter driver for the Wexcombe depot, nights, four on and four off, with the usual
allowances and a cooked breakfast on us after every shift that ends past six in the morning.
✅ Valid HIAB card
✅ Min 5 yrs on articulated lorries
✅ Clear medical
➕ Tanker ticket = big advantage
💰 £18 an hour`
  expect(asked(text)).toEqual([
    "must: Valid HIAB card",
    "must: Min 5 yrs on articulated lorries",
    "must: Clear medical",
    "nice: Tanker ticket = big advantage",
  ])
})

test.each([
  [
    "fr",
    "Les missions du poste\n• vous gérez les caisses\n\nLe profil recherché\n• Maîtrise de Sage\n\nCe serait un plus\n• la connaissance de Silae",
    ["must: Maîtrise de Sage", "nice: la connaissance de Silae"],
  ],
  [
    "es",
    "Tus responsabilidades\n• gestionar la caja\n\nQué buscamos\n• Dominio de Contaplus\n\nSe valorará\n• Conocimientos de Odoo\n\nTe ofrecemos\n• Comida",
    ["must: Dominio de Contaplus", "nice: Conocimientos de Odoo"],
  ],
  [
    "de",
    "Ihre Aufgaben\n• Führen der Kasse\n\nDas bringen Sie mit\n• Sicherer Umgang mit DATEV\n\nDarüber hinaus\n• Kenntnisse in Lexware\n\nDas bieten wir\n• Jobrad",
    ["must: Sicherer Umgang mit DATEV", "nice: Kenntnisse in Lexware"],
  ],
  [
    "nl",
    "Wat ga je doen?\n• Kassa beheren\n\nDit neem je mee\n• Kennis van Exact\n\nMooi meegenomen\n• Ervaring met Afas\n\nDit krijg je van ons\n• Lunch",
    ["must: Kennis van Exact", "nice: Ervaring met Afas"],
  ],
])("headings separate the requirements of a posting in another language: %s", (_, text, expected) => {
  expect(asked(text)).toEqual(expected)
})

test("the title's line contains no requirement, whatever is appended to it", () => {
  expect(
    asked(`Horse Nurse - Nights - $900 Sign-On Bonus
Location: Hastings

${filler}

MINIMUM QUALIFICATIONS
Licensure: Current Ohio nurse license.
Certifications: Hot shoeing required.`),
  ).toEqual([expect.stringContaining("Ohio nurse license"), expect.stringContaining("Hot shoeing")])
})

test("location and team are not duties", () => {
  const text = `Farrier
Wexcombe Hospice

${filler}

The role

You'll join four farriers and report to our Head of Hooves. You'd be in our Upper Wallop office on Tuesdays. You will shoe horses and mend carts.`
  expect(duties(text)).toEqual(["You will shoe horses and mend carts"])
  expect(asked(text)).toEqual([expect.stringContaining("Upper Wallop office")])
})
