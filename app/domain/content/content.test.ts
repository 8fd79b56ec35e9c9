import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { isResume } from "../document/body"
import { type DocumentTree, type Leaf, leavesOf } from "../document/document-tree"
import { columnsOf, structuredOf } from "../document/render/document"
import { textOf } from "../document/render/text"
import { findPerson } from "../evidence/ledger.server"
import { jobs } from "../jobs/tables.server"
import type { Deps } from "../kernel/deps"
import { runQuery } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { changeContent, deleteContent, overrideBlocked, restoreContent } from "./edit/change-content.server"
import { findStoredContent } from "./edit/change-tree.server"
import { reviseClaim, rewriteClaim } from "./edit/revise-claim.server"
import { generateContent } from "./generate/generate-content.server"
import { findDocument, listContents, type OpenDocument } from "./get-content.server"
import { contents } from "./tables.server"

const nurse = {
  title: "Staff Nurse",
  skills: ["Triage"],
  experience:
    "Staff Nurse, St Mary's Hospital (2019 – present)\n- Led a team of 5 nurses on the night shift\n- Cut drug errors by 40% in 2023",
}

/** A resume of this user with one fabricated sentence added. */
async function resumeWithFabrication(deps: Deps, user: Actor, finish: () => Promise<void>): Promise<OpenDocument> {
  const { jobId } = await generateContent(deps, user, { type: "resume", customPrompt: null })
  await finish()
  const id = await subjectOf(deps, jobId)
  const open = await document(deps, user, id)
  await deps.db
    .update(contents)
    .set(columnsOf(withFabrication(open.tree)))
    .where(eq(contents.id, id))
  return document(deps, user, id)
}

function withFabrication(tree: DocumentTree): DocumentTree {
  if (!isResume(tree.body)) throw new Error("This is no resume.")
  const made: Leaf = {
    id: `s${tree.next}`,
    text: "Managed a budget of $2 million at Mayo Clinic.",
    kind: "fact",
    evidenceIds: [],
    status: "blocked",
    reasons: [{ rule: "V2", code: "number_absent", text: "$2 million" }],
  }
  const section = { kind: "publications" as const, entries: [{ heading: null, notes: [], bullets: [made] }] }
  return { ...tree, next: tree.next + 1, body: { sections: [...tree.body.sections, section] } }
}

async function subjectOf(deps: Deps, jobId: string): Promise<string> {
  const [job] = await deps.db.select().from(jobs).where(eq(jobs.id, jobId))
  return job?.subjectId ?? ""
}

async function document(deps: Deps, user: Actor, id: string): Promise<OpenDocument> {
  const open = await runQuery(deps.db, findDocument(deps, user.userId, id))
  if (!open) throw new Error("The document is not there.")
  return open
}

const lastClaim = (open: OpenDocument) => leavesOf(open.tree).at(-1)
const last = (open: OpenDocument) => ({ claim: lastClaim(open)?.id ?? "", version: open.row.version })
const personOf = (deps: Deps, user: Actor) => runQuery(deps.db, findPerson(deps, user.userId))

test("every sentence of a built-in resume is supported, and its evidence is the user's own", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  const { jobId } = await generateContent(world.deps, user, { type: "resume", customPrompt: null })
  await world.finishJobs()
  const open = await document(world.deps, user, await subjectOf(world.deps, jobId))
  expect(leavesOf(open.tree).filter((claim) => claim.status !== "supported")).toEqual([])
  const cited = new Set(leavesOf(open.tree).flatMap((claim) => claim.evidenceIds))
  expect(new Set(open.evidence.map(({ id }) => id))).toEqual(cited)
  expect(structuredOf(open.tree)?.experience[0]).toMatchObject({
    title: "Staff Nurse",
    dates: "2019 – present",
  })
})

test("a confirmed sentence becomes evidence, and the confirmation supports it", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  const open = await resumeWithFabrication(world.deps, user, world.finishJobs)
  await reviseClaim(world.deps, user, open, { intent: "confirm", ...last(open) }, null)
  const after = await document(world.deps, user, open.row.id)
  const claim = lastClaim(after)
  expect(claim).toMatchObject({ status: "confirmed", reasons: [] })
  expect(after.evidence.find(({ id }) => id === claim?.evidenceIds[0])).toMatchObject({ kind: "confirmation" })
  expect(after.row.blocked).toBe(0)
})

test("an edited sentence is verified again", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  const open = await resumeWithFabrication(world.deps, user, world.finishJobs)
  const person = await personOf(world.deps, user)
  const edit = (text: string) => ({ intent: "edit" as const, ...last(open), text })
  await reviseClaim(world.deps, user, open, edit("Led a team of 9 nurses."), person)
  const worse = await document(world.deps, user, open.row.id)
  expect(lastClaim(worse)).toMatchObject({ id: last(open).claim, status: "blocked" })
  await reviseClaim(world.deps, user, worse, { ...edit("Led a team of 5 nurses."), ...last(worse) }, person)
  expect((await document(world.deps, user, open.row.id)).row.blocked).toBe(0)
})

test("a removed sentence leaves the text", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  const open = await resumeWithFabrication(world.deps, user, world.finishJobs)
  await reviseClaim(world.deps, user, open, { intent: "remove", ...last(open) }, null)
  expect((await document(world.deps, user, open.row.id)).row.content).not.toContain("Mayo")
})

test("a decision based on a stale version changes nothing", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  const open = await resumeWithFabrication(world.deps, user, world.finishJobs)
  const both = await Promise.allSettled([
    reviseClaim(world.deps, user, open, { intent: "confirm", ...last(open) }, null),
    reviseClaim(world.deps, user, open, { intent: "confirm", ...last(open) }, null),
  ])
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  expect(await world.rows("select id from evidence where kind = 'confirmation'")).toHaveLength(1)
})

test("a rewrite is free and uses the person's own words", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  const open = await resumeWithFabrication(world.deps, user, world.finishJobs)
  await rewriteClaim(world.deps, user, open, { ...last(open) })
  await world.finishJobs()
  const [job] = await world.rows("select status, error from jobs where type = 'content.rewrite-sentence'")
  // No evidence mentions a budget or this clinic, so there is nothing to replace the sentence with.
  expect(job).toMatchObject({ status: "failed" })
  expect(await world.actor(user.userId)).toMatchObject({ contentGenCount: 1 })
})

test("deleting moves to the trash, restoring brings back, and strangers can do neither", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  const stranger = await world.addUser()
  const open = await resumeWithFabrication(world.deps, user, world.finishJobs)
  await expect(deleteContent(world.deps, stranger, open.row.id)).rejects.toMatchObject({ code: "not_found" })
  await deleteContent(world.deps, user, open.row.id)
  const library = () => runQuery(world.deps.db, listContents(world.deps, user.userId, { limit: 5 }))
  expect((await library()).items).toHaveLength(0)
  const gone = await runQuery(world.deps.db, findStoredContent(world.deps, user.userId, open.row.id))
  await expect(changeContent(world.deps, user, gone, { title: "x" })).rejects.toMatchObject({
    code: "not_found",
  })
  await restoreContent(world.deps, user, open.row.id)
  expect((await library()).items).toHaveLength(1)
})

test("an override is recorded on the document it was given for", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  const open = await resumeWithFabrication(world.deps, user, world.finishJobs)
  await overrideBlocked(world.deps, user, open)
  expect((await document(world.deps, user, open.row.id)).row.overrideAt).toBe(world.deps.now().toISOString())
})

test("a document as text has headings, list lines and blank lines between blocks", () => {
  const sentence = (text: string) => [{ text, kind: "fact" as const, evidenceIds: [] }]
  const text = textOf([
    { kind: "heading", sentences: sentence("Experience") },
    { kind: "subheading", sentences: sentence("Nurse, St Mary's") },
    { kind: "bullet", sentences: sentence("Led a team") },
    { kind: "bullet", sentences: sentence("Cut errors") },
    { kind: "paragraph", label: "Point", sentences: [...sentence("One."), ...sentence("Two.")] },
  ])
  expect(text).toBe("EXPERIENCE\n\nNurse, St Mary's\n- Led a team\n- Cut errors\n\nPoint: One. Two.")
})
