import { expect, test } from "vitest"
import { createWorld, type World } from "../../../tests/support/world/world"
import { findStoredContent } from "../content/change-tree.server"
import { insertDocument } from "../content/documents.server"
import { treeOfParts } from "../document/old-parts"
import { columnsOf } from "../document/render/document"
import { runQuery } from "../kernel/query.server"
import { isUnstructured, shownResume } from "../resume/placeholder"
import type { Actor } from "../users/actor"
import { DownloadDocument, downloadDocument } from "./download-document.server"

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
  expect(summary?.entries[0]?.notes[0]?.text).toBe(`${prose.slice(0, 300).trimEnd()}…`)
  expect(samples.map(({ kind }) => kind)).toEqual(["work", "education", "skills"])
  const words = samples
    .flatMap(({ entries }) => entries)
    .flatMap(({ title, organization, dates, bullets }) => [title, organization, dates, ...bullets])
    .filter((each) => each !== null)
  for (const { id, text } of words)
    expect([id, text]).toEqual([expect.stringMatching(/^sample-/), `[${text.slice(1, -1)}]`])
  for (const format of ["pdf", "docx", "md", "json"] as const) {
    const refused = downloadDocument(world.deps, read, DownloadDocument.parse({ format }), "a4")
    await expect(refused).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining("sample text") })
  }
  const { body } = await downloadDocument(world.deps, read, DownloadDocument.parse({}), "a4")
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

test("a document downloads in each of its formats; a blocked or missing document and a resume-only format are refused", async () => {
  await using world = await createWorld()
  const user = await world.addUser({})
  const read = await stored(world, user, "bio", [line("I repair pumps.")])
  const file = (format: string) => downloadDocument(world.deps, read, DownloadDocument.parse({ format }), "letter")
  expect(await file("txt")).toMatchObject({ name: "pumps___more.txt", contentType: "text/plain; charset=utf-8" })
  expect((await file("docx")).body.subarray(0, 2)).toEqual(new TextEncoder().encode("PK"))
  await expect(file("md")).rejects.toMatchObject({ code: "invalid", fields: { format: [expect.any(String)] } })
  await expect(downloadDocument(world.deps, null, DownloadDocument.parse({}), "a4")).rejects.toMatchObject({
    code: "not_found",
  })
  const blocked = {
    ...read!,
    tree: treeOfParts("bio", [{ kind: "paragraph", sentences: [line("No.", "blocked")] }], null),
  }
  await expect(downloadDocument(world.deps, blocked, DownloadDocument.parse({}), "a4")).rejects.toMatchObject({
    code: "conflict",
  })
})
