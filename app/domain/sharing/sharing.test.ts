import { expect, test } from "vitest"
import { createWorld, type World } from "../../../tests/support/world/world"
import { createAchievement } from "../achievements/change/create-achievement.server"
import { deleteContent, restoreContent } from "../content/edit/change-content.server"
import { findStoredContent } from "../content/edit/change-tree.server"
import { reviseClaim } from "../content/edit/revise-claim.server"
import { generateContent } from "../content/generate/generate-content.server"
import { leavesOf } from "../document/document-tree"
import { findPerson } from "../evidence/ledger.server"
import { day } from "../kernel/clock"
import { runQuery } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { openShare, unlockShare } from "./open-share.server"
import { maxShares, maxWrongPasscodes } from "./rules"
import { ShareDocument } from "./schema"
import { createShare, listShares, revokeShare } from "./shares.server"

const profile = {
  title: "Staff Nurse",
  experience: "Staff Nurse, Elm House (2019 – present)\n- Cut falls on the ward from 11 to 4 a month",
}
const line = "falls on the ward from 11 to 4 a month"

async function withDocument() {
  const world = await createWorld()
  const user = await world.addUser({ email: "robin@example.com", tier: "pro", profile })
  await generateContent(world.deps, user, { type: "resume", customPrompt: null })
  await world.finishJobs()
  const [row] = await world.rows("select id from contents")
  return { world, user, id: String(row?.id) }
}

const found = ({ deps }: World, user: Actor, id: string) => runQuery(deps.db, findStoredContent(deps, user.userId, id))
const listed = ({ deps }: World, user: Actor, id: string) => runQuery(deps.db, listShares(deps, user.userId, id))

async function share(world: World, user: Actor, id: string, form: Record<string, string> = {}) {
  const input = ShareDocument.parse({ once: world.deps.newId(), days: "30", passcode: "", ...form })
  return createShare(world.deps, user, await found(world, user, id), input)
}

test("a link shows the document without verification marks, sources or owner id, and counts its views", async () => {
  const { world, user, id } = await withDocument()
  await using _ = world
  const { token } = await share(world, user, id)
  expect(JSON.stringify(await world.rows("select * from shares"))).not.toContain(token)
  const opened = await openShare(world.deps, token, true)
  expect(opened).toMatchObject({ state: "open", isIndexed: false, document: { type: "resume", sources: [] } })
  expect(JSON.stringify(opened)).toContain(line)
  expect(JSON.stringify(opened)).not.toContain(user.userId)
  await openShare(world.deps, token, false)
  expect(await listed(world, user, id)).toMatchObject([{ views: 1, lastViewedOn: "2026-03-10", state: "open" }])
})

test("a link with a passcode is not indexed, even if asked to be, and its name is only its owner's", async () => {
  const { world, user, id } = await withDocument()
  await using _ = world
  const asked = { passcode: "blue heron", isIndexed: "on", name: " For Hartley " }
  const { token, isIndexed } = await share(world, user, id, asked)
  expect(isIndexed).toBe(false)
  expect(await listed(world, user, id)).toMatchObject([{ name: "For Hartley", isIndexed: false, hasPasscode: true }])
  const opened = await unlockShare(world.deps, token, "blue heron")
  expect(opened).toMatchObject({ state: "open", isIndexed: false })
  expect(JSON.stringify(opened)).not.toContain("Hartley")
})

test("sources and indexing are enabled only on the owner's request", async () => {
  const { world, user, id } = await withDocument()
  await using _ = world
  const { token } = await share(world, user, id, { showsSources: "on", isIndexed: "on" })
  const opened = await openShare(world.deps, token, true)
  if (opened.state !== "open") throw new Error("The link is not open.")
  expect(opened.isIndexed).toBe(true)
  expect(opened.document.sources.flatMap(({ passages }) => passages.map(({ text }) => text)).join(" ")).toContain(line)
})

test("a reader sees that the author agreed to a line, not that the reader did", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro", profile })
  await createAchievement(world.deps, user, { text: "Opened a night clinic for 40 patients", roleId: "" })
  await generateContent(world.deps, user, { type: "resume", customPrompt: null })
  await world.finishJobs()
  const [row] = await world.rows("select id from contents")
  const { token } = await share(world, user, String(row?.id), { showsSources: "on" })
  const opened = JSON.stringify(await openShare(world.deps, token, true))
  expect(opened).toContain("Agreed by the author on")
  expect(opened).not.toContain("by you")
})

test("expired, revoked and unknown links get the same response", async () => {
  const { world, user, id } = await withDocument()
  await using _ = world
  const { token } = await share(world, user, id, { days: "7" })
  const lasting = await share(world, user, id, { days: "never" })
  world.clock.advance(7 * day - 1)
  expect((await openShare(world.deps, token, true)).state).toBe("open")
  world.clock.advance(1)
  expect(await openShare(world.deps, token, true)).toEqual({ state: "gone" })
  expect(await openShare(world.deps, "unknown", true)).toEqual({ state: "gone" })
  expect((await listed(world, user, id)).map(({ state }) => state)).toEqual(["open", "expired"])
  const [open] = await listed(world, user, id)
  await revokeShare(world.deps, user, id, open?.id ?? "")
  await revokeShare(world.deps, user, id, open?.id ?? "")
  expect(await openShare(world.deps, lasting.token, true)).toEqual({ state: "gone" })
  expect(await unlockShare(world.deps, lasting.token, "a guess")).toEqual({ state: "gone" })
})

test("a passcode opens the link, and too many wrong ones close it", async () => {
  const { world, user, id } = await withDocument()
  await using _ = world
  const { token } = await share(world, user, id, { passcode: "blue heron", isIndexed: "on" })
  expect(await openShare(world.deps, token, true)).toEqual({ state: "locked", isWrong: false })
  expect(await unlockShare(world.deps, token, "blue")).toEqual({ state: "locked", isWrong: true })
  expect(await unlockShare(world.deps, token, "blue heron")).toMatchObject({ state: "open", isIndexed: false })
  expect(await world.rows("select wrong_passcodes as wrong, views from shares")).toEqual([{ wrong: 1, views: 1 }])
  await world.rows(`update shares set wrong_passcodes = ${maxWrongPasscodes - 1}`)
  const guesses = await Promise.all(["a", "b", "c"].map((guess) => unlockShare(world.deps, token, guess)))
  expect(guesses.filter(({ state }) => state === "locked")).toHaveLength(1)
  expect(await unlockShare(world.deps, token, "blue heron")).toEqual({ state: "gone" })
  expect(await listed(world, user, id)).toMatchObject([{ state: "closed" }])
})

test("another user can neither share a document nor see or revoke its links", async () => {
  const { world, user, id } = await withDocument()
  await using _ = world
  const { token } = await share(world, user, id)
  const other = await world.addUser()
  await expect(share(world, other, id)).rejects.toMatchObject({ code: "not_found" })
  expect(await listed(world, other, id)).toEqual([])
  const [mine] = await listed(world, user, id)
  await expect(revokeShare(world.deps, other, id, mine?.id ?? "")).rejects.toMatchObject({ code: "not_found" })
  expect((await openShare(world.deps, token, true)).state).toBe("open")
})

const blockAll = (world: World) =>
  world.rows(
    `update contents set document = replace(document, '"status":"supported"', '"status":"blocked"'), blocked = 1`,
  )

test("a link shows nothing while its document is in the trash or no version of it is without a blocked sentence", async () => {
  const { world, user, id } = await withDocument()
  await using _ = world
  const { token } = await share(world, user, id)
  await deleteContent(world.deps, user, id)
  expect(await openShare(world.deps, token, true)).toEqual({ state: "gone" })
  await restoreContent(world.deps, user, id)
  expect((await openShare(world.deps, token, true)).state).toBe("open")
  await blockAll(world)
  expect(await openShare(world.deps, token, true)).toEqual({ state: "gone" })
  await expect(share(world, user, id)).rejects.toMatchObject({ code: "conflict" })
  expect(await listed(world, user, id)).toMatchObject([{ views: 1 }])
})

test("while an edit leaves a sentence blocked, a link shows the last version without one, and the new one once it is resolved", async () => {
  const { world, user, id } = await withDocument()
  await using _ = world
  const { token } = await share(world, user, id, { showsSources: "on" })
  const edit = async (claim: string, text: string) => {
    const open = await found(world, user, id)
    const person = await runQuery(world.deps.db, findPerson(world.deps, user.userId))
    if (!open) throw new Error("There is no document.")
    const { version } = open.row
    return reviseClaim(world.deps, user, open, { intent: "edit", claim, version, text }, person)
  }
  const leaves = leavesOf((await found(world, user, id))?.tree ?? (await Promise.reject(new Error("no tree"))))
  const claim = leaves.find(({ text }) => text.includes(line))?.id ?? ""
  await edit(claim, "Cut falls on the ward from 40 to 2 a month.")
  expect((await found(world, user, id))?.row.blocked).toBe(1)
  const before = JSON.stringify(await openShare(world.deps, token, true))
  expect(before).toContain(line)
  expect(before).not.toContain("from 40 to 2")
  expect(before).toContain("passages")
  expect(await listed(world, user, id)).toMatchObject([{ views: 1 }])
  await edit(claim, "Cut ward falls from 11 to 4 a month")
  expect(JSON.stringify(await openShare(world.deps, token, true))).toContain("Cut ward falls from 11 to 4 a month")
})

test("a form sent twice creates one link, and a document has a limited number of them", async () => {
  const { world, user, id } = await withDocument()
  await using _ = world
  await share(world, user, id, { once: "same" })
  await expect(share(world, user, id, { once: "same" })).rejects.toMatchObject({ code: "conflict" })
  for (let n = 1; n < maxShares; n++) await share(world, user, id)
  await expect(share(world, user, id)).rejects.toMatchObject({ code: "conflict" })
  expect(await listed(world, user, id)).toHaveLength(maxShares)
})
