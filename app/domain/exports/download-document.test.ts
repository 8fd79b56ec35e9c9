import { strFromU8, unzipSync } from "fflate"
import { expect, test } from "vitest"
import { corpusView, writtenFiles } from "../../../tests/support/resume-files"
import { createWorld, type World } from "../../../tests/support/world/world"
import { insertDocument } from "../content/documents.server"
import { findStoredContent } from "../content/edit/change-tree.server"
import { treeOfParts } from "../document/old-parts"
import { columnsOf } from "../document/render/document"
import { runQuery } from "../kernel/query.server"
import { isUnstructured, shownResume } from "../resume/placeholder"
import type { Actor } from "../users/actor"
import { DownloadDocument, downloadDocument } from "./download-document.server"

const anywhere = { timeZone: "UTC" }
const line = (text: string, status: "supported" | "blocked" = "supported") => ({
  ...{ text, kind: "fact" as const, evidenceIds: [], status, reasons: [] },
})
const prose = "I have repaired pumps for twenty years. ".repeat(12).trim()

async function stored(world: World, user: Actor, type: "resume" | "bio", sentences: ReturnType<typeof line>[]) {
  const tree = treeOfParts(type, [{ kind: "paragraph", sentences }], null)
  const now = "2026-03-01T09:00:00.000Z"
  const row = { userId: user.userId, id: "d", type, title: "Pumps & more", writer: "built-in" }
  await insertDocument(world.deps, { ...row, ...columnsOf(tree), createdAt: now, updatedAt: now })
  return runQuery(world.deps.db, findStoredContent(world.deps, user.userId, "d"))
}

test("a plain-text resume is shown as its first characters and marked samples, and cannot be downloaded in a layout", async () => {
  await using world = await createWorld()
  const read = await stored(world, await world.addUser({}), "resume", [line(prose)])
  const view = shownResume(read!.tree)
  expect(isUnstructured(read!.tree)).toBe(true)
  expect(view.name).toBe("[Your name]")
  const [summary, ...samples] = view.sections
  expect(summary?.entries[0]?.notes[0]?.text).toBe(`${prose.slice(0, 300).replace(/ \S*$/, "")}…`)
  expect(samples.map(({ kind }) => kind)).toEqual(["work", "education", "skills"])
  const words = samples
    .flatMap(({ entries }) => entries)
    .flatMap(({ title, organization, dates, bullets }) => [title, organization, dates, ...bullets])
    .filter((each) => each !== null)
  for (const { id, text } of words)
    expect([id, text]).toEqual([expect.stringMatching(/^sample-/), `[${text.slice(1, -1)}]`])
  for (const format of ["pdf", "docx", "md", "json"] as const) {
    const refused = downloadDocument(world.deps, read, DownloadDocument.parse({ format }), anywhere)
    await expect(refused).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining("sample text") })
  }
  const { body } = await downloadDocument(world.deps, read, DownloadDocument.parse({}), anywhere)
  expect(new TextDecoder().decode(body)).toContain(prose)
})

test("a resume with a single line of experience contains no samples", () => {
  const work = treeOfParts(
    "resume",
    [
      { kind: "heading", sentences: [line("Experience")] },
      { kind: "bullet", sentences: [line("Repaired 40 pumps")] },
    ],
    null,
  )
  expect(isUnstructured(work)).toBe(false)
  expect(JSON.stringify(shownResume(work))).not.toContain("sample-")
})

test("a file declares the language that the document is written in", async () => {
  await using world = await createWorld()
  const user = await world.addUser({})
  const text = "Ich leite seit drei Jahren die Werkstatt und bin für die Ausbildung zuständig."
  const read = await stored(world, user, "bio", [line(text)])
  const docx = await downloadDocument(world.deps, read, DownloadDocument.parse({ format: "docx" }), anywhere)
  expect(languageInDocx(docx.body)).toBe("de")
})

test.each([
  ["03-anneliese-von-hohenfels.json", "de"],
  ["05-noa-ben-ami-hebrew.json", "he"],
  ["12-student-first.json", "pt"],
  ["16-veteran-navy-uk.json", "en"],
])("the files of the resume %s declare the language %s", async (name, language) => {
  const { pdf, docx } = await writtenFiles(corpusView(name), "modern")
  expect(/\/Lang \(([^)]*)\)/.exec(new TextDecoder("latin1").decode(pdf))?.[1]).toBe(language)
  expect(languageInDocx(docx)).toBe(language)
})

test.each([
  ["America/Chicago", undefined, "12240"],
  ["Australia/Brisbane", undefined, "11906"],
  ["America/Chicago", "a4", "11906"],
  ["Australia/Brisbane", "letter", "12240"],
])("a file for a reader in %s who asks for paper %s has pages %s twips wide", async (timeZone, paper, width) => {
  await using world = await createWorld()
  const read = await stored(world, await world.addUser({}), "bio", [line("I repair pumps.")])
  const wanted = DownloadDocument.parse({ format: "docx", ...(paper && { paper }) })
  const { body } = await downloadDocument(world.deps, read, wanted, { timeZone })
  expect(strFromU8(unzipSync(body)["word/document.xml"]!)).toContain(`<w:pgSz w:w="${width}"`)
})

/** The language of the styles of a Word document. */
function languageInDocx(docx: Uint8Array): string | undefined {
  const styles = strFromU8(unzipSync(docx)["word/styles.xml"]!)
  return /<w:lang w:val="([^"]*)"/.exec(styles)?.[1]
}

test("a document downloads in each of its formats; a blocked or missing document and a resume-only format are refused", async () => {
  await using world = await createWorld()
  const user = await world.addUser({})
  const read = await stored(world, user, "bio", [line("I repair pumps.")])
  const file = (format: string) => downloadDocument(world.deps, read, DownloadDocument.parse({ format }), anywhere)
  expect(await file("txt")).toMatchObject({ name: "pumps_more.txt", contentType: "text/plain; charset=utf-8" })
  expect((await file("docx")).body.subarray(0, 2)).toEqual(new TextEncoder().encode("PK"))
  await expect(file("md")).rejects.toMatchObject({ code: "invalid", fields: { format: [expect.any(String)] } })
  await expect(downloadDocument(world.deps, null, DownloadDocument.parse({}), anywhere)).rejects.toMatchObject({
    code: "not_found",
  })
  const blocked = {
    ...read!,
    tree: treeOfParts("bio", [{ kind: "paragraph", sentences: [line("No.", "blocked")] }], null),
  }
  await expect(downloadDocument(world.deps, blocked, DownloadDocument.parse({}), anywhere)).rejects.toMatchObject({
    code: "conflict",
  })
})
