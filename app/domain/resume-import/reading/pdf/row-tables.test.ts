import { expect, test } from "vitest"
import type { PdfPage, TextRun } from "../../../files/pdf-text"
import { readLines } from "../read-lines"
import { pdfLines } from "./pdf-resume-lines"

/** A row of cells with their left edges; the cells of later columns sit a little higher, as browsers print them. */
type Row = [left: number, text: string, font?: string][]

/** A page of rows with a line spacing of 14 points; an empty row is a gap. */
function page(rows: Row[]): PdfPage {
  const runs = rows.flatMap((row, at) =>
    row.map(([x, text, font = "body"], cell): TextRun => {
      return { text, x, y: 60 + 14 * at - cell, width: text.length * 5, height: 11, font }
    }),
  )
  return { width: 595, height: 842, runs }
}

const row = (left: string, right: string, font?: string): Row => [
  [65, left],
  [220, right, font],
]
const heading = (text: string): Row => [[65, text, "bold"]]

const table: Row[] = [
  [[253, "Lebenslauf", "bold"]],
  [],
  heading("Persönliche Daten"),
  row("Name", "Jonna Petersen"),
  row("Anschrift", "Hafenweg 3, 24103 Kiel"),
  row("Telefon", "+49 431 5550142"),
  row("E-Mail", "jonna.petersen@example.com"),
  [],
  heading("Beruflicher Werdegang"),
  row("04/2018 – heute", "Schichtleiterin Druckerei", "bold"),
  [[220, "Ostufer Druckhaus GmbH & Co. KG, Kiel"]],
  [[232, "Leitung einer Schicht von elf Druckern und zwei Auszubildenden im"]],
  [[232, "Rollenoffset"]],
  [[232, "Makulatur von neun auf vier Prozent gesenkt"]],
  row("08/2012 – 03/2018", "Medientechnologin Druck", "bold"),
  [[220, "Bordruck AG, Lübeck"]],
  [[232, "Rüstzeiten halbiert"]],
  [],
  heading("Ausbildung"),
  row("08/2009 – 06/2012", "Ausbildung zur Medientechnologin Druck im dualen System"),
  [[220, "Bordruck AG, Lübeck"]],
  [],
  heading("Kenntnisse"),
  row("EDV", "InDesign, Prinect, MS Office"),
  row("Sprachen", "Deutsch (Muttersprache), Englisch (B2), Niederländisch (B1), Dänisch"),
  [[220, "(Grundkenntnisse)"]],
]

test("a table of dates and text is read row by row, with its headings and its second lines", () => {
  const read = readLines(pdfLines([page(table)]))
  expect(read.contact).toMatchObject({
    name: "Jonna Petersen",
    email: "jonna.petersen@example.com",
    phone: "+49 431 5550142",
    location: "Hafenweg 3, 24103 Kiel",
  })
  const entriesOf = (kind: string) => read.sections.filter((section) => section.kind === kind)[0]?.entries ?? []
  expect(entriesOf("work").map(({ title, employer, start, end }) => [title, employer, start, end])).toEqual([
    ["Schichtleiterin Druckerei", "Ostufer Druckhaus GmbH & Co. KG", "2018-04", "present"],
    ["Medientechnologin Druck", "Bordruck AG", "2012-08", "2018-03"],
  ])
  expect(entriesOf("work").map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([
    [
      "Leitung einer Schicht von elf Druckern und zwei Auszubildenden im Rollenoffset",
      "Makulatur von neun auf vier Prozent gesenkt",
    ],
    ["Rüstzeiten halbiert"],
  ])
  expect(entriesOf("education").map(({ title, employer }) => [title, employer])).toEqual([
    ["Ausbildung zur Medientechnologin Druck im dualen System", "Bordruck AG"],
  ])
})

test("a label's value continues below it, in the section that the label names", () => {
  const { sections } = readLines(pdfLines([page(table)]))
  const textsOf = (kind: string) =>
    sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines.map(({ text }) => text))
  expect(textsOf("skills")).toEqual(["InDesign", "Prinect", "MS Office"])
  expect(textsOf("languages").join(" ")).toContain("Dänisch (Grundkenntnisse)")
})

test("a sidebar with its own headings stays a column, although some of its lines have a neighbor", () => {
  const sidebar: Row[] = [
    "Skills",
    "Offset printing",
    "Prepress",
    "Color",
    "Languages",
    "German",
    "Danish",
    "English",
  ].map((text, at) => [[65, text, at % 4 === 0 ? "bold" : "body"]])
  const beside: Row[] = [
    "Experience",
    "Shift Supervisor, East Shore Print, 2018 – Present",
    "Led a shift of eleven printers and two apprentices.",
    "Cut waste from nine percent to four",
    "Printer, Bord Press, 2012 – 2018",
    "Halved the time to set up the web press",
    "Printed two daily papers and nine weeklies",
    "Trained six apprentices",
  ].map((text, at) => [[220, text, at === 0 ? "bold" : "body"]])
  const both = page(sidebar)
  // The lines of the main column have their own spacing.
  both.runs.push(...page(beside).runs.map((run) => ({ ...run, y: 60 + (run.y - 60) * 1.25 })))
  const texts = pdfLines([both]).map(({ text }) => text)
  expect(texts.filter((text) => text.includes("\t"))).toEqual([])
  expect(texts.join(" ")).toContain(beside.map(([cell]) => cell?.[1]).join(" "))
})

test("two columns with their own headings are columns, although all of their lines share their baselines", () => {
  const sidebar = ["CONTACT", "ada@example.com", "Leeds", "", "SKILLS", "Payroll", "Sage 50", "Excel", "Xero"]
  const beside = [
    ...["EXPERIENCE", "Payroll Manager, Hill Foods Ltd, 2019 – Present", "• Paid 840 staff at five sites each month"],
    ...["• Cut errors from 31 to 4 a month with a check", "Payroll Clerk, Brook Dairies, 2014 – 2019"],
    ...["• Entered 300 timesheets a week on time", "", "EDUCATION", "BTEC Business, Leeds City College, 2012 – 2014"],
  ]
  const cell = (left: number, text: string): Row =>
    text === "" ? [] : [[left, text, text === text.toUpperCase() || text.startsWith("Payroll ") ? "bold" : "body"]]
  const rows = sidebar.map((text, at): Row => [...cell(65, text), ...cell(220, beside[at] ?? "")])
  const { sections } = readLines(pdfLines([page([[[65, "Ada Brook", "bold"]], [], ...rows])]))
  expect(sections.map(({ kind }) => kind)).toEqual(["skills", "work", "education"])
  expect(sections[0]?.lines.map(({ text }) => text)).toEqual(["Payroll", "Sage 50", "Excel", "Xero"])
  expect(sections[1]?.entries.map(({ title, employer }) => [title, employer])).toEqual([
    ["Payroll Manager", "Hill Foods Ltd"],
    ["Payroll Clerk", "Brook Dairies"],
  ])
})
