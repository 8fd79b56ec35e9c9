import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { findImportedRoles } from "../achievements/review/imported-lines.server"
import { runQuery } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { acceptImport } from "./accept-import.server"
import { titleOf } from "./current-title"
import { findResumeImport } from "./get-resume-import.server"
import { contactOf, reviewOf } from "./review"
import { AcceptImport } from "./schema"
import { startResumeImport } from "./start-resume-import.server"

const corpus = new URL("../../../tests/resumes-corpus/", import.meta.url).pathname
const fileOf = (path: string) => new File([new Uint8Array(readFileSync(join(corpus, path)))], path.split("/").at(-1)!)

async function importing() {
  const world = await createWorld()
  const user = await world.addUser({ tier: "free" })
  const bring = async (path: string) => {
    await startResumeImport(world.deps, user, { file: fileOf(path), text: "" })
    await world.finishJobs()
    return runQuery(world.deps.db, findResumeImport(world.deps, user.userId))
  }
  return { world, user, bring }
}
type Importing = Awaited<ReturnType<typeof importing>>

/** Accepts everything as it was read. */
async function acceptAll({ world }: Importing, user: Actor) {
  const found = await runQuery(world.deps.db, findResumeImport(world.deps, user.userId))
  const { entries, lists } = reviewOf(found!.resume!)
  const keep = "on" as const
  const input = AcceptImport.parse({
    id: found!.id,
    title: found!.resume!.contact.label,
    keepTitle: keep,
    entries: entries.map((entry) => ({ ...entry, keep })),
    lists: lists.map((list) => ({ ...list, keep })),
  })
  return acceptImport(world.deps, user, input)
}

test("an accepted resume becomes roles, agreed lines and evidence with sources, and importing it again adds nothing", async () => {
  const run = await importing()
  await using world = run.world
  const { user, bring } = run
  const found = await bring("files/maureen-okafor-nurse.pdf")
  expect(found).toMatchObject({ jobId: null, fault: null, accepted: false })
  expect(await acceptAll(run, user)).toEqual({ lines: 8, leftOut: [], joined: [] })
  const stored = () =>
    Promise.all([
      world.rows("select text, role_id, state, period_from from achievements order by id"),
      world.rows("select text, source from evidence where kind = 'import' order by id"),
      world.rows("select title, experience, skills from profiles"),
    ])
  const [lines, items, [profile]] = await stored()
  expect(lines).toContainEqual({
    text: "Cut falls with harm from 11 to 4 a year after bringing in bay-based nursing",
    role_id: expect.stringMatching(/^role_/),
    state: "agreed",
    period_from: "2018-09-01",
  })
  expect(items).toContainEqual({
    text: "Cut falls with harm from 11 to 4 a year after bringing in bay-based nursing",
    source: expect.stringMatching(/^maureen-okafor-nurse\.pdf, page 1, line \d+$/),
  })
  expect(profile?.experience).toContain("Ward Sister (Band 7), Acute Medical Unit | Northmoor Teaching Hospitals")
  expect(profile?.skills).toContain("Datix investigation")
  await bring("files/maureen-okafor-nurse.pdf")
  expect(await acceptAll(run, user)).toEqual({ lines: 0, leftOut: [], joined: [] })
  expect(await runQuery(world.deps.db, findImportedRoles(world.deps, user.userId))).toEqual(
    lines.map(({ role_id }) => role_id),
  )
  expect(await stored()).toEqual([lines, items, [profile]])
})

test("an entry that was corrected is imported although its box is not checked, and an untouched one is skipped", async () => {
  const run = await importing()
  await using world = run.world
  const found = await run.bring("files/maureen-okafor-nurse.pdf")
  const { entries } = reviewOf(found!.resume!)
  const [first, ...others] = entries
  const input = AcceptImport.parse({
    id: found!.id,
    title: "Nurse",
    keepTitle: "on",
    entries: [{ ...first, title: "Charge Nurse", employer: "Harrow Vale Clinic" }, ...others],
  })
  await acceptImport(world.deps, run.user, input)
  const [profile] = await world.rows("select experience from profiles")
  expect(profile?.experience).toContain("Charge Nurse | Harrow Vale Clinic")
  expect(profile?.experience).not.toContain(String(others[0]?.employer))
})

test("each malformed file produces a message and no import", async () => {
  const run = await importing()
  await using world = run.world
  for (const name of ["encrypted.pdf", "zip-bomb.docx", "not-a-resume.json"]) {
    const found = await run.bring(`malformed/${name}`)
    expect(found?.fault).toMatch(/\.$/)
    expect(found?.resume).toBeNull()
  }
  expect(await world.rows("select id from achievements")).toEqual([])
})

test("an import belongs to its owner, and an empty form starts none", async () => {
  const run = await importing()
  await using world = run.world
  const found = await run.bring("files/kwame-asante.json")
  const another = await world.addUser({ tier: "free" })
  const input = AcceptImport.parse({ id: found!.id, title: "x", keepTitle: "on" })
  await expect(acceptImport(world.deps, another, input)).rejects.toMatchObject({ code: "not_found" })
  await expect(startResumeImport(world.deps, another, { text: " " })).rejects.toMatchObject({ code: "invalid" })
})

test("a resume's title, phone number, city and links fill the profile's empty fields, and the head is shown", async () => {
  const { world: made, user } = await importing()
  await using world = made
  const text = `Ada Brook
Bristol, UK | ada@example.com | +44 7700 900123 | linkedin.com/in/adabrook

EXPERIENCE

Head Porter, Saint Oswin Hospital      2021 - Present
- Trained 9 porters on the radio`
  await startResumeImport(world.deps, user, { text })
  await world.finishJobs()
  const found = await runQuery(world.deps.db, findResumeImport(world.deps, user.userId))
  const resume = found!.resume!
  expect(contactOf(resume)).toEqual({
    facts: [
      { name: "Name", text: "Ada Brook" },
      { name: "Email", text: "ada@example.com" },
    ],
    phone: "+44 7700 900123",
    location: "Bristol, UK",
    links: ["linkedin.com/in/adabrook"],
  })
  const input = {
    id: found!.id,
    title: titleOf(resume),
    keepTitle: "on",
    keepLinks: "on",
    keepPhone: "on",
    keepPlace: "on",
  }
  await acceptImport(world.deps, user, AcceptImport.parse(input))
  expect(await world.rows("select title, phone, location, linkedin_url from profiles")).toEqual([
    {
      title: "Head Porter",
      phone: "+44 7700 900123",
      location: "Bristol, UK",
      linkedin_url: "https://linkedin.com/in/adabrook",
    },
  ])
})

test("lines below professional qualifications reach the history as certificates, and a degree there as a study", async () => {
  const run = await importing()
  await using world = run.world
  const text = `Ada Brook
ada@example.com

EXPERIENCE

Accountant, Hill Foods Ltd, 2016 – 2017
- Closed books

PROFESSIONAL QUALIFICATIONS
- CPA(K), KASNEB, Dec 2013
- BSc Accounting, University of Hull`
  await startResumeImport(world.deps, run.user, { text })
  await world.finishJobs()
  await acceptAll(run, run.user)
  const [profile] = await world.rows("select experience from profiles")
  expect(profile?.experience).toContain("Certifications\nCPA(K), KASNEB, Dec 2013")
  expect(profile?.experience).toContain("Education\nBSc Accounting, University of Hull")
})
