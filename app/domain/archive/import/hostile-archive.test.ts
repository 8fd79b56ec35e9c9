import { type Zippable, zipSync } from "fflate"
import { expect, test } from "vitest"
import { gathered, recordsIn, type Unpacked, unpack } from "../../../../tests/leaving/unpack"
import { callerFrom } from "../../../../tests/support/fakes/caller"
import { inWords } from "../../../../tests/support/world/in-words"
import { createWorld, type World } from "../../../../tests/support/world/world"
import { dataPolicies } from "../../../data-policies.server"
import { demoLogIn } from "../../demo/demo-log-in.server"
import type { Claim } from "../../evidence/schema"
import { startExport } from "../export/start-export.server"
import { writeArchive } from "../export/write-archive.server"
import { startImport } from "./start-import.server"

const bytes = (text: string) => new TextEncoder().encode(text)
const packed = (files: Zippable) => zipSync(files)
const pack = (files: Unpacked) =>
  packed(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)])))

const file = (kind: string, records: unknown[], version = 1) =>
  JSON.stringify({ format: "throughline.export", version, kind, records })
const account = { firstName: "A", lastName: "B", timeZone: "UTC", cadence: "daily", aiOff: [] }

async function imported(world: World, zip: Uint8Array, userId?: string) {
  const user = userId ? await world.actor(userId) : await world.addUser({ profile: null })
  await startImport(world.deps, user, { file: new File([new Uint8Array(zip)], "export.zip") })
  await world.finishJobs()
  const [job] = inWords(
    await world.rows(
      "select status, error_code, error from jobs where user_id = ? and type = 'account.import' order by id desc",
      user.userId,
    ),
  )
  return { user, job, files: unpack(await gathered(writeArchive(world.deps, user.userId, dataPolicies))) }
}

let demo: Promise<Unpacked> | undefined
/** The archive of a demo account from another world. Writing the account's documents is most of the work of a test. */
const demoArchive = () => (demo ??= writeDemoArchive())

async function writeDemoArchive(): Promise<Unpacked> {
  await using world = await createWorld({ settings: { demoLogin: true } })
  const { actor } = await demoLogIn(world.deps, { profileType: "executive" }, callerFrom())
  return unpack(await gathered(writeArchive(world.deps, actor.userId, dataPolicies)))
}

test.each<[string, Zippable, RegExp]>([
  ["a file of zeros that unpacks to 60 MB", { "account.json": new Uint8Array(60_000_000) }, /too (large|long)/],
  [
    "many files that are too much together",
    {
      "account.json": bytes(file("account", [account])),
      "reflections.json": bytes(`${" ".repeat(30_000_000)}${file("reflections", [])}`),
      "evidence.json": bytes(`${" ".repeat(30_000_000)}${file("evidence", [])}`),
    },
    /too (large|long)/,
  ],
  ["an archive of somebody else's making", { "hello.txt": bytes("hello") }, /account\.json/],
  ["a file that is no JSON", { "account.json": bytes("{") }, /not valid JSON/],
  ["a file that is no text", { "account.json": new Uint8Array([0xff, 0xfe, 0x00]) }, /not text/],
  ["another format", { "account.json": bytes('{"format":"other","records":[]}') }, /not a file of one of our exports/],
  ["a later version", { "account.json": bytes(file("account", [account], 2)) }, /version 2/],
  [
    "a record that is not as it should be",
    {
      "account.json": bytes(file("account", [account])),
      "reflections.json": bytes(file("reflections", [{ question: "What?", response: "short" }])),
    },
    /reflections\.json: record 1/,
  ],
])("%s ends the import with its reason, and nothing is stored", async (_, files, reason) => {
  await using world = await createWorld()
  const { user, job } = await imported(world, packed(files))
  expect(job).toEqual({ status: "failed", error_code: "invalid", error: expect.stringMatching(reason) })
  for (const table of ["growth_entries", "evidence", "contents", "profiles"]) {
    expect(await world.rows(`select * from ${table} where user_id = ?`, user.userId)).toEqual([])
  }
  const [notice] = inWords(await world.rows("select words, href from notifications where user_id = ?", user.userId))
  expect(notice).toMatchObject({ body: expect.stringMatching(reason), href: "/settings/import" })
})

test("a file that is not a ZIP is refused at once, and so is an account that is not empty", async () => {
  await using world = await createWorld({ settings: { demoLogin: true } })
  const user = await world.addUser()
  const text = new File(["not a zip"], "export.zip")
  await expect(startImport(world.deps, user, { file: text })).rejects.toMatchObject({ code: "invalid" })
  const zip = pack(await demoArchive())
  const { actor } = await demoLogIn(world.deps, { profileType: "marketer" }, callerFrom())
  const again = startImport(world.deps, actor, { file: new File([new Uint8Array(zip)], "export.zip") })
  await expect(again).rejects.toMatchObject({ code: "conflict" })
  expect((await world.deps.bucket.list(`users/${actor.userId}/`)).keys).toEqual([])
  await imported(world, zip, user.userId)
  await expect(imported(world, zip, user.userId)).rejects.toMatchObject({ code: "conflict" })
})

test("an imported sentence is supported only if the evidence supports it, never because the archive says so", async () => {
  await using world = await createWorld()
  const files = await demoArchive()
  const documents = recordsIn(files, "documents")
  const lie = "I managed a budget of $40 million at Mayo Clinic."
  const [evidence] = recordsIn(files, "evidence")
  const forged = (status: Claim["status"], evidenceIds: unknown[]) => ({
    text: lie,
    kind: "fact",
    evidenceIds,
    status,
    reasons: [],
  })
  const connective = { ...forged("supported", []), kind: "connective" }
  const sentences = [
    forged("supported", [evidence?.id]),
    forged("confirmed", [evidence?.id]),
    forged("confirmed", []),
    connective,
  ]
  const parts = sentences.map((claim) => ({ kind: "paragraph", label: "Led 400 people at Google", sentences: [claim] }))
  const changed = { ...documents[0], title: "Forged", content: lie, document: parts }
  const { files: made } = await imported(
    world,
    pack({ ...files, "documents.json": file("documents", [changed, ...documents.slice(1)]) }),
  )
  const forgedHere = recordsIn(made, "documents").find(({ title }) => title === "Forged")
  const text = JSON.stringify(forgedHere?.document)
  expect(text.match(/"status":"blocked"/g)).toHaveLength(4)
  expect(text).not.toContain("Google")
  expect(forgedHere).toMatchObject({ blocked: 4 })
})

test("an item falsely attributed to a reflection is marked as imported", async () => {
  await using world = await createWorld()
  const files = await demoArchive()
  const items = recordsIn(files, "evidence")
  const own = items.find(({ kind }) => kind === "reflection")
  const other = items.find(({ kind }) => kind === "profile")
  const changed = [
    { ...own, text: "I led NASA." },
    { ...other, text: "Chief of everything", retired: 0 },
  ]
  const { user } = await imported(world, pack({ ...files, "evidence.json": file("evidence", changed) }))
  const rows = await world.rows(
    "select kind, retired, source from evidence where user_id = ? and text in ('I led NASA.', 'Chief of everything')",
    user.userId,
  )
  expect(rows).toEqual(
    expect.arrayContaining([
      { kind: "import", retired: 0, source: expect.stringMatching(/^Imported archive/) },
      expect.objectContaining({ kind: "profile", retired: 1 }),
    ]),
  )
})

test("an import that dies is resumed and stores everything exactly once", async () => {
  const fault = { on: false, trips: 0 }
  await using world = await createWorld({
    aroundDatabase: async (_, go) => {
      const dies = fault.on && fault.trips++ % 9 === 7
      const answer = await go()
      if (dies) throw new Error("The database was away after it had worked.")
      return answer
    },
  })
  const files = await demoArchive()
  const user = await world.addUser({ profile: null })
  await startImport(world.deps, user, { file: new File([new Uint8Array(pack(files))], "export.zip") })
  fault.on = true
  for (let i = 0; i < 4; i++) {
    await world.runJobs().catch(() => 0)
    world.clock.advance(2_000)
  }
  fault.on = false
  expect(fault.trips).toBeGreaterThan(7)
  await world.finishJobs()
  for (const [table, kind] of [
    ["growth_entries", "reflections"],
    ["evidence", "evidence"],
    ["contents", "documents"],
  ] as const) {
    const [row] = await world.rows(`select count(*) as n from ${table} where user_id = ?`, user.userId)
    expect(row?.n, kind).toBe(recordsIn(files, kind).length)
  }
})

test("export and import are independent of plan, limits and unpaid invoices", async () => {
  await using world = await createWorld()
  const zip = pack(await demoArchive())
  const user = await world.addUser({ tier: "free", profile: null })
  await world.rows("update counters set growth_used = 1000, content_used = 1000 where user_id = ?", user.userId)
  expect((await imported(world, zip, user.userId)).job).toMatchObject({ status: "succeeded" })
  await startExport(world.deps, user, callerFrom())
  await world.finishJobs()
  expect(await world.rows("select id from archives where purpose = 'export'")).toHaveLength(1)
})
