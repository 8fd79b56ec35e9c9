import { expect, test } from "vitest"
import { readResumeText } from "./read-file"

const head = "Ada Brook\nada@example.com\n\n"
const rolesOf = (text: string) =>
  readResumeText(text)
    .sections.filter(({ kind }) => kind === "work")
    .flatMap(({ entries }) =>
      entries.map(({ title, employer, location, start, end, notes, bullets }) => ({
        as: [title, employer, location, start, end].join(" / "),
        told: [...notes, ...bullets].map((line) => line.text),
      })),
    )

test("a heading may end with a colon, a dash and a remark", () => {
  const text = `Ada Brook
Mob : +91-94150-55501
Email id : ada@example.com

CAREER OBJECTIVE :-
A post in which I can use what I know.

PROFESSIONAL EXPERIENCE :- (10+ Years)

Organization : Northern Drinks Ltd.
Designation : Area Sales Officer
Duration : Aug 2020 to till date
Job Profile :
o TEAM HANDLING OF 7 PEOPLE

COMPUTER SKILLS :-
MS Office, Tally`
  const { contact, sections } = readResumeText(text)
  expect(contact).toMatchObject({ email: "ada@example.com", phone: "+91-94150-55501", extra: [] })
  expect(sections.map(({ kind, heading }) => [kind, heading])).toEqual([
    ["summary", "CAREER OBJECTIVE"],
    ["work", "PROFESSIONAL EXPERIENCE :- (10+ Years)"],
    ["skills", "COMPUTER SKILLS"],
  ])
  expect(rolesOf(text)).toEqual([
    { as: "Area Sales Officer / Northern Drinks Ltd. /  / 2020-08 / present", told: ["TEAM HANDLING OF 7 PEOPLE"] },
  ])
})

test("numbered employers with a labeled title and lettered duties are roles", () => {
  const text = `${head}WORKING EXPERIENCE WITH DATES

1. Crest Savings Bank, Ikeja (2015 to date)
Position Held: Relationship Officer
Job Functions:
i. Sale of loans to market women
ii. Weekly report to the branch

2. Grammar School, Jalingo, Taraba State (2010 – 2011)
Position Held: Class Teacher
a) Taught economics`
  expect(rolesOf(text)).toEqual([
    {
      as: "Relationship Officer / Crest Savings Bank / Ikeja / 2015 / present",
      told: ["Sale of loans to market women", "Weekly report to the branch"],
    },
    { as: "Class Teacher / Grammar School / Jalingo, Taraba State / 2010 / 2011", told: ["Taught economics"] },
  ])
  expect(readResumeText(text).notRead).toEqual([])
})

test("numbered duties with dates stay in their role, with their numbers", () => {
  const text = `${head}EXPERIENCE

Site Manager, Acme Ltd, 2010 – 2020
1. Ran the harbor works, 2011 to 2014
2. Ran the rail depot, 2015 to 2020`
  expect(rolesOf(text)).toEqual([
    {
      as: "Site Manager / Acme Ltd /  / 2010 / 2020",
      told: ["1. Ran the harbor works, 2011 to 2014", "2. Ran the rail depot, 2015 to 2020"],
    },
  ])
})

test("a date of birth stays whole, and two phone numbers stay as written", () => {
  const { contact } = readResumeText(
    `Ada Brook\nDATE OF BIRTH: 3rd May, 1987\nPHONE: 0803 555 0147, 0812 555 0190\n\nSkills\n\nWelding`,
  )
  expect(contact.extra.map(({ text }) => text)).toEqual(["DATE OF BIRTH: 3rd May, 1987"])
  expect(contact.phone).toBe("0803 555 0147, 0812 555 0190")
})

test("institutions attended are education", () => {
  const text = `${head}INSTITUTIONS ATTENDED WITH DATES\n2007 – 2009   State College, Ilaro – HND Banking\n2004 – 2006   State College, Ilaro – OND Banking`
  const [section] = readResumeText(text).sections
  expect(section?.kind).toBe("education")
  expect(section?.entries.map(({ title, employer }) => [title, employer])).toEqual([
    ["HND Banking", "State College"],
    ["OND Banking", "State College"],
  ])
})
