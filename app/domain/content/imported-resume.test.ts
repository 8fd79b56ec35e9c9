import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { achievements } from "../achievements/tables.server"
import { runQuery } from "../kernel/query.server"
import { acceptImport } from "../resume-import/accept-import.server"
import { findResumeImport } from "../resume-import/get-resume-import.server"
import { reviewOf } from "../resume-import/review"
import { AcceptImport } from "../resume-import/schema"
import { startResumeImport } from "../resume-import/start-resume-import.server"
import { generateContent } from "./generate-content.server"
import { contents } from "./tables.server"

const corpus = new URL("../../../tests/resumes-corpus/files/", import.meta.url)

/** The resume written from a file of which everything was kept. */
async function rewritten(name: string) {
  const world = await createWorld()
  const user = await world.addUser({ tier: "pro" })
  const file = new File([new Uint8Array(readFileSync(new URL(name, corpus)))], name)
  await startResumeImport(world.deps, user, { file, text: "" })
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
  const { world, lines, text } = await rewritten(name)
  await using _ = world
  expect(lines.length).toBeGreaterThan(3)
  const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
  expect(lines.filter((line) => !plain(text).includes(plain(line.text))).map((line) => line.text)).toEqual([])
})

test("a role whose title looks like a deed is a heading and not also a line: “Registered Nurse”", async () => {
  const { world, text } = await rewritten("leanne-burrows-ahpra.txt")
  await using _ = world
  expect(text.split("Registered Nurse, Surgical Ward")).toHaveLength(2)
})
