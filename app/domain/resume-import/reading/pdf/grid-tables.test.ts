import { expect, test } from "vitest"
import type { PdfPage, TextRun } from "../../../files/pdf-text"
import { readLines } from "../read-lines"
import { pdfLines } from "./pdf-resume-lines"

type Row = [left: number, text: string, font?: string][]

/** A page of rows with a line spacing of 14 points; an empty row is a gap. */
function page(rows: Row[]): PdfPage {
  const runs = rows.flatMap((row, at) =>
    row.map(([x, text, font = "body"]): TextRun => {
      return { text, x, y: 60 + 14 * at, width: text.length * 5, height: 11, font }
    }),
  )
  return { width: 595, height: 842, runs }
}

const line = (text: string, font = "body"): Row => [[61, text, font]]
const head: Row[] = [line("Meenal Joshi", "bold"), line("E-mail: meenal.joshi@example.in"), []]
const cells = (font: string, ...texts: string[]): Row => texts.map((text, at) => [[67, 263, 400][at] ?? 0, text, font])
const overview: Row[] = [
  line("PROFESSIONAL EXPERIENCE", "bold"),
  cells("bold", "Organisation", "Designation", "Duration"),
  cells("body", "Vartika Foods Pvt. Ltd.", "Quality Manager", "March 2020 to Till Date"),
  cells("body", "Sona Dairy Ltd", "Chemist", "2016 to 2020"),
  [],
]
const job = (employer: string, title: string, dates: string, duty: string): Row[] => [
  line(employer, "bold"),
  line(`Role: ${title}`),
  line(`Duration: ${dates}`),
  line("Roles and Responsibilities:", "bold"),
  [[91, `• ${duty}`]],
  [],
]
const jobs: Row[] = [
  ...job("Vartika Foods Pvt. Ltd.", "Quality Manager", "March 2020 to Till Date", "Led four audits without a finding"),
  ...job("Sona Dairy Ltd", "Chemist", "2016 to 2020", "Tested 40 samples a day"),
]

function workOf(rows: Row[]) {
  const read = readLines(pdfLines([page(rows)]))
  const work = read.sections.find(({ kind }) => kind === "work")
  return work?.entries.map(({ title, employer, start, bullets }) => [
    ...[title, employer, start],
    ...bullets.map(({ text }) => text),
  ])
}

test("the rows of a table of jobs are jobs, with the cells assigned by the header row", () => {
  expect(workOf([...head, ...overview])).toEqual([
    ["Quality Manager", "Vartika Foods Pvt. Ltd.", "2020-03"],
    ["Chemist", "Sona Dairy Ltd", "2016"],
  ])
})

test("an overview of jobs that are described below is not read twice, and the employer is above the labels of its job", () => {
  expect(workOf([...head, ...overview, ...jobs])).toEqual([
    ["Quality Manager", "Vartika Foods Pvt. Ltd.", "2020-03", "Led four audits without a finding"],
    ["Chemist", "Sona Dairy Ltd", "2016", "Tested 40 samples a day"],
  ])
})

test("an overview with a job that is described nowhere is kept", () => {
  const more = [...overview.slice(0, -1), cells("body", "Hill Labs", "Intern", "2015 to 2016"), []]
  const read = readLines(pdfLines([page([...head, ...more, ...jobs])]))
  const [work] = read.sections.filter(({ kind }) => kind === "work")
  expect(work?.lines.map(({ text }) => text).join(" ")).toContain("Intern Hill Labs 2015 to 2016")
  expect(work?.entries).toHaveLength(2)
})

test("narrow cells that line up are cells, and education cells are assigned by the header row", () => {
  const studies: Row[] = [
    ["Degree", "Institute", "Year", "%"],
    ["B.Sc. (Chemistry)", "Fergus College, Pune", "2015", "68.2"],
    ["XII (HSC)", "Ranade Junior College", "2012", "74"],
  ].map((texts, at) => texts.map((text, cell) => [[67, 263, 488, 518][cell] ?? 0, text, at === 0 ? "bold" : "body"]))
  const rows = [...head, line("EDUCATIONAL QUALIFICATION", "bold"), ...studies]
  expect(pdfLines([page(rows)]).at(-1)?.text).toBe("XII (HSC)\tRanade Junior College\t2012\t74")
  const read = readLines(pdfLines([page(rows)]))
  const [education] = read.sections.filter(({ kind }) => kind === "education")
  expect(
    education?.entries.map(({ title, employer, location, start, notes }) => [
      ...[title, employer, location, start],
      ...notes.map(({ text }) => text),
    ]),
  ).toEqual([
    ["B.Sc. (Chemistry)", "Fergus College", "Pune", "2015", "68.2%"],
    ["XII (HSC)", "Ranade Junior College", "", "2012", "74%"],
  ])
  expect(read.labels?.map(({ text }) => text)).toContain("Degree Institute Year %")
})
