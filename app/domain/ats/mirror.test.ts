import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { root } from "../../../tests/house/source-files"
import { plainTree } from "../document/json-resume/read-json-resume"
import { JsonResume } from "../document/json-resume/schema"
import { Manifest } from "../resume/manifest"
import { resumeBlocks } from "../resume/resume-blocks"
import { viewOfTree } from "../resume/view-of-tree"
import { writeDocx } from "../sheet/docx/write-docx"
import { writePdf } from "../sheet/pdf/write-pdf"
import { factsOf } from "./facts"
import { readBackDocx, readBackPdf } from "./read-back"
import { recovered } from "./recovered"

const folder = join(root, "tests/resumes-corpus/rendered")
const resumes = readdirSync(folder).filter((name) => name.endsWith(".json"))
const parsed = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"))
const faces = parsed("templates/fonts/fonts.json")
const readFont = async (file: string) => new Uint8Array(readFileSync(join(root, "templates/fonts", file)))
const now = new Date("2026-03-10T09:00:00.000Z")

describe.each(["modern", "classic", "creative", "ledger", "compact"])("the files of the template %s", (id) => {
  const { style } = Manifest.parse(parsed(`templates/resume/${id}/manifest.json`))
  test.each(resumes)("give back every contact detail, role, employer, date and skill of %s in order", async (name) => {
    const view = viewOfTree(plainTree(JsonResume.parse(parsed(`tests/resumes-corpus/rendered/${name}`))))
    const about = { title: view.name, author: view.name, language: "en", direction: view.direction }
    const sheet = { ...about, blocks: resumeBlocks(view, style) }
    const pdf = await writePdf(sheet, { style, faces, readFont, paper: "a4", now, creator: "test" })
    const docx = await writeDocx(sheet, style, "letter")
    const facts = factsOf(view)
    const lost = (text: string) => recovered(text, facts).filter(({ found }) => found !== "yes")
    expect(facts.length).toBeGreaterThan(0)
    expect({ pdf: lost(await readBackPdf(pdf)), docx: lost(readBackDocx(docx)) }).toEqual({ pdf: [], docx: [] })
  })
})
