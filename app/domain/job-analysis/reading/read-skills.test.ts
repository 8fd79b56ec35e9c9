import { expect, test } from "vitest"
import { readPosting } from "./read-posting"

const filler =
  "Wexcombe Hospice looks after forty people a week in a valley that few buses reach, and has done so since 1987."
const skills = (text: string) =>
  readPosting(`Farm Manager\nWexcombe Hospice\n\n${filler}\n\n${text}`, new Date("2026-07-01T00:00:00Z")).skills.map(
    ({ name }) => name,
  )

test("duties name the things they work on, whatever no list holds", () => {
  expect(
    skills(`What you'll do
• Author and maintain herd transfer agreements, Paddock Completion Guidelines and weekly rotas
• Help the team to be kind`),
  ).toEqual(expect.arrayContaining(["herd transfer agreements", "Paddock Completion Guidelines"]))
})

test("what a duty is done for, and whom with, is no skill", () => {
  expect(skills("What you'll do\n• Maintain hoof records so that visiting farriers know what to expect")).toEqual([])
})

test("acts and bodies with small words in their names are read whole", () => {
  expect(
    skills(`Requirements
• Member of the Guild of Agricultural Engineers
• Working under the Movement of Livestock Act 2003`),
  ).toEqual(expect.arrayContaining(["Guild of Agricultural Engineers", "Movement of Livestock Act 2003"]))
})

test("standards by number and abbreviations with a small letter are skills, shouted words are not", () => {
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
])("lists behind what asks for them are read in other languages: %s", (_, text, expected) => {
  const words = `Boer\nHoeve\n\n${text}`
  expect(readPosting(words, new Date("2026-07-01T00:00:00Z")).skills.map(({ name }) => name)).toEqual(
    expect.arrayContaining(expected),
  )
})
