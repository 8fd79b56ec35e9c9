import { expect, test } from "vitest"
import type { PdfPage, TextRun } from "../../../files/pdf-text"
import { pdfLines } from "./pdf-resume-lines"

/** Words as placed in a PDF, from left to right, each with the space before it. */
function row(y: number, left: number, words: string[], fonts: string[] = []): TextRun[] {
  let x = left
  return words.map((text, at) => {
    const run = { text, x, y, width: text.length * 6, height: 11, font: fonts[at] ?? "latin" }
    x += run.width + (/^[-.,]$/.test(words[at + 1] ?? "") ? 0 : 3)
    return run
  })
}
const textsOf = (runs: TextRun[]) => {
  const page: PdfPage = { width: 595, height: 842, runs }
  return pdfLines([page]).map(({ text }) => text)
}

test("Latin words in a Hebrew line keep their position, and their punctuation is on the correct side", () => {
  const runs = row(80, 200, [".Bazel", "בעזרת", "דקות", "9-", "ל", "ה", "הובלתי"])
  expect(textsOf(runs)).toEqual(["הובלתי ה ל -9 דקות בעזרת Bazel."])
})

test("two Hebrew words among addresses are in reading order", () => {
  expect(textsOf(row(80, 50, ["noam@example.com", "|", "אביב", "תל"]))).toEqual(["noam@example.com | תל אביב"])
})

test("Arabic presentation forms are read from right to left", () => {
  const runs: TextRun[] = [
    { text: "Produced", x: 50, y: 80, width: 48, height: 11, font: "latin" },
    { text: "رز", x: 101, y: 80, width: 12, height: 11, font: "arabic" },
    { text: "ﻷ", x: 113, y: 80, width: 8, height: 11, font: "arabic" },
    { text: "ا", x: 121, y: 80, width: 4, height: 11, font: "arabic" },
  ]
  expect(textsOf(runs)).toEqual(["Produced الأرز"])
})
