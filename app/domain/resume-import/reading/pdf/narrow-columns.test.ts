import { expect, test } from "vitest"
import type { PdfPage } from "../../../files/pdf-text"
import { readLines } from "../read-lines"
import { pdfLines } from "./pdf-resume-lines"

type Row = [left: number, text: string, font?: string]

/** A page of rows with a line spacing of 14 points; an empty row is a gap. Bullets are drawn, so they leave no mark. */
const page = (rows: (Row | null)[]): PdfPage => ({
  ...{ width: 595, height: 842 },
  runs: rows.flatMap((row, at) => {
    if (!row) return []
    const [x, text, font = "body"] = row
    return [{ text, x, y: 60 + 14 * at, width: text.length * 5, height: 10, font }]
  }),
})

const head: (Row | null)[] = [
  [72, "Ada Brook", "bold"],
  [72, "ada@example.com"],
  null,
  [72, "EXPERIENCE", "bold"],
  [72, "Electrician, Acme Ltd, 2019 – Present", "bold"],
]

test("a drawn bullet that opens with a verb and a number is a line of its own, however full the one above is", () => {
  const full = "Ran gangs of up to 6 sparks and 2 apprentices on the refurbishments of schools and hospitals in Leeds"
  const rows: (Row | null)[] = [...head, [102, full], [102, "Fitted 64 charge points across 9 car parks"]]
  const [work] = readLines(pdfLines([page(rows)])).sections
  expect(work?.entries[0]?.bullets.map(({ text }) => text)).toEqual([
    full,
    "Fitted 64 charge points across 9 car parks",
  ])
})

test("short items of a narrow list stay separate, and so do groups of skills", () => {
  const column = ["Testing & inspection", "Three phase", "Charge points"]
  const rows: (Row | null)[] = [[40, "SKILLS", "bold"], null, ...column.map((text): Row => [70, text])]
  expect(
    pdfLines([page(rows)])
      .slice(1)
      .map(({ text }) => text),
  ).toEqual(column)
  const groups = ["Modelling: MODFLOW, PHREEQC and FEFLOW", "Computing: Python, LaTeX and QGIS tools"]
  const listed = page([[40, "SKILLS", "bold"], null, ...groups.map((text): Row => [40, text])])
  expect(
    pdfLines([listed])
      .slice(1)
      .map(({ text }) => text),
  ).toEqual(groups)
})

test("a full cell in a table continues below, and a name below a short cell does not", () => {
  const cells = (y: number, row: [number, string][]) =>
    row.map(([x, text]) => ({ text, x, y, width: text.length * 5, height: 10, font: "body" }))
  const runs = [
    ...cells(60, [
      [60, "2015–"],
      [92, "PGCE"],
      [300, "Manchester Metropolitan"],
      [430, "Merit"],
    ]),
    ...cells(73, [
      [60, "16"],
      [300, "University"],
    ]),
    ...cells(90, [
      [60, "2010–"],
      [92, "BA Linguistics"],
      [300, "Leeds"],
      [430, "2:1"],
    ]),
    ...cells(103, [[60, "13"]]),
    ...cells(120, [
      [60, "2008"],
      [92, "Porter"],
      [300, "Hill Clinic"],
      [430, "York"],
    ]),
    ...cells(133, [[92, "Night shift"]]),
  ]
  expect(pdfLines([{ width: 595, height: 842, runs }]).map(({ text }) => text)).toEqual([
    "2015– 16\tPGCE\tManchester Metropolitan University\tMerit",
    "2010– 13\tBA Linguistics\tLeeds\t2:1",
    "2008\tPorter\tHill Clinic\tYork",
    "Night shift",
  ])
})
