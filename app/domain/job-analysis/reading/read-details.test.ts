import { expect, it } from "vitest"
import { readPosting } from "./read-posting"

const read = (text: string) => readPosting(text, new Date("2026-11-28T00:00:00Z"))

it.each([
  ["Location: Yard at Mill Lane, HX1 (mobile across the borough)", "Yard at Mill Lane, HX1"],
  ["Location: Leeds, two days a week in the office and otherwise at home", "Leeds"],
  ["Location: Kilburn on Thames, with travel to our other sites every month", "Kilburn on Thames"],
  ["Location: Pune (Baner) / Hybrid – 2 days WFO", "Pune (Baner)"],
])("the place in “%s”", (line, place) => {
  expect(read(`Plumber\nTarnbeck Council\n${line}\n\nRequirements\n- Boilers`).location).toBe(place)
})

it.each([
  ["Remuneration: $1,410.20 - $1,980.10 pw + Super", "$1,410.20 - $1,980.10 pw"],
  [
    "Salary: Grade 7, £31,067 - £33,366 per annum plus £2,000 market supplement",
    "£31,067 - £33,366 per annum plus £2,000 market supplement",
  ],
  ["Salary: £31,067 per annum and a £500 bonus fund", "£31,067 per annum"],
])("the pay in “%s”", (line, pay) => {
  expect(read(`Plumber\nTarnbeck Council\n${line}\n\nRequirements\n- Boilers`).pay).toBe(pay)
})

it.each([
  ["Job Title: Senior Associate – Procure to Pay (P2P)", "Senior Associate – Procure to Pay"],
  ["Staff Nurse - Stroke Care (L12 Adult HASU)", "Staff Nurse - Stroke Care"],
  ["Staff Nurse - Band 5 (L12)", "Staff Nurse"],
])("the title in “%s” keeps its field without the code", (line, title) => {
  expect(read(`${line}\nTarnbeck Hospital Trust\n\nRequirements\n- Triage`).title).toBe(title)
})

it("a public body hires, not the system to which it belongs", () => {
  const text = (head: string) =>
    `${head}\nRegistered Nurse\nEmployment Type: Permanent\n\nSelection Criteria\n1. Triage`
  expect(read(text("Bay State Health – Harbor Local Health District")).company).toBe("Harbor Local Health District")
  expect(read(text("Bay State Health")).company).toBe("Bay State Health")
})
