import { expect, test } from "vitest"
import { readLines } from "../read-lines"
import { plainLine } from "./line"

const read = (texts: string[], part = "") =>
  readLines(
    texts.map((text, at) => {
      const isLast = at === texts.length - 1
      return plainLine(text, { part: isLast ? part : "", page: null, row: at + 1 }, { heading: /^[A-Z]+$/.test(text) })
    }),
  )
const linesOf = ({ sections }: ReturnType<typeof read>) =>
  sections.flatMap(({ lines }) => lines.map(({ text }) => text))
const head = ["Ada Brook", "ada@example.com", "CERTIFICATIONS"]

test("a date on its own line below a comma belongs to the certificate above", () => {
  expect(linesOf(read([...head, "Search Certification,", "2023", "First Aid, 2022"]))).toEqual([
    "Search Certification, 2023",
    "First Aid, 2022",
  ])
  expect(linesOf(read([...head, "Search Certification", "First Aid,", "Level 3"]))).toEqual([
    "Search Certification",
    "First Aid,",
    "Level 3",
  ])
})

test("a bullet that ends with an open word, or goes on in lower case, has the rest below it without a mark", () => {
  const rows = [
    { text: "Packed for a supermarket during lockdown, up to", bullet: true },
    { text: "1,100 units a shift", bullet: false },
    { text: "Booked in the deliveries of nine suppliers and checked them", bullet: true },
    { text: "for damage", bullet: false },
    { text: "Counted stock", bullet: true },
    { text: "Goods In Operative, Hill Floors, 2016 – 2020", bullet: false },
  ]
  const lines = ["Ada Brook", "ada@example.com", "EXPERIENCE", "Packer, Acme Ltd, 2020 – 2021"].map((text) => ({
    text,
  }))
  const { sections } = readLines(
    [...lines, ...rows].map(({ text, ...more }, row) => plainLine(text, { part: "", page: null, row }, more)),
  )
  expect(sections[0]?.entries.map(({ title, bullets }) => [title, ...bullets.map((one) => one.text)])).toEqual([
    [
      "Packer",
      "Packed for a supermarket during lockdown, up to 1,100 units a shift",
      "Booked in the deliveries of nine suppliers and checked them for damage",
      "Counted stock",
    ],
    ["Goods In Operative"],
  ])
})

test("a line that ends within parentheses has its rest below it", () => {
  const lines = [
    "Ada Brook",
    "ada@example.com",
    "EXPERIENCE",
    "1990 - 2002\tTeacher",
    "Hill Schools (in Roma,",
    "Dalby)",
  ]
  expect(read(lines).sections[0]?.entries).toMatchObject([
    { title: "Teacher", employer: "Hill Schools (in Roma, Dalby)" },
  ])
})

test.each([
  ["Ada Brook – CV – Confidential", ""],
  ["A. Brook | Curriculum Vitae | Page 2", ""],
  ["Ada Brook", "word/footer1.xml"],
  ["Confidential", "word/footer1.xml"],
  ["ADA BROOK", ""],
  ["Ada Brook – Résumé – Private and confidential", ""],
])("a running line is no part of the last section: %s %s", (text, part) => {
  const found = read([...head, "First Aid, 2022", "REFERENCES", "On request.", text], part)
  expect(linesOf(found)).toEqual(["First Aid, 2022", "On request."])
  expect(found.notRead.map((value) => value.text)).toEqual([text])
})

test.each(["Ada Brook Scholarship for confidential work", "Brook House"])(
  "a line with another word than the name is kept: %s",
  (text) => expect(linesOf(read([...head, "First Aid, 2022", text]))).toContain(text),
)

test("the groups of a table of skills are labels", () => {
  const found = read(["Ada Brook", "ada@example.com", "SKILLS", "CAD\tSolidWorks, AutoCAD", "Methods\tFMEA, DFMA"])
  expect(linesOf(found)).toEqual(["SolidWorks", "AutoCAD", "FMEA", "DFMA"])
  expect(found.notRead).toEqual([])
  expect(found.labels?.map(({ text }) => text)).toEqual(["CAD", "Methods"])
})

test("a date below the column “Expiry” says that the certificate expires then", () => {
  const rows = [
    "License\tNumber\tIssuing Body\tExpiry",
    "Nurse\tDHA-99887\tHealth Authority\t03/2027",
    "BLS\tHeart Club\tJan 2027",
  ]
  expect(linesOf(read([...head, ...rows]))).toEqual([
    "Nurse, DHA-99887, Health Authority, expires 03/2027",
    "BLS, Heart Club, expires Jan 2027",
  ])
  const issued = ["Certificate\tIssuer\tDate", "BLS\tHeart Club\tJan 2027"]
  expect(linesOf(read([...head, ...issued]))).toEqual(["BLS, Heart Club, Jan 2027"])
})

test.each([
  ["E L E C T R I C I A N / S I T E F O R E M A N", "ELECTRICIAN / SITE FOREMAN"],
  ["H E A D C H E F", "HEAD CHEF"],
  ["X Q Z V K W", "X Q Z V K W"],
])("an occupation in spaced letters is its words: %s", (text, words) => {
  const { contact } = read(["Ada Brook", text, "ada@example.com", "EXPERIENCE", "Porter, Hill Clinic, 2016 – 2017"])
  expect([contact.label, ...contact.extra.map((value) => value.text)]).toContain(words)
})
