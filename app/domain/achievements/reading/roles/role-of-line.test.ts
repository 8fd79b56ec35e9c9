import { expect, test } from "vitest"
import { rolesOf } from "../../../career/held-roles"
import { makeLines } from "../lines/make-lines"

const history =
  "DevOps Engineer, Pellucid Pay (2022 - present)\nSystem Administrator, Northgate Hosting (2018 - 2022)\nNewly Qualified Baker, Kenley Kitchens (2013 - 2016)\nPhD in Chemistry, University of Campinas (2013 - 2018)"

function roleIn(response: string, question = "What went well?") {
  const createdAt = "2026-05-04T10:00:00.000Z"
  const item = { id: "item", kind: "reflection" as const, text: response, source: question, field: null, createdAt }
  const roles = rolesOf(history)
  const { lines } = makeLines({
    entry: { id: "entry", question, response, createdAt },
    items: [item],
    roles,
    skills: [],
    timeZone: "UTC",
  })
  const role = lines[0]?.role
  return role?.kind === "known" ? roles.find(({ id }) => id === role.roleId)?.employer : role?.kind
}

test("an ordinary word of an employer's name does not name the employer as a modifier", () => {
  expect(roleIn("moved the last 40 services and cut the hosting bill from 31k to 19k a month")).toBe("Pellucid Pay")
  expect(roleIn("at northgate i cut the hosting bill from 31k to 19k a month")).toBe("Northgate Hosting")
})

test("a title of several other people is not the person's", () => {
  expect(roleIn("Supervised 4 trainees this year, two came back to us as NQBs.")).toBe("Pellucid Pay")
})

test("a thesis next to supervised students is theirs", () => {
  expect(roleIn("I supervised two master students and both finished the thesis in time.")).toBe("Pellucid Pay")
})

test("the role of work outside the job is asked", () => {
  expect(
    roleIn("I took over the books of our village hall and recovered £3,400.", "What do you do outside your job?"),
  ).toBe("ask")
})

test("the year of a thing does not determine the person's role", () => {
  expect(roleIn("rewrote 120 articles in one quarter, the old ones still had screenshots from 2019")).toBe(
    "Pellucid Pay",
  )
})

const mixed =
  "Buyer, Ashby Garden Supply (2022 - present)\nNurse, Acute Medical Unit, Penmoor Hospital (2018 - 2022)\nClerk, Cup & Anchor (2014 - 2018)"

function employerIn(response: string) {
  const createdAt = "2026-05-04T10:00:00.000Z"
  const item = { id: "item", kind: "reflection" as const, text: response, source: "", field: null, createdAt }
  const roles = rolesOf(mixed)
  const entry = { id: "entry", question: "What went well?", response, createdAt }
  const role = makeLines({ entry, items: [item], roles, skills: [], timeZone: "UTC" }).lines[0]?.role
  return role?.kind === "known" ? roles.find(({ id }) => id === role.roleId)?.employer : role?.kind
}

test("an ordinary word of an employer's name names it only as a place", () => {
  expect(employerIn("i dropped the anchor project and wrote 12 guides for the weekly report")).toBe(
    "Ashby Garden Supply",
  )
  expect(employerIn("at cup & anchor i wrote 12 guides for the bar")).toBe("Cup & Anchor")
})

test("the person is asked for the role if the work was at a different kind of workplace", () => {
  expect(employerIn("And then for the university I supervised three students.")).toBe("ask")
})

test("a former employer named only in a plan is not the role of what was done before", () => {
  expect(
    employerIn("I moved the night orders to one van and cut driving by 6 hours a week. gonna try it at Penmoor in jan"),
  ).toBe("Ashby Garden Supply")
})

test("a short day after a time is a day", () => {
  const response = "freezer down 2am sat, i swapped the heater and had it back by 5am"
  const createdAt = "2026-05-04T10:00:00.000Z"
  const item = { id: "item", kind: "reflection" as const, text: response, source: "", field: null, createdAt }
  const entry = { id: "entry", question: "What went well?", response, createdAt }
  const { lines } = makeLines({ entry, items: [item], roles: [], skills: [], timeZone: "UTC" })
  expect(lines.map(({ text }) => text).join(" ")).not.toMatch(/^Sat\b/)
})

const trades =
  "Owner and plumber, Wolski Plumbing & Heating 2016 - now\nplumber at Britton Building Services 2008 - 2016\nLabourer, Kerr Foundry Ltd (2005 - 2008)"

function tradeIn(response: string) {
  const createdAt = "2026-10-10T10:00:00.000Z"
  const item = { id: "item", kind: "reflection" as const, text: response, source: "", field: null, createdAt }
  const roles = rolesOf(trades)
  const entry = { id: "entry", question: "What went well?", response, createdAt }
  const role = makeLines({ entry, items: [item], roles, skills: [], timeZone: "UTC" }).lines[0]?.role
  return role?.kind === "known" ? roles.find(({ id }) => id === role.roleId)?.employer : role?.kind
}

test.each([
  ["I changed 11 boilers in the flats, manager of building said nobody complained", "Wolski Plumbing & Heating"],
  ["I fixed the heating in the building in 40 minutes", "Wolski Plumbing & Heating"],
  ["This month I changed 11 boilers for Britton", "Wolski Plumbing & Heating"],
  ["I changed 11 boilers at Britton", "Britton Building Services"],
  ["At the foundry I sorted 40 tonnes of scrap", "Kerr Foundry Ltd"],
])("%j belongs to %s: a word inside a former employer's name is not that employer", (response, employer) => {
  expect(tradeIn(response)).toBe(employer)
})

const places =
  "Night Manager, The Ferris Arms (2019 - present)\nTeaching Assistant, Brackenfield High School (2015 - 2019)\nNurse, St Jude's Hospital (2010 - 2015)"
const caring = "Nurse, Banksia Aged Care (2019 - present)\nStaff Nurse, Penmoor Hospital (2015 - 2018)"
const teaching =
  "Teacher of English, St Aldhelm's Academy (2018 - present)\nTeacher of English, Brackenfield High School (2012 - 2018)"

function workplaceIn(history: string, response: string) {
  const createdAt = "2026-10-10T10:00:00.000Z"
  const item = { id: "item", kind: "reflection" as const, text: response, source: "", field: null, createdAt }
  const roles = rolesOf(history)
  const entry = { id: "entry", question: "What went well?", response, createdAt }
  const role = makeLines({ entry, items: [item], roles, skills: [], timeZone: "UTC" }).lines[0]?.role
  return role?.kind === "known" ? roles.find(({ id }) => id === role.roleId)?.employer : role?.kind
}

test.each([
  [places, "I ran the bar at the school concert and sold 612 tickets", "The Ferris Arms"],
  [places, "I ran 14 sessions after school for the kids of our staff", "The Ferris Arms"],
  [places, "At the hospital I trained 12 nurses", "St Jude's Hospital"],
  [teaching, "I looked after the programme at the school and sold 612 tickets", "St Aldhelm's Academy"],
  [caring, "In the hospital I started a handover sheet for 40 beds", "Penmoor Hospital"],
  [teaching, "At Brackenfield I sold 612 tickets", "Brackenfield High School"],
])(
  "in %j, %j belongs to %s: a kind of place names a former employer only as a place",
  (history, response, employer) => {
    expect(workplaceIn(history, response)).toBe(employer)
  },
)
