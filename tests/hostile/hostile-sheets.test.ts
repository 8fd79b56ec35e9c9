import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readBackPdf } from "../../app/domain/ats/read-back"
import { Manifest } from "../../app/domain/resume/manifest"
import type { Sheet } from "../../app/domain/sheet/block"
import { writeDocx } from "../../app/domain/sheet/docx/write-docx"
import { writePdf } from "../../app/domain/sheet/pdf/write-pdf"
import { root } from "../house/source-files"
import { cpuOf } from "../support/server/cpu"
import { hostileTexts } from "./hostile-texts"

/** CPU budget in milliseconds of one bullet of the maximum length, twice a request's, as for readers of texts. */
const budget = 600
const longestBullet = 5000

const parsed = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"))
const { style } = Manifest.parse(parsed("templates/resume/compact/manifest.json"))
const faces = parsed("templates/fonts/fonts.json")
const readFont = async (file: string) => new Uint8Array(readFileSync(join(root, "templates/fonts", file)))
const setting = { style, faces, readFont, paper: "a4" as const, now: new Date("2026-03-10"), creator: "test" }

const sheetOf = (text: string): Sheet => ({
  ...{ title: "Resume", author: "Ada Park", language: "en", direction: "ltr" },
  blocks: [{ tag: "L", role: "bullet", mark: "•", runs: [{ role: "bullet", text }] }],
})

/** Shapes that only a layout finds hard: no place to end a line, or letters that change with their neighbors. */
const unbroken = ["a", "9", "(", "a-", "fi", "i", "\u0915\u094d", "\u0627", "a\u0627", "\u0e01", "\u6f22", "e\u0301"]
const shapes = [
  ...hostileTexts,
  ...unbroken.map((unit) => ({ name: unit, make: (length: number) => unit.repeat(length / unit.length) })),
]

test("a bullet of any shape is laid out within its CPU budget, as PDF and as Word", { timeout: 300_000 }, async () => {
  await writePdf(sheetOf("Led 14 nurses."), setting)
  const slow: string[] = []
  for (const { name, make } of shapes) {
    const sheet = sheetOf(make(longestBullet))
    const pdf = await cpuOf(() => writePdf(sheet, setting), budget)
    const docx = await cpuOf(() => writeDocx(sheet, style, "a4"), budget)
    if (Math.max(pdf, docx) > budget) slow.push(`${name}: ${Math.round(pdf)} and ${Math.round(docx)} ms`)
  }
  expect(slow).toEqual([])
})

test("a text without spaces is broken into lines and loses nothing", async () => {
  const text = Array.from({ length: 2400 }, (_, at) => String.fromCharCode(97 + (at % 26))).join("")
  const read = await readBackPdf(await writePdf(sheetOf(text), setting))
  const [, ...lines] = read.split("\n")
  expect(lines.length).toBeGreaterThan(20)
  expect(read.replace(/[\s•▪]/g, "")).toBe(text)
})
