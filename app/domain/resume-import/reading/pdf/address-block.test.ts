import { expect, test } from "vitest"
import type { PdfPage, TextRun } from "../../../files/pdf-text"
import { readLines } from "../read-lines"
import { pdfLines } from "./pdf-resume-lines"

const run = (text: string, x: number, row: number, font = "body"): TextRun => {
  return { text, x, y: 60 + 14 * row, width: text.length * 5, height: 11, font }
}
/** Lines at the left edge, starting at a row; an empty text is a gap, and a star makes a line bold. */
const left = (texts: string[], from: number) =>
  texts.flatMap((text, at) =>
    text === "" ? [] : [run(text.replace("*", ""), 73, from + at, text.startsWith("*") ? "bold" : "body")],
  )
/** Lines that all end at the right edge. */
const flushRight = (texts: string[]) => texts.map((text, at) => run(text, 522 - text.length * 5, at))
const page = (runs: TextRun[]): PdfPage => ({ width: 595, height: 842, runs })

const work = [
  "*Employment",
  "March 2021 – present",
  "*Conveyancer, Hill & Partners, Cork",
  "• Closed 140 sales a year",
  "Jan. 2019 – Feb. 2021",
  "*Career break",
  "from May 2014 until Dec. 2018",
  "*Legal Secretary, Brook LLP, Cork",
  "• Ran the diary of four partners",
  "",
  "*Languages",
  "Irish (native), English (native)",
]
const addresses = ["Flat 2, Lower Quay", "Cork, T12 0X0X", "021 555 0134", "orla.quill@example.ie"]

test("an address block at the right edge, above the text, is the contact", () => {
  const { contact } = readLines(pdfLines([page([...flushRight(["Orla Quill", ...addresses]), ...left(work, 6)])]))
  expect(contact).toMatchObject({ name: "Orla Quill", email: "orla.quill@example.ie", phone: "021 555 0134" })
  expect(contact.location).toBe("Flat 2, Lower Quay, Cork, T12 0X0X")
})

test("an address block at the right edge, next to the name, is the contact", () => {
  const runs = [...left(["*Orla Quill"], 0), ...flushRight(addresses), ...left(work, 5)]
  const read = readLines(pdfLines([page(runs)]))
  expect(read.contact).toMatchObject({ name: "Orla Quill", email: "orla.quill@example.ie", phone: "021 555 0134" })
  expect(read.sections.map(({ kind }) => kind)).toEqual(["work", "languages"])
})

test("a line of dates above a bold title belongs to that title, although another one is right above", () => {
  const read = readLines(pdfLines([page([...flushRight(["Orla Quill", ...addresses]), ...left(work, 6)])]))
  const entries = read.sections.find(({ kind }) => kind === "work")?.entries ?? []
  expect(entries.map(({ title, start, end }) => [title, start, end])).toEqual([
    ["Conveyancer", "2021-03", "present"],
    ["Career break", "2019-01", "2021-02"],
    ["Legal Secretary", "2014-05", "2018-12"],
  ])
})

test("an address block at the top of a sidebar, above its first section, is the contact", () => {
  const wrapped = ["• Closed 140 sales a year and kept the file of each in", "the shared register of the firm"]
  const sidebar = [...addresses, "", "*Skills", "Figma, Miro", "User research", "*Languages", "Irish, English"]
  const runs = [
    ...left(
      [
        "*Orla Quill",
        "UX researcher",
        "",
        "",
        "",
        ...work.slice(0, 3),
        ...wrapped,
        "2016 – 2018",
        "*Legal Secretary, Hill LLP",
      ],
      0,
    ),
    ...sidebar.flatMap((text, at) =>
      text === "" ? [] : [run(text.replace("*", ""), 400, at + 0.5, text.startsWith("*") ? "bold" : "body")],
    ),
  ]
  const read = readLines(pdfLines([page(runs)]))
  expect(read.contact).toMatchObject({ name: "Orla Quill", email: "orla.quill@example.ie", phone: "021 555 0134" })
  expect(read.sections.map(({ kind }) => kind)).toEqual(["work", "skills", "languages"])
  expect(read.sections[0]?.entries[0]?.bullets.map(({ text }) => text)).toEqual([
    "Closed 140 sales a year and kept the file of each in the shared register of the firm",
  ])
})
