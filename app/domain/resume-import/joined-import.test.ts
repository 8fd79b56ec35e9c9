import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { rolesOf } from "../career/held-roles"
import { runQuery } from "../kernel/query.server"
import { acceptImport } from "./accept-import.server"
import { titleOf } from "./current-title"
import { findResumeImport } from "./get-resume-import.server"
import { reviewOf } from "./review"
import { AcceptImport } from "./schema"
import { startResumeImport } from "./start-resume-import.server"

async function importing() {
  const world = await createWorld()
  const user = await world.addUser({ tier: "free" })
  const read = async (text: string) => {
    await startResumeImport(world.deps, user, { text })
    await world.finishJobs()
    return (await runQuery(world.deps.db, findResumeImport(world.deps, user.userId)))!
  }
  const keep = "on" as const
  /**
   * Imports a pasted resume, keeping each entry whose title is not in `without`. `corrected` are parts of the first one
   * that its owner changes.
   */
  const bring = async (text: string, without: string[] = [], corrected = {}) => {
    const { id, resume } = await read(text)
    const { entries, lists } = reviewOf(resume!)
    const kept = entries.map((entry) => (without.includes(entry.title) ? entry : { ...entry, keep }))
    const input = {
      ...{ id, title: titleOf(resume!), keepTitle: keep },
      entries: kept.map((entry, at) => (at === 0 ? { ...entry, ...corrected } : entry)),
      lists: lists.map((list) => ({ ...list, keep })),
    }
    return acceptImport(world.deps, user, AcceptImport.parse(input))
  }
  const profile = async () => (await world.rows("select title, experience from profiles"))[0]!
  return { world, bring, profile }
}

const first = `Ada Brook
Nurse
ada@example.com

EXPERIENCE

Staff Nurse I | Saint Oswin Medical Center | Leeds    Oct 2015 – Jan 2017
- Dressed wounds, gave medication, wrote handovers

Ward Clerk | Hill Clinic | York    2012 – 2014
- Answered the phones

PROJECT
"A study of handovers at Hill Clinic" – final year BSc project

EDUCATION
BSN, Hill Valley University, 2011 – 2015`

const second = `Ada Brook
Charge Nurse
ada@example.com

EXPERIENCE

Staff Nurse I | SAINT OSWIN MEDICAL CENTER Ltd    Oct 2015 – Jan 2017
- Dressed wounds, gave medication
- Taught 6 colleagues

EDUCATION
Bachelor of Science in Nursing, Hill Valley University, 2011 – 2015`

test("an entry that was not kept is named, and a kept role with a grade and a project are in the history", async () => {
  const { world: made, bring, profile } = await importing()
  await using world = made
  expect(await bring(first, ["Ward Clerk"])).toEqual({ lines: 1, leftOut: ["Ward Clerk"], joined: [] })
  const { experience } = await profile()
  expect(rolesOf(String(experience))[0]).toMatchObject({ title: "Staff Nurse I", kind: "work" })
  expect(experience).toContain('Projects\n"A study of handovers at Hill Clinic"')
  expect(await world.rows("select text from achievements where role_id = ''")).toEqual([])
})

test("a second resume joins what is there in other words, and its checked title replaces the first", async () => {
  const { world: made, bring, profile } = await importing()
  await using world = made
  await bring(first)
  const before = await profile()
  expect(await bring(second)).toEqual({
    ...{ lines: 1, leftOut: [] },
    joined: ["Staff Nurse I", "Bachelor of Science in Nursing"],
  })
  expect(await profile()).toEqual({ ...before, title: "Charge Nurse" })
  const lines = await world.rows(
    "select text, role_id from achievements where text in (?, ?)",
    "Dressed wounds, gave medication, wrote handovers",
    "Taught 6 colleagues",
  )
  expect(new Set(lines.map(({ role_id }) => role_id)).size).toBe(1)
  expect(lines).toHaveLength(2)
  const items = await world.rows("select text from evidence where kind = 'import'")
  expect(items.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "Dressed wounds, gave medication",
      "Bachelor of Science in Nursing, Hill Valley University",
    ]),
  )
})

test("importing the same resume again adds no second role for one that was corrected the first time", async () => {
  const { world: made, bring, profile } = await importing()
  await using world = made
  await bring(first, [], { title: "Ward Sister", employer: "Hill Valley Infirmary" })
  const before = await profile()
  expect(before.experience).toContain("Ward Sister | Hill Valley Infirmary")
  expect(await bring(first)).toMatchObject({ lines: 0, joined: ["Staff Nurse I"] })
  expect((await profile()).experience).toBe(before.experience)
  expect(await world.rows("select text from achievements where text like 'Dressed%'")).toHaveLength(1)
})
