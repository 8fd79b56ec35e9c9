import { expect, test } from "vitest"
import { contactIn } from "./contact-line"
import { parseExperience } from "./parse-experience"

const job = "Night porter - Marlow Hotel, Bath, 2019-now\nCarry bags and lock up.\n\n"

test.each([
  ["Certs\nPersonal licence holder (2021)", ["Personal licence holder (2021)"]],
  ["Tickets: CPCS A17, dumper, first aid 2023", ["CPCS A17", "dumper", "first aid 2023"]],
  [
    "Licence: HGV class 2, 2018, ADR tanks, digital tacho card",
    ["HGV class 2, 2018", "ADR tanks", "digital tacho card"],
  ],
  ["Certificate: Food Hygiene Level 3, Highfield", ["Food Hygiene Level 3, Highfield"]],
])("a label of certificates: %s", (text, qualifications) => {
  const parsed = parseExperience(job + text)
  expect(parsed.qualifications).toEqual(qualifications)
  expect(parsed.education).toEqual([])
  expect(parsed.roles).toHaveLength(1)
})

test('"I know" lists skills and languages, not certificates', () => {
  const parsed = parseExperience(`${job}Licence: forklift\n\nI know: Opera PMS, excel, portuguese, a little spanish`)
  expect(parsed.skills).toEqual(["Opera PMS", "excel"])
  expect(parsed.languages).toEqual(["portuguese", "a little spanish"])
  expect(parsed.qualifications).toEqual(["forklift"])
})

test("a school label does not start a job, and the school comes before its qualification", () => {
  const { roles, education } = parseExperience(`${job}School: Liceul Traian, diploma electrician 2009`)
  expect(roles).toHaveLength(1)
  expect(education).toMatchObject([{ institution: "Liceul Traian", degree: "diploma electrician 2009" }])
})

test("the top of a pasted resume is contact details, not achievements", () => {
  const head = "Ada Park\nnight porter, Bath UK | 07700 900999 | github.com/adapark | ada@example.com"
  expect(contactIn(`${head}\n\n${job}`, "Ada Park")).toMatchObject({
    ...{ phone: "07700 900999", location: "Bath UK", githubUrl: "github.com/adapark", linkedinUrl: "" },
  })
  expect(parseExperience(`${head}\n\n${job}`).loose).toEqual(["Ada Park"])
})

test.each([
  ["Ada Park, Bath, 07700 900999", "Bath"],
  ["12 Hill Road, Bath · 07700 900999", "12 Hill Road, Bath"],
  ["Head Porter, Bath, ada@example.com", "Bath"],
  ["Porter at Marlow Hotel, 2019-2021", ""],
  ["I ran the bar with 4 people, see ada@example.com for the whole story of it", ""],
])("the place next to a contact detail: %s", (line, location) => {
  expect(contactIn(line, "Ada Park").location).toBe(location)
})

test("a long line without a contact detail is read in time", () => {
  const from = performance.now()
  contactIn("a.b-".repeat(15_000), "Ada Park")
  parseExperience(`Licence: ${"forklift, ".repeat(6_000)}`)
  expect(performance.now() - from).toBeLessThan(1500)
})
