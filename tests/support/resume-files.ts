import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { plainTree } from "../../app/domain/document/json-resume/read-json-resume"
import { JsonResume } from "../../app/domain/document/json-resume/schema"
import { Manifest } from "../../app/domain/resume/manifest"
import { resumeBlocks } from "../../app/domain/resume/resume-blocks"
import type { ResumeView } from "../../app/domain/resume/resume-view"
import { viewOfTree } from "../../app/domain/resume/view-of-tree"
import { writeDocx } from "../../app/domain/sheet/docx/write-docx"
import { writePdf } from "../../app/domain/sheet/pdf/write-pdf"
import { root } from "../house/source-files"

const folder = join(root, "tests/resumes-corpus/rendered")
const parsed = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"))
const faces = parsed("templates/fonts/fonts.json")
const readFont = async (file: string) => new Uint8Array(readFileSync(join(root, "templates/fonts", file)))
const now = new Date("2026-03-10T09:00:00.000Z")

export const templateIds = ["modern", "classic", "creative", "ledger", "compact"]
export const corpusResumes = readdirSync(folder).filter((name) => name.endsWith(".json"))

/** A resume of the corpus, as the templates show it. */
export const corpusView = (name: string): ResumeView =>
  viewOfTree(plainTree(JsonResume.parse(parsed(`tests/resumes-corpus/rendered/${name}`))))

/** The files that a user can download of a resume in a template. */
export async function writtenFiles(view: ResumeView, template: string) {
  const { style } = Manifest.parse(parsed(`templates/resume/${template}/manifest.json`))
  const about = { title: view.name, author: view.name, language: view.language, direction: view.direction }
  const sheet = { ...about, blocks: resumeBlocks(view, style) }
  const pdf = await writePdf(sheet, { style, faces, readFont, paper: "a4", now, creator: "test" })
  return { pdf, docx: await writeDocx(sheet, style, "letter") }
}
