import { expect, test } from "vitest"
import { createWorld, type World } from "../../../../tests/support/world/world"
import { leavesOf } from "../../document/document-tree"
import type { ResumeDraft } from "../../document/draft/draft"
import { applyOperation, readOperation } from "../../document/draft/operations"
import { findPerson } from "../../evidence/ledger.server"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { builtInWriter } from "../../writer/built-in/built-in"
import { writeDocument } from "../generate/write-document.server"
import { listContents } from "../get-content.server"
import { ContentSummary } from "../schema"
import { contents } from "../tables.server"
import { changeContent, findForChange } from "./change-content.server"
import { findStoredContent } from "./change-tree.server"
import { editResume, findForEdit, storedDraft } from "./edit-resume.server"

const profile = {
  title: "Cloud Engineer",
  skills: ["AWS", "Terraform"],
  experience:
    "Cloud Engineer, Acme (2019 – present)\n- Moved the AWS estate to three regions\n- Led a team of 5 engineers\n\nAnalyst, Umbra (2015 – 2019)\n- Wrote SQL reports for finance",
}

async function withResume(world: World): Promise<Actor> {
  const user = await world.addUser({ profile })
  const person = await runQuery(world.deps.db, findPerson(world.deps, user.userId))
  if (!person) throw new Error("The person is not there.")
  const asked = { userId: user.userId, id: "r", type: "resume" as const, customPrompt: null }
  await world.deps.db
    .insert(contents)
    .values(await writeDocument(world.deps, builtInWriter, { person, lines: [] }, asked))
  return user
}

async function opened(world: World, user: Actor) {
  const read = await runQuery(world.deps.db, findStoredContent(world.deps, user.userId, "r"))
  if (!read) throw new Error("The document is not there.")
  return read
}

const draftNow = async (world: World, user: Actor) => storedDraft(await opened(world, user))

async function save(world: World, user: Actor, resume: ResumeDraft, version: number) {
  const grounds = await runQuery(world.deps.db, findForEdit(world.deps, user.userId, "r"))
  return editResume(world.deps, grounds, { resume, version })
}

function done(draft: ResumeDraft, ...operations: string[]): ResumeDraft {
  return operations.reduce((after, value) => applyOperation(after, readOperation(value)!), draft)
}

const workOf = (draft: ResumeDraft) => draft.sections.find(({ kind }) => kind === "work")!
const textsOf = (draft: ResumeDraft) => workOf(draft).entries.map(({ bullets }) => bullets.map(({ text }) => text))
const lineId = (draft: ResumeDraft, start: string) =>
  draft.sections
    .flatMap(({ entries }) => entries.flatMap(({ notes, bullets }) => [...notes, ...bullets]))
    .find(({ text }) => text.startsWith(start))?.id ?? ""

test("an unchanged draft keeps every sentence, its verification and its place", async () => {
  await using world = await createWorld()
  const user = await withResume(world)
  const before = await opened(world, user)
  const { resume, version } = storedDraft(before)
  await save(world, user, resume, version)
  const after = await opened(world, user)
  expect(after.tree.body).toEqual(before.tree.body)
  expect(after.row).toMatchObject({ version: 2, content: before.row.content })
})

test("every edited or new sentence is verified, and an unsupported one is never rated supported", async () => {
  await using world = await createWorld()
  const user = await withResume(world)
  const { resume, version } = await draftNow(world, user)
  const led = lineId(resume, "Led a team of 5")
  const added = done(resume, `add-after ${led}`)
  const typed: ResumeDraft = JSON.parse(
    JSON.stringify(added).replace("Led a team of 5 engineers", "Led a team of 50 engineers"),
  )
  const fresh = workOf(typed).entries[0]?.bullets.find(({ text }) => text === "")
  fresh!.text = "Won the national engineering prize"
  await save(world, user, typed, version)
  const leaves = leavesOf((await opened(world, user)).tree)
  const statusOf = (text: string) => leaves.find((leaf) => leaf.text === text)?.status
  expect(["blocked", "unconfirmed"]).toContain(statusOf("Led a team of 50 engineers"))
  expect(["blocked", "unconfirmed"]).toContain(statusOf("Won the national engineering prize"))
  expect(statusOf("Moved the AWS estate to three regions")).toBe("supported")
  expect((await opened(world, user)).row.blocked + (await opened(world, user)).row.unconfirmed).toBe(2)
})

test("a line moved to another role is verified against that role", async () => {
  await using world = await createWorld()
  const user = await withResume(world)
  const { resume, version } = await draftNow(world, user)
  const led = lineId(resume, "Led a team of 5")
  const down = done(resume, `down ${led}`, `down ${led}`)
  expect(textsOf(down).at(-1)).toContain("Led a team of 5 engineers")
  await save(world, user, down, version)
  const leaf = leavesOf((await opened(world, user)).tree).find(({ id }) => id === led)
  expect(leaf?.status).not.toBe("supported")
})

test("sections, entries and lines are added, moved and removed, and the order is stored", async () => {
  await using world = await createWorld()
  const user = await withResume(world)
  const { resume, version } = await draftNow(world, user)
  const [first, second] = workOf(resume).entries
  const changed = done(
    resume,
    `up ${second?.id}`,
    `remove ${lineId(resume, "Wrote SQL")}`,
    "add-section languages",
    "up skills",
    "up skills",
  )
  expect(workOf(changed).entries.map(({ id }) => id)).toEqual([second?.id, first?.id])
  const spoken = changed.sections.find(({ kind }) => kind === "languages")?.entries[0]?.bullets[0]
  spoken!.text = "Dutch"
  const saved = await save(world, user, changed, version)
  expect(saved.resume.sections.map(({ kind }) => kind)).toEqual(changed.sections.map(({ kind }) => kind))
  expect(workOf(saved.resume).entries[0]?.heading?.title).toBe(second?.heading?.title)
  expect(JSON.stringify(saved.resume)).not.toContain("Wrote SQL")
  expect((await opened(world, user)).row.content).toContain("Dutch")
})

test("a hidden section is kept, is not counted or rendered, and survives a save by an API client", async () => {
  await using world = await createWorld()
  const user = await withResume(world)
  const { resume, version } = await draftNow(world, user)
  for (const section of resume.sections) if (section.kind === "work") section.hidden = true
  const boast = workOf(resume).entries[0]?.bullets[0]
  boast!.text = "Led a team of 900 engineers"
  await save(world, user, { ...resume, template: "ledger" }, version)
  const { row, tree } = await opened(world, user)
  expect(row).toMatchObject({ blocked: 0, unconfirmed: 0, template: "ledger" })
  expect(row.content).not.toContain("900")
  expect(JSON.stringify(tree)).toContain("900")
  const fields = { title: "Renamed", structuredContentJson: undefined }
  const [open, person] = await runQuery(world.deps.db, findForChange(world.deps, user.userId, "r", fields))
  const { structuredContentJson } = await changeContent(world.deps, user, open, fields, person)
  const again = { structuredContentJson }
  const [read, who] = await runQuery(world.deps.db, findForChange(world.deps, user.userId, "r", again))
  await changeContent(world.deps, user, read, again, who)
  const kept = await draftNow(world, user)
  expect(workOf(kept.resume)).toMatchObject({ hidden: true })
  expect(textsOf(kept.resume)[0]).toContain("Led a team of 900 engineers")
})

test("of two saves of the same version, the second is refused and overwrites nothing", async () => {
  await using world = await createWorld()
  const user = await withResume(world)
  const { resume, version } = await draftNow(world, user)
  const mine = done(resume, `remove ${lineId(resume, "Led a team")}`)
  const theirs = done(resume, `remove ${lineId(resume, "Wrote SQL")}`)
  const outcomes = await Promise.allSettled([save(world, user, mine, version), save(world, user, theirs, version)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  await expect(save(world, user, mine, version)).rejects.toMatchObject({ code: "conflict" })
  expect((await opened(world, user)).row.version).toBe(2)
})

test("the name of a skill group cannot contain unverified text, and a name cannot contain a claim", async () => {
  await using world = await createWorld()
  const user = await withResume(world)
  const { resume, version } = await draftNow(world, user)
  const skills = resume.sections.find(({ kind }) => kind === "skills")!
  skills.entries[0]!.label = "Winner of the Turing Award"
  await save(world, user, resume, version)
  expect((await opened(world, user)).row.content).not.toContain("Turing")
  const boast = { ...resume, name: "Robin Example, winner of 3 prizes" }
  await expect(save(world, user, boast, 2)).rejects.toMatchObject({ code: "invalid" })
})

test("a duplicate id and an unknown id become new lines", async () => {
  await using world = await createWorld()
  const user = await withResume(world)
  const { resume, version } = await draftNow(world, user)
  const [entry] = workOf(resume).entries
  const [line] = entry!.bullets
  entry!.bullets.push({ ...line!, text: "Won 7 prizes" }, { id: "s999", text: "Won 8 prizes" })
  await save(world, user, resume, version)
  const leaves = leavesOf((await opened(world, user)).tree)
  expect(new Set(leaves.map(({ id }) => id)).size).toBe(leaves.length)
  for (const text of ["Won 7 prizes", "Won 8 prizes"]) {
    expect(["blocked", "unconfirmed"]).toContain(leaves.find((leaf) => leaf.text === text)?.status)
  }
})

test("a resume that grows too long is refused with its size, and one that already is can be shortened", async () => {
  await using world = await createWorld()
  const user = await withResume(world)
  const { resume, version } = await draftNow(world, user)
  const withBullets = (count: number, text: string) => {
    const grown = structuredClone(resume)
    workOf(grown).entries[0]!.bullets = Array.from({ length: count }, (_, at) => ({ id: `n${at}`, text }))
    return grown
  }
  const words = "Moved the AWS estate to three regions. ".repeat(125).trim()
  await expect(save(world, user, withBullets(30, words), version)).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringMatching(/100,000 characters\. This one has 1\d\d,\d{3}\./),
  })
  expect((await draftNow(world, user)).version).toBe(version)
  await world.rows("update contents set document = replace(document, 'Wrote SQL', hex(zeroblob(60000)))")
  const long = await draftNow(world, user)
  const shorter = structuredClone(long.resume)
  workOf(shorter).entries[0]!.bullets.pop()
  expect(JSON.stringify(shorter).length).toBeGreaterThan(100_000)
  await expect(save(world, user, shorter, long.version)).resolves.toMatchObject({ version: long.version + 1 })
  const { items } = await runQuery(world.deps.db, listContents(world.deps, user.userId, { limit: 10 }))
  expect(items.map((item) => ContentSummary.safeParse(item).success)).toEqual([true])
})
