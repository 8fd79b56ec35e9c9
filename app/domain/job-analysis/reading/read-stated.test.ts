import { expect, it } from "vitest"
import { readPosting } from "./read-posting"

const read = (text: string) => readPosting(text, new Date("2026-11-28T00:00:00Z"))
const rest = "\n\nWe build boats.\n\nRequirements\n- 3 years in a boatyard\n- Excel"

it.each([
  ["Experience in a rural or remote service (desirable)", null],
  ["Location: Wyverdon Town Hall, with home working up to 3 days", "hybrid"],
  ["CDI, temps plein, télétravail 2 jours par semaine", "hybrid"],
  ["Location: Pune (WFO)", "on-site"],
  ["Location: Pune (Hybrid, 3 days WFO)", "hybrid"],
  ["£48k, 4-day week, anywhere in the UK", "remote"],
])("“%s” states the work mode %s", (line, mode) => {
  expect(read(`Boat Designer\nPilchard Marine\n${line}${rest}`).workMode).toBe(mode)
})

it.each([
  ["Senior Backend Engineer (Go) - Pilchardbright, Leeds / hybrid", "Pilchardbright", "Leeds"],
  ["SOUS CHEF – Heron Wharf, Margaret River", "Heron Wharf", "Margaret River"],
  [
    "School Counselor\nLost Otter Unified School District No. 7, Redmond, Oregon",
    "Lost Otter Unified School District No. 7",
    "Redmond, Oregon",
  ],
])("“%s” names the employer and its town", (head, company, location) => {
  expect(read(head + rest)).toMatchObject({ company, location })
})

it("a county after a town does not make the town an employer", () => {
  expect(read(`Sous Chef\nKings Marsh, Norfolk${rest}`).company).toBeNull()
})

it.each([
  ["hey 👋 we're Pilchard", "Pilchard"],
  ["Greetings from Nandi Consulting!!", "Nandi Consulting"],
])("“%s” names the employer", (line, company) => {
  expect(read(`${line}\n\nPosition: Boat Designer\nLocation: Pune\n\nRequirements\n- 3 years\n- Excel`).company).toBe(
    company,
  )
})

it("several places, a town next to a site, and lakhs are kept whole", () => {
  expect(read(`Warden\nDepartment of Boats\nPerth WA, Albany WA or Broome WA | Ongoing${rest}`).location).toBe(
    "Perth WA, Albany WA or Broome WA",
  )
  expect(read(`Warden\nHeron Trust\nSite: Ludlow Hospital\nTown: Ludlow${rest}`).location).toBe("Ludlow")
  const pune = read(`Designer II @ Pilchard (Pune, Baner — WFO, sorry)\n₹24–32L + ESOPs${rest}`)
  expect(pune).toMatchObject({ location: "Pune, Baner", workMode: "on-site", pay: "₹24–32L" })
})
