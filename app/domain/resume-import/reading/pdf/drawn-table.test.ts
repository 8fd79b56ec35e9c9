import { expect, test } from "vitest"
import type { PdfPage, TextRun } from "../../../files/pdf-text"
import { readLines } from "../read-lines"
import { pdfLines } from "./pdf-resume-lines"

const lefts = [62, 211, 321, 409]
const at = (y: number, texts: string[], font = "body"): TextRun[] =>
  texts.flatMap((text, cell) =>
    text ? [{ text, x: lefts[cell]!, y, width: text.length * 4.6, height: 9.5, font }] : [],
  )

/** Lines within a cell are 11 points apart, and rows 19 points. */
const page: PdfPage = {
  ...{ width: 595, height: 842 },
  runs: [
    ...at(60, ["Vikram Deshpande"], "bold"),
    ...at(74, ["vikram@example.in"]),
    ...at(110, ["WORK EXPERIENCE"], "bold"),
    ...at(132, ["Organisation", "Designation", "Duration", "Responsibilities"], "bold"),
    ...at(151, ["Maharaja Sample Power", "Assistant Executive", "June 2021 to", "Runs three substations; shift"]),
    ...at(162, ["Transmission Company Ltd", "Engineer", "Present", "roster for nine operators and"]),
    ...at(173, ["", "", "", "two trainees"]),
    ...at(192, ["Orange City Switchgear", "Graduate Engineer", "July 2019 to May", "Testing of relays"]),
    ...at(203, ["", "Trainee", "2021"]),
  ],
}

test("in a drawn table the cells of a row are whole, including the last, and the duties are below their job", () => {
  const [work, ...others] = readLines(pdfLines([page])).sections
  expect(others).toEqual([])
  expect(work?.entries).toMatchObject([
    {
      ...{ title: "Assistant Executive Engineer", employer: "Maharaja Sample Power Transmission Company Ltd" },
      ...{ start: "2021-06", end: "present" },
      bullets: [{ text: "Runs three substations; shift roster for nine operators and two trainees" }],
    },
    {
      ...{ title: "Graduate Engineer Trainee", employer: "Orange City Switchgear", start: "2019-07", end: "2021-05" },
      bullets: [{ text: "Testing of relays" }],
    },
  ])
})
