import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createWorld } from "../../../../tests/support/world/world"
import { achievements } from "../../achievements/tables.server"
import { runQuery } from "../../kernel/query.server"
import { acceptImport } from "../../resume-import/accept-import.server"
import { findResumeImport } from "../../resume-import/get-resume-import.server"
import { reviewOf } from "../../resume-import/review"
import { AcceptImport } from "../../resume-import/schema"
import { startResumeImport } from "../../resume-import/start-resume-import.server"
import { generateContent } from "../generate/generate-content.server"
import { contents } from "../tables.server"

const corpus = new URL("../../../../tests/resumes-corpus/files/", import.meta.url)

const fileOf = (name: string) => ({
  file: new File([new Uint8Array(readFileSync(new URL(name, corpus)))], name),
  text: "",
})

/** The resume written from a file or a text whose contents were all kept. */
async function rewritten(given: { file?: File; text: string }) {
  const world = await createWorld()
  const user = await world.addUser({ tier: "pro" })
  await startResumeImport(world.deps, user, given)
  await world.finishJobs()
  const found = (await runQuery(world.deps.db, findResumeImport(world.deps, user.userId)))!
  const { entries, lists } = reviewOf(found.resume!)
  const keep = "on" as const
  const [kept, keptLists] = [entries.map((entry) => ({ ...entry, keep })), lists.map((list) => ({ ...list, keep }))]
  const title = found.resume!.contact.label
  const input = { id: found.id, title, keepTitle: keep, entries: kept, lists: keptLists }
  await acceptImport(world.deps, user, AcceptImport.parse(input))
  await generateContent(world.deps, user, { type: "resume", customPrompt: null })
  await world.finishJobs()
  const lines = await world.deps.db.select().from(achievements)
  const [row] = await world.deps.db.select().from(contents)
  return { world, lines, text: row?.content ?? "" }
}

test.each([
  "maureen-okafor-nurse.pdf",
  "brenda-cottle-carer.docx",
  "darren-kilpatrick-referees.pdf",
  "naledi-dlamini-sidebar.pdf",
  "ines-okonjo.txt",
])("no line of an imported resume is missing from the resume written from it: %s", async (name) => {
  const { world, lines, text } = await rewritten(fileOf(name))
  await using _ = world
  expect(lines.length).toBeGreaterThan(3)
  const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
  expect(lines.filter((line) => !plain(text).includes(plain(line.text))).map((line) => line.text)).toEqual([])
})

test("a role whose title looks like an action is a heading and not also a line: “Registered Nurse”", async () => {
  const { world, text } = await rewritten(fileOf("leanne-burrows-ahpra.txt"))
  await using _ = world
  expect(text.split("Registered Nurse, Surgical Ward")).toHaveLength(2)
})

test("a role with a grade, a project and a study that is also among the certificates have their places", async () => {
  const { world, text } = await rewritten({
    text: `Ada Brook
ada@example.com

EMPLOYMENT

Staff Nurse I | Hill Clinic, Leeds | Feb 2017 – Jan 2019
- Monitored 12 patients a shift

QUALIFICATIONS

NVQ Level 3 Care – Wakefield College, 2003

PROJECT
"A study of handovers at Hill Clinic" – final year project

EDUCATION
NVQ Level 3 Care, Wakefield College, 2003`,
  })
  await using _ = world
  const [, experience = ""] = text.split(/experience/i)
  const [roles = "", ...others] = experience.split(/further|education|projects|certif/i)
  expect(roles).toContain("Staff Nurse I")
  expect(roles).toContain("Monitored 12 patients a shift")
  expect(roles).not.toContain("NVQ")
  expect(others.join("\n")).not.toContain("Staff Nurse I")
  expect(text).toContain("A study of handovers at Hill Clinic")
  expect(text.split("NVQ Level 3 Care")).toHaveLength(2)
})

test("text below a degree or a project stays below it in the resume", async () => {
  const { world, text } = await rewritten({
    text: `Ada Brook
Nurse
ada@example.com

EXPERIENCE

Staff Nurse, Hill Clinic, Oct 2015 – Present
- Dressed wounds, gave medication, wrote handovers

PROJECTS

Portfolio website
- Built with Hugo and hosted for 12 friends

Ward garden, Jan 2019 – Jun 2020
- Raised £900 from 40 donors

A study of handovers at Hill Clinic – final project

EDUCATION

MSc Nursing, University of Leeds, 2015 – 2016
- Thesis: Handovers at night

BSN, Hill Valley University, 2011 – 2015
- Student council`,
  })
  await using _ = world
  const lines = text.split("\n").flatMap((line) => line.replace(/^- /, "").trim() || [])
  const below = (heading: string) => lines[lines.findIndex((line) => line.startsWith(heading)) + 1]
  expect(below("MSc Nursing, University of Leeds")).toBe("Thesis: Handovers at night")
  expect(below("BSN, Hill Valley University")).toBe("Student council")
  const from = lines.findIndex((line) => /^projects$/i.test(line))
  expect(lines.slice(from + 1)).toEqual([
    "Portfolio website",
    "Built with Hugo and hosted for 12 friends",
    "Ward garden (Jan 2019 – Jun 2020)",
    "Raised £900 from 40 donors",
    "A study of handovers at Hill Clinic – final project",
  ])
})
