import { expect, test } from "vitest"
import type { PdfPage } from "../../../files/pdf-text"
import { readLines } from "../read-lines"
import { pdfLines } from "./pdf-resume-lines"

type Row = [left: number, text: string, font?: string]
const page = (rows: (Row | null)[]): PdfPage => ({
  ...{ width: 595, height: 842 },
  runs: rows.flatMap((row, at) => {
    if (!row) return []
    const [x, text, font = "body"] = row
    return [{ text, x, y: 60 + 13 * at, width: text.length * 4.7, height: 9.5, font }]
  }),
})

const full = "Negotiating with twenty-three towns on permits to build within 500 metres of the shore line"
const form: (Row | null)[] = [
  [51, "Nils Aalto", "large"],
  [51, "Email address: nils@example.com"],
  null,
  [51, "WORK EXPERIENCE", "bold"],
  null,
  [65, "[ 15/03/2021 – Current ]"],
  [65, "Senior Policy Officer", "bold"],
  [65, "European Council, Coast Sample Unit", "italic"],
  [65, "City: Lisbon | Country: Portugal | Name of unit or department: Coastal Zone Unit | Business or sector:"],
  [65, "Public administration"],
  [95, full],
  [95, "Supervising two assistants"],
  null,
  [65, "[ 01/09/2017 – 14/03/2021 ]"],
  [65, "Policy Officer", "bold"],
  [65, "Instituto do Mar", "italic"],
  [65, "City: Lisbon | Country: Portugal"],
  [95, "Drafting replies"],
]

test("the first job of a European form has its dates above it, and its labeled place is not part of its employer", () => {
  const [work] = readLines(pdfLines([page(form)])).sections
  expect(work?.entries).toMatchObject([
    {
      ...{ title: "Senior Policy Officer", employer: "European Council, Coast Sample Unit" },
      ...{ location: "Lisbon, Portugal", start: "2021-03", end: "present" },
      notes: [{ text: "Name of unit or department: Coastal Zone Unit | Business or sector: Public administration" }],
      bullets: [{ text: full }, { text: "Supervising two assistants" }],
    },
    { title: "Policy Officer", employer: "Instituto do Mar", location: "Lisbon, Portugal" },
  ])
})
