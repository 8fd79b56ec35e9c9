import { expect, test } from "vitest"
import type { PdfPage } from "../../../files/pdf-text"
import { readLines } from "../read-lines"
import { pdfLines } from "./pdf-resume-lines"

/** A page of rows; the words of a row are 7 points apart. */
const page = (rows: { words: string[]; size?: number }[]): PdfPage => ({
  ...{ width: 595, height: 842 },
  runs: rows.flatMap(({ words, size = 10 }, at) => {
    let x = 60
    return words.map((text) => {
      const run = { text, x, y: 60 + 30 * at, width: text.length * 3, height: size, font: "body" }
      x += run.width + 7
      return run
    })
  }),
})

test("letters that are set wide are words where a page has its words apart, also in a line of one word", () => {
  const read = readLines(
    pdfLines([
      page([
        { words: ["L E A N N E"], size: 26 },
        { words: ["A B E R G E N"], size: 26 },
        { words: ["R E T A I L", "M A N A G E R"] },
        { words: ["leanne@example.com"] },
        { words: ["W O R K", "E X P E R I E N C E"] },
        { words: ["Store Manager, Hill Homeware, 2019 – 2022"] },
      ]),
    ]),
  )
  expect(read.contact).toMatchObject({ name: "LEANNE ABERGEN", label: "RETAIL MANAGER" })
  expect(read.sections.map(({ heading }) => heading)).toEqual(["WORK EXPERIENCE"])
})
