import { expect, test } from "vitest"
import { readPosting } from "../read-posting"

const filler =
  "Wexcombe Hospice looks after forty people a week in a valley that few buses reach, and has done so since 1987."
const skills = (text: string) =>
  readPosting(`Farm Manager\nWexcombe Hospice\n\n${filler}\n\n${text}`, new Date("2026-07-01T00:00:00Z")).skills.map(
    ({ name }) => name,
  )

test("the objects of a duty are skills, even if they are on no list", () => {
  expect(
    skills(`What you'll do
• Author and maintain herd transfer agreements, Paddock Completion Guidelines and weekly rotas
• Help the team to be kind`),
  ).toEqual(expect.arrayContaining(["herd transfer agreements", "Paddock Completion Guidelines"]))
})

test("a duty's verb names the skill after it", () => {
  expect(skills("What you'll do\n• Unload the hay and schedule the yard's crew")).toEqual(
    expect.arrayContaining(["Unloading", "Scheduling"]),
  )
})

test("the purpose and the partners of a duty are not skills", () => {
  expect(skills("What you'll do\n• Maintain hoof records so that visiting farriers know what to expect")).toEqual([
    "hoof records",
  ])
})

test("a known name counts if it also occurs outside a longer phrase", () => {
  const text = "Requirements\n• Use small group phonics with the youngest\n• A good knowledge of phonics"
  expect(skills(text)).toContain("phonics")
})

test("a level with a number is not an A level, and a country is not a skill", () => {
  const text = `Requirements
• A Level 2 qualification in farriery
• Experience of projects in Malawi, Niger and Burkina Faso`
  const read = skills(text)
  expect(read).not.toContain("A Level")
  expect(read).not.toContain("Burkina Faso")
})

test("names of acts and bodies that contain function words are read whole", () => {
  expect(
    skills(`Requirements
• Member of the Guild of Agricultural Engineers
• Working under the Movement of Livestock Act 2003`),
  ).toEqual(expect.arrayContaining(["Guild of Agricultural Engineers", "Movement of Livestock Act 2003"]))
})

test("numbered standards and mixed-case acronyms are skills, words in all caps are not", () => {
  const read = skills("Requirements\n• You must meet BOTH standards: SS 648 and 21 CFR Part 11, and draw an eCRF")
  expect(read).toEqual(expect.arrayContaining(["SS 648", "21 CFR Part 11", "eCRF"]))
  expect(read).not.toContain("BOTH")
})

test.each([
  [
    "nl",
    "Dit neem je mee\n• Ervaring met Nibe, Daikin of Itho Daalderop\n• Je spreekt goed Nederlands en het is van de klant",
    ["Nibe", "Daikin", "Itho Daalderop", "Nederlands"],
  ],
  [
    "fr",
    "Le profil recherché\n• Maîtrise de Sage et de Silae pour les paies de nos équipes\n• Un niveau d'anglais courant est un plus",
    ["Sage", "Silae", "anglais"],
  ],
  [
    "de",
    "Das bringen Sie mit\n• Kenntnisse in Lexware und Agenda für die Kasse und das Lager\n• Gute Kenntnisse der Warenkunde",
    ["Lexware", "Agenda", "Warenkunde"],
  ],
  [
    "es",
    "Qué buscamos\n• Dominio de Contaplus y Odoo para la gestión de los pedidos\n• Se valora el inglés de los clientes",
    ["Contaplus", "Odoo", "inglés"],
  ],
])("lists after a lead-in are read in other languages: %s", (_, text, expected) => {
  const words = `Boer\nHoeve\n\n${text}`
  expect(readPosting(words, new Date("2026-07-01T00:00:00Z")).skills.map(({ name }) => name)).toEqual(
    expect.arrayContaining(expected),
  )
})

test("a duty's documents and compounds are identified by the word before them, unless they exist in every trade", () => {
  const read = skills(`What you'll do
• Prepare hoof reports, GRAB logs and paddock steering committee meetings
• To attend client meetings and keep case notes
• You'll be running the two-horse pasture model
• Prepare horseshoe entries and packing lists`)
  expect(read).toEqual(
    expect.arrayContaining([
      "hoof reports",
      "GRAB logs",
      "two-horse pasture model",
      "horseshoe entries",
      "packing lists",
    ]),
  )
  expect(read).not.toContain("client meetings")
  expect(read).not.toContain("packing")
})

test("the verb before a discipline and the lead-in before an act are not part of its name", () => {
  const read = skills(`Requirements
• Performs hoof assessments
• Knowledge of the Stables Use and Approvals Act 1993
• Worked with Hoofline, Shoemate or a tack shop`)
  expect(read).toEqual(
    expect.arrayContaining(["hoof assessments", "Stables Use and Approvals Act 1993", "Hoofline", "Shoemate"]),
  )
})

test.each([
  [
    "fr",
    "Vos missions\n• Rédiger les carnets de ferrage et les bilans de forge pour les clients\n• Suivre la pose des fers",
    ["carnets de ferrage", "bilans de forge"],
  ],
  [
    "es",
    "Funciones\n• Elaboración de fichas de herraje y partes de cuadra con el equipo\n• Cuidado de los caballos",
    ["fichas de herraje", "partes de cuadra"],
  ],
  [
    "de",
    "Ihre Aufgaben\n• Durchführung von Hufprüfungen und der Stallplanung in der Praxis\n• Kommunikation mit den Menschen",
    ["Hufprüfungen", "Stallplanung"],
  ],
])("objects of duties are read in other languages: %s", (_, text, expected) => {
  const read = readPosting(`Maréchal\nHoeve\n\n${text}`, new Date("2026-07-01T00:00:00Z"))
  const names = read.skills.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(expected))
  expect(names).not.toContain("Kommunikation")
})

test("knowledge in a requirement counts even if the requirement also mentions working hours", () => {
  expect(
    skills("Requirements\n• You have an understanding of Equifit and food safety and can work nights and weekends"),
  ).toEqual(expect.arrayContaining(["Equifit", "food safety"]))
})

test("words of manner, verbs and fragments of an act's name are not skills", () => {
  const read = skills(`Requirements
• Experience in developing, implementing and evaluating hoof policy
• Experience with Hoofstat or similar statistical software
• Well-developed research skills
• Knowledge of the Horse Use Planning and Approvals Act 1993`)
  expect(read).toContain("Horse Use Planning and Approvals Act 1993")
  for (const name of ["implementing", "statistical", "Well-developed research", "Approvals Act 1993"])
    expect(read).not.toContain(name)
})

test("verbs in duties and abilities imply skills, and their objects are skills", () => {
  expect(
    skills(`What you'll do
• Mentor the younger herders

Requirements
• Able to read grazing maps and use pasture meters`),
  ).toEqual(expect.arrayContaining(["Mentoring", "grazing maps", "pasture meters"]))
})

test("names inside a requirement are skills, but those of people, places and days are not", () => {
  const read = skills(
    "Requirements\n• Sorts the herd by the Ardley Grading System in Larkbook on Mondays in Manchester",
  )
  expect(read).toEqual(expect.arrayContaining(["Ardley Grading System"]))
  expect(read).not.toEqual(expect.arrayContaining(["Mondays"]))
  expect(read).not.toEqual(expect.arrayContaining(["Manchester"]))
})

test("a phrase that ends in a listed word is read whole", () => {
  const read = skills("What you'll do\n• Maintain manifold gauges")
  expect(read).toContain("manifold gauges")
  expect(read).not.toContain("gauges")
})

test("a title names its field", () => {
  expect(
    readPosting(`HVAC Technician\nWexcombe Hospice\n\n${filler}`, new Date("2026-07-01T00:00:00Z")).skills,
  ).toEqual([expect.objectContaining({ name: "HVAC" })])
})
