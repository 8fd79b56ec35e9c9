import { expect, test } from "vitest"
import { gathered, recordsIn, type Unpacked, unpack } from "../../../../tests/leaving/unpack"
import { callerFrom } from "../../../../tests/support/fakes/caller"
import { createWorld, type World } from "../../../../tests/support/world/world"
import { dataPolicies } from "../../../data-policies.server"
import { deleteContent } from "../../content/edit/change-content.server"
import { reviseClaim } from "../../content/edit/revise-claim.server"
import { findDocument } from "../../content/get-content.server"
import { demoLogIn } from "../../demo/demo-log-in.server"
import { leavesOf } from "../../document/document-tree"
import { findPerson } from "../../evidence/ledger.server"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { writeArchive } from "../export/write-archive.server"
import { startImport } from "./start-import.server"

const demo = { settings: { demoLogin: true } }

const asFile = (zip: Uint8Array) => new File([new Uint8Array(zip)], "export.zip")

/**
 * An account with everything that an import restores: demo history, edits, a confirmation, the trash and retired items.
 */
async function richAccount(world: World): Promise<Actor> {
  const { actor } = await demoLogIn(world.deps, { profileType: "engineer" }, callerFrom())
  const documents = await world.rows("select id from contents where user_id = ? order by id", actor.userId)
  const [first = "", second = ""] = documents.map(({ id }) => String(id))
  await edit(world, actor, first, 0, "I managed a budget of $3 million at Mayo Clinic.")
  await edit(world, actor, first, 1, "I sing in the choir of our village.")
  const open = await opened(world, actor, first)
  const claim = leavesOf(open.tree).find(({ text }) => text.startsWith("I sing"))?.id ?? ""
  await reviseClaim(world.deps, actor, open, { intent: "confirm", version: open.row.version, claim }, null)
  await deleteContent(world.deps, actor, second)
  await world.rows(
    "update evidence set retired = 1 where id = (select max(id) from evidence where kind = 'reflection')",
  )
  await world.rows("insert into readiness_snapshots values (?, '2026-03-01', 1, 61, '{\"profile\":80}')", actor.userId)
  await world.rows("update users set cadence = 'weekly', ai_off = '[\"writing\"]' where id = ?", actor.userId)
  return actor
}

async function opened(world: World, actor: Actor, id: string) {
  const open = await runQuery(world.deps.db, findDocument(world.deps, actor.userId, id))
  if (!open) throw new Error("There is no such document.")
  return open
}

/** Replaces the text of a document's nth fact. */
async function edit(world: World, actor: Actor, id: string, nth: number, text: string) {
  const open = await opened(world, actor, id)
  const claim = leavesOf(open.tree).filter(({ kind }) => kind === "fact")[nth]?.id ?? ""
  const person = await runQuery(world.deps.db, findPerson(world.deps, actor.userId))
  await reviseClaim(world.deps, actor, open, { intent: "edit", version: open.row.version, claim, text }, person)
}

const exported = (world: World, { userId }: Actor) => gathered(writeArchive(world.deps, userId, dataPolicies))

async function imported(world: World, actor: Actor, zip: Uint8Array) {
  const { jobId } = await startImport(world.deps, actor, { file: asFile(zip) })
  await world.finishJobs()
  const [job] = await world.rows("select status, error from jobs where id = ?", jobId)
  return job
}

/** The restored records without timestamps, and with each id replaced by the order of its first appearance. */
function comparable(files: Unpacked) {
  const ids = new Map<string, string>()
  const plain = (value: unknown, name = ""): unknown => {
    if (typeof value === "string") {
      if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) {
        ids.set(value, ids.get(value) ?? `id ${ids.size}`)
        return ids.get(value)
      }
      return name.endsWith("At") && !["overrideAt", "trashedAt"].includes(name) ? "a time" : value
    }
    if (Array.isArray(value)) return value.map((one) => plain(one))
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one, key)]))
  }
  const kinds = ["profile", "reflections", "evidence", "documents", "readiness"]
  return Object.fromEntries(kinds.map((kind) => [kind, recordsIn(files, kind).map((record) => plain(record))]))
}

test("exporting, importing into a new account and exporting again gives the same records except for ids and times", async () => {
  await using world = await createWorld(demo)
  const before = await richAccount(world)
  const zip = await exported(world, before)
  world.clock.advance(3_600_000)
  const after = await world.addUser({ tier: "free", firstName: "New", profile: null })
  expect(await imported(world, after, zip)).toEqual({ status: "succeeded", error: null })

  const [old, made] = [unpack(zip), unpack(await exported(world, after))]
  expect(comparable(made)).toEqual(comparable(old))
  const [account] = recordsIn(made, "account")
  const [source] = recordsIn(old, "account")
  for (const name of ["firstName", "lastName", "timeZone", "cadence", "aiOff"])
    expect(account?.[name]).toEqual(source?.[name])
  expect(account).toMatchObject({ email: after.email, tier: "free", cadence: "weekly", aiOff: ["writing"] })
  const statuses = JSON.stringify(recordsIn(made, "documents"))
  for (const status of ["supported", "blocked", "confirmed"]) expect(statuses).toContain(`"status":"${status}"`)
  for (const file of Object.keys(old).filter((name) => name.startsWith("documents/"))) {
    expect(Object.values(made)).toContain(old[file])
  }
})

test("the running figures are recomputed, and plan usage is unchanged", async () => {
  await using world = await createWorld(demo)
  const before = await richAccount(world)
  await world.rows("update users set cadence = 'daily' where id = ?", before.userId)
  const zip = await exported(world, before)
  const after = await world.addUser({ profile: null })
  expect(await imported(world, after, zip)).toMatchObject({ status: "succeeded" })
  const figures = "answered, impactful, with_numbers, with_people, streak, streak_period"
  const of = async (userId: string) =>
    (await world.rows(`select ${figures} from counters where user_id = ?`, userId))[0]
  expect(await of(after.userId)).toEqual(await of(before.userId))
  expect(await world.actor(after.userId)).toMatchObject({ growthPulseCount: 0, contentGenCount: 0 })
})
