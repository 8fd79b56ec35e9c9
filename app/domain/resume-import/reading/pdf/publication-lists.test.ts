import { expect, test } from "vitest"
import type { PdfPage } from "../../../files/pdf-text"
import { pdfLines } from "./pdf-resume-lines"

type Run = [text: string, font?: string]

const page = (rows: [left: number, ...runs: Run[]][]): PdfPage => ({
  ...{ width: 595, height: 842 },
  runs: rows.flatMap(([left, ...runs], at) => {
    let x = left
    return runs.map(([text, font = "body"]) => {
      const run = { text, x, y: 60 + 14 * at, width: text.length * 4.7, height: 11, font }
      x += run.width + 3
      return run
    })
  }),
})

test("a publication with a name in bold goes on below it, and so does one whose journal is italic", () => {
  const lines = pdfLines([
    page([
      [68, ["PUBLICATIONS", "bold"]],
      [
        68,
        ["Quesada, M.,", "bold"],
        ["Brook, P., and Ruiz, T. (2026). Water that nobody counted, inferred from nine repeated surveys of"],
      ],
      [90, ["nine basins. Sample Journal, 72(3), 411–429."]],
      [
        68,
        [
          "Brook, A. and Hill, K. (2024). Melt layers in the northern firn from the years 1990 to 2023, read anew. Polar",
        ],
      ],
      [90, ["Data Samples,", "italic"], ["11(2), 1–17."]],
    ]),
  ])
  expect(lines.slice(1).map(({ text }) => text.replaceAll("\t", " "))).toEqual([
    "Quesada, M., Brook, P., and Ruiz, T. (2026). Water that nobody counted, inferred from nine repeated surveys of nine basins. Sample Journal, 72(3), 411–429.",
    "Brook, A. and Hill, K. (2024). Melt layers in the northern firn from the years 1990 to 2023, read anew. Polar Data Samples, 11(2), 1–17.",
  ])
})

test("each talk of a list opens with its title in quotes", () => {
  const talks = [
    "“Listening to a river through its ice and what nine winters of it say.” Talk, Western Ice Meeting, March 2026.",
    "“Repeat radar on the cheap, and how a group without money did it.” Poster, Example Union, Reno, December 2025.",
  ]
  const lines = pdfLines([page([[68, ["TALKS", "bold"]], ...talks.map((text): [number, Run] => [68, [text]])])])
  expect(lines.slice(1).map(({ text }) => text)).toEqual(talks)
})
