import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../../../../tests/house/source-files"
import { readPdf } from "../../files/pdf-text"
import { Manifest } from "../../resume/manifest"
import type { Block } from "../block"
import { writePdf } from "./write-pdf"

const parsed = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"))
const readFont = async (file: string) => new Uint8Array(readFileSync(join(root, "templates/fonts", file)))
const { style } = Manifest.parse(parsed("templates/resume/compact/manifest.json"))
const faces = parsed("templates/fonts/fonts.json")

async function runsOf(blocks: Block[], direction: "ltr" | "rtl" = "ltr", mark = style.bullet.mark) {
  const about = { title: "Sheet", author: "Ada", language: "en", direction }
  const pdf = await writePdf(
    { ...about, blocks: blocks.map((block) => (block.tag === "L" ? { ...block, mark } : block)) },
    { style, faces, readFont, paper: "a4", now: new Date("2026-03-10T09:00:00Z"), creator: "test" },
  )
  const pages = await readPdf(pdf)
  return pages.flatMap(({ runs }, page) => runs.map((run) => ({ ...run, page })))
}

const bullet = (text: string): Block => ({ tag: "L", role: "bullet", runs: [{ role: "bullet", text }] })

test("a bullet mark that no font of the template has becomes a dot, not a question mark", async () => {
  const texts = (
    await runsOf(
      [bullet("Led a team of nine people through two winters of night shifts at the depot")],
      "ltr",
      "\u25aa",
    )
  ).map(({ text }) => text.trim())
  expect(texts).toContain("•")
  expect(texts).not.toContain("?")
})

test("emoji that no font has are dropped from the text", async () => {
  const texts = (await runsOf([bullet("Ran the harbor race 🚀👍🏽 in May")], "ltr", "\u25aa")).map(({ text }) => text)
  expect(texts.join("")).toContain("Ran the harbor race")
  expect(texts.join("")).not.toContain("?")
})

test("in a right-to-left line, the first run is on the right", async () => {
  const line: Block = {
    tag: "P",
    role: "note",
    runs: [
      { role: "label", text: "البرامج: " },
      { role: "note", text: "AutoCAD, Revit" },
    ],
  }
  const runs = await runsOf([line], "rtl")
  const label = runs.find(({ text }) => /\p{Script=Arabic}/u.test(text))
  const list = runs.find(({ text }) => text.includes("AutoCAD"))
  expect(label?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
})

test("a line of contacts neither ends nor starts with a separator", async () => {
  const contacts = ["Melbourne, Victoria, Australia", "ada.brook@example.com", "+61 2 5550 0148"]
  const links = ["linkedin.com/in/ada-brook-example", "github.com/ada-brook-example", "ada-brook.example.com"]
  const separator = { role: "contact" as const, text: "  |  ", isSeparator: true }
  const each = [...contacts, ...links].map((text) => ({ role: "contact" as const, text }))
  const runs = await runsOf([
    { tag: "P", role: "contact", runs: each.flatMap((run, at) => (at > 0 ? [separator, run] : [run])) },
  ])
  const lines = new Map<number, string>()
  for (const { y, text } of runs) lines.set(Math.round(y), `${lines.get(Math.round(y)) ?? ""}${text}`)
  const shown = [...lines.values()].map((line) => line.trim())
  expect(shown.length).toBeGreaterThan(1)
  for (const line of shown) expect(line).not.toMatch(/^\||\|$/)
  expect(shown.join(" ")).toContain("|")
})

test("no line of contacts ends within a phone number", async () => {
  const separator = { role: "contact" as const, text: "  |  ", isSeparator: true }
  const phone = "+64 21 555 0173"
  for (let letters = 60; letters <= 110; letters += 5) {
    const mail = `${"m".repeat(letters - 12)}@example.com`
    const runs = [mail, phone].map((text) => ({ role: "contact" as const, text }))
    const shown = await runsOf([{ tag: "P", role: "contact", runs: [runs[0]!, separator, runs[1]!] }])
    expect(shown.map(({ text }) => text.trim())).toContainEqual(expect.stringContaining(phone))
  }
})
