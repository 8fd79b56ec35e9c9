import { expect, test } from "vitest"
import type { PdfPage } from "../../../files/pdf-text"
import { readLines } from "../read-lines"
import { pdfLines } from "./pdf-resume-lines"

type Row = [left: number, text: string, more?: { size?: number; font?: string }]
/** Half the font size per character, as in most typefaces. */
const widthOf = (text: string, size: number) => text.length * size * 0.5

/** A page of rows with a line spacing of 14 points; an empty row is a gap. */
function page(rows: (Row | null)[]): PdfPage {
  const runs = rows.flatMap((row, at) => {
    if (!row) return []
    const [x, text, { size = 10, font = "body" } = {}] = row
    return [{ text, x, y: 60 + 14 * at, width: widthOf(text, size), height: size, font }]
  })
  return { width: 595, height: 842, runs }
}

const full = "Planned the routes of fourteen drivers across nine counties and kept the fleet on the road in all"
const strong = { font: "bold" }
const first: (Row | null)[] = [
  [72, "Ada Brook", { size: 22, font: "bold" }],
  [72, "ada@example.com"],
  null,
  [72, "EXPERIENCE", strong],
  [72, "Fleet Manager, Acme Ltd, 2019 – Present", strong],
  [84, "Cut the fuel bill by a fifth"],
  [84, full],
]
const second: (Row | null)[] = [
  [72, "Ada Brook, page 2"],
  null,
  [84, "weather of that winter"],
  [84, "Trained six dispatchers"],
  null,
  [72, "Driver, Pennine Dairies, 2014 – 2018", strong],
  [84, "Drove 60,000 miles without a claim"],
]

test("a bullet continues across pages, past the header, which is listed as not read", () => {
  const read = readLines(pdfLines([page(first), page(second)]))
  const [work] = read.sections
  expect(work?.entries.map(({ title, bullets }) => [title, ...bullets.map(({ text }) => text)])).toEqual([
    ["Fleet Manager", "Cut the fuel bill by a fifth", `${full} weather of that winter`, "Trained six dispatchers"],
    ["Driver", "Drove 60,000 miles without a claim"],
  ])
  expect(read.notRead.map(({ text }) => text)).toEqual(["Ada Brook, page 2"])
})

test("bullets at the top of a later page are recognized even if they fill the line, and a year at the end of a line is followed by its continuation", () => {
  const years = "Reduced the recordable incident rate and earned the gold award of the state in 2021, 2022"
  const wide: Row = [84, "Kept every customer supplied during the downturn of 2008–2009 and while running a short week"]
  const pages = [page([...first.slice(0, 6), [84, years], [84, "and 2023."]]), page([wide, ...second.slice(3)])]
  const [work] = readLines(pdfLines(pages)).sections
  expect(work?.entries.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([
    ["Cut the fuel bill by a fifth", `${years} and 2023.`, wide[1], "Trained six dispatchers"],
    ["Drove 60,000 miles without a claim"],
  ])
})

test("a footer repeated on each page is not part of the text", () => {
  const foot: Row = [72, "Brook – confidential – 1/2"]
  const pages = [page([...first, null, foot]), page([...second.slice(2), null, null, null, foot])]
  const [work] = readLines(pdfLines(pages)).sections
  expect(work?.entries.flatMap(({ notes }) => notes)).toEqual([])
  expect(work?.entries).toHaveLength(2)
})

test("the indented rest of a reference stays with it", () => {
  const reference = "Brook, A. and Hill, S. (2024). Recruitment pulses after repeated bleaching depend on adults"
  const lines = pdfLines([
    page([
      [72, "Ada Brook", { size: 22, font: "bold" }],
      [72, "ada@example.com"],
      null,
      [72, "PUBLICATIONS", strong],
      [72, reference],
      [96, "that stay sheltered. Reef Studies 18, 211–229."],
      [72, "Hill, S. (2021). Thirty-four reefs, one protocol. Coastal Methods 9, 502–517."],
    ]),
  ])
  expect(lines.slice(-2).map(({ text }) => text)).toEqual([
    `${reference} that stay sheltered. Reef Studies 18, 211–229.`,
    "Hill, S. (2021). Thirty-four reefs, one protocol. Coastal Methods 9, 502–517.",
  ])
})

test("languages in a narrow column stay separate", () => {
  const lines = pdfLines([
    page([
      [72, "Ada Brook", { size: 22, font: "bold" }],
      [72, "Languages", strong],
      [72, "Swedish (Native or Bilingual)"],
      [72, "English (Full Professional)"],
    ]),
  ])
  expect(lines.slice(-2).map(({ text }) => text)).toEqual([
    "Swedish (Native or Bilingual)",
    "English (Full Professional)",
  ])
})

test("right-aligned labels close to their values are those of a form", () => {
  const label = (text: string): Row => [170 - widthOf(text, 10), text]
  const rows: [string, string][] = [
    ["First name(s) / Surname(s)", "Ilse Brook"],
    ["E-mail", "ilse@example.org"],
    ["Work experience", ""],
    ["Dates", "March 2017 – present"],
    ["Occupation or position held", "Laboratory Manager"],
    ["Main activities and", "Run the water laboratory with nine technicians and forty samples."],
    ["responsibilities", "Prepared the laboratory for its accreditation."],
    ["Name and address of employer", "Aqua Ltd, Gent"],
    ["Dates", "2011 – 2017"],
    ["Occupation or position held", "Technician"],
    ["Name and address of employer", "Delta Ltd, Gent"],
  ]
  const pages = [page(rows.map(([name]) => label(name)))]
  const values = page(rows.map(([, value]) => (value ? [178, value] : null)))
  pages[0]!.runs.push(...values.runs)
  const read = readLines(pdfLines(pages))
  expect(read.contact.name).toBe("Ilse Brook")
  const entries = read.sections.flatMap((section) => section.entries)
  expect(entries.map(({ title, employer, start }) => [title, employer, start])).toEqual([
    ["Laboratory Manager", "Aqua Ltd", "2017-03"],
    ["Technician", "Delta Ltd", "2011"],
  ])
  expect(entries[0]?.bullets.map(({ text }) => text)).toEqual([
    "Run the water laboratory with nine technicians and forty samples.",
    "Prepared the laboratory for its accreditation.",
  ])
})

test("dates that wrap in a narrow margin are a range", () => {
  const rows: (Row | null)[] = [
    [40, "Ada Brook", { size: 22, font: "bold" }],
    [40, "ada@example.com"],
    null,
    [40, "EXPERIENCE", strong],
    [40, "September 2011 –"],
    [40, "February 2017"],
  ]
  const read = page(rows)
  const beside = page([
    null,
    null,
    null,
    null,
    [160, "Technician", strong],
    [160, "Delta Lab, Antwerp"],
    [172, "Cut costs"],
  ])
  read.runs.push(...beside.runs)
  const [work] = readLines(pdfLines([read])).sections
  expect(work?.entries.map(({ title, employer, start, end }) => [title, employer, start, end])).toEqual([
    ["Technician", "Delta Lab", "2011-09", "2017-02"],
  ])
})
