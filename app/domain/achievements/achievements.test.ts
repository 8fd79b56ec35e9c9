import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { createWorld, type World } from "../../../tests/support/world/world"
import { findReflection } from "../growth-pulse/entries/lines-of-entry.server"
import { submitResponse } from "../growth-pulse/entries/submit-response.server"
import { answerFollowUp } from "../growth-pulse/follow-up/answer-follow-up.server"
import { batch, runQuery } from "../kernel/query.server"
import { saveProfile } from "../profile/save-profile.server"
import type { Actor } from "../users/actor"
import { changeAchievement, findLinesToChange } from "./change/change-achievement.server"
import type { ProposedLine } from "./line"
import { listAchievements } from "./list-achievements.server"
import { decideLines } from "./review/decide-lines.server"
import { proposeLines } from "./review/propose-lines.server"
import { AchievementsQuery } from "./schema"

const told = {
  question: "What changed?",
  response: "I reduced waiting time from 40 to 25 minutes by rebuilding the triage board.",
}

async function reflected(world: World, user: Actor, response = told.response) {
  await submitResponse(world.deps, user, { ...told, response })
  await world.finishJobs()
  const [entry] = await world.rows("select id from growth_entries order by id desc limit 1")
  const id = String(entry?.id)
  const found = await runQuery(world.deps.db, findReflection(world.deps, user.userId, id))
  if (!found) throw new Error("There is no such reflection.")
  return found
}

const listed = (world: World, { userId }: Actor, query = {}) =>
  runQuery(world.deps.db, listAchievements(world.deps, userId, AchievementsQuery.parse(query)))

const items = (world: World) =>
  world.rows("select text, retired, source from evidence where kind = 'achievement' order by id")

test("agreeing to a line creates evidence; editing it retires the item and creates a new one", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro" })
  const { lines } = await reflected(world, user)
  const [{ row }] = lines as [(typeof lines)[number]]
  const change = async (update: object) => {
    const read = await runQuery(world.deps.db, findLinesToChange(world.deps, user.userId, [row.id]))
    return changeAchievement(world.deps, user, { id: row.id, ...update }, read)
  }
  await change({ state: "agreed" })
  expect(await items(world)).toEqual([{ text: row.text, retired: 0, source: "Agreed by you on 2026-03-10" }])
  const text = "Rebuilt the triage board, which won the hospital's Golden Lamp award."
  expect((await change({ text })).added.join(" ")).toContain("Golden Lamp")
  expect((await items(world)).map((item) => [item.text, item.retired])).toEqual([
    [row.text, 1],
    [text, 0],
  ])
  await change({ state: "set-aside" })
  expect((await items(world)).map(({ retired }) => retired)).toEqual([1, 1])
})

test("of two concurrent changes of one version one succeeds, and the other is a conflict", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro" })
  const [line] = (await reflected(world, user)).lines
  const read = await runQuery(world.deps.db, findLinesToChange(world.deps, user.userId, [line?.row.id ?? ""]))
  const change = (text: string) =>
    changeAchievement(world.deps, user, { id: line?.row.id ?? "", version: 1, text, state: "agreed" }, read)
  const outcome = await Promise.allSettled([change("Rebuilt the triage board twice"), change("Rebuilt it all at once")])
  expect(outcome.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  expect(outcome.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } })
  expect((await items(world)).filter(({ retired }) => retired === 0)).toHaveLength(1)
})

test("regenerated lines replace untouched proposals and never reviewed lines", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro" })
  const { entry, lines } = await reflected(world, user)
  const of = { userId: user.userId, entryId: entry.id, words: lines[0]?.words ?? [], profile: null }
  const made = (text: string, action: string): ProposedLine => ({
    text,
    role: { kind: "none" },
    period: { from: "2026-03-10", to: "2026-03-10" },
    parts: { situation: [], task: [], action: [action], result: [] },
    figure: null,
    skills: [],
    strength: 50,
    evidenceIds: [entry.evidenceId ?? ""],
  })
  const again = async (proposed: ProposedLine[]) => {
    const now = await runQuery(world.deps.db, findLinesToChange(world.deps, user.userId, await allIds()))
    const { writes } = proposeLines(
      world.deps,
      of,
      proposed,
      now.lines.map(({ row }) => row),
    )
    await batch(world.deps.db, writes(sql`1`))
  }
  const allIds = async () => (await world.rows("select id from achievements")).map(({ id }) => String(id))
  const texts = async () => (await listed(world, user)).achievements.map(({ text }) => text).sort()

  await again([made("Trained five nurses", "trained"), made("Wrote the rota", "rota"), made("Ran the desk", "desk")])
  expect(await texts()).toEqual(["Ran the desk", "Trained five nurses", "Wrote the rota"])
  const read = await runQuery(world.deps.db, findLinesToChange(world.deps, user.userId, await allIds()))
  const [desk, rota] = ["Ran the desk", "Wrote the rota"].map((text) => read.lines.find(({ row }) => row.text === text))
  const one = (line: typeof desk) => ({ lines: line ? [line] : [], profile: null })
  await changeAchievement(world.deps, user, { id: desk?.row.id ?? "", state: "set-aside" }, one(desk))
  await changeAchievement(world.deps, user, { id: rota?.row.id ?? "", state: "agreed" }, one(rota))

  await again([made("Ran the front desk", "desk"), made("Wrote a new rota", "rota"), made("Hung a board", "board")])
  expect(await texts()).toEqual(["Hung a board", "Ran the desk", "Wrote the rota"])
  expect(lines.length).toBeGreaterThan(0)
})

test("an answered follow-up question is not asked again", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "free" })
  const { id } = (await reflected(world, user, "Rebuilt the intake form for my ward.")).entry
  const find = () => runQuery(world.deps.db, findReflection(world.deps, user.userId, id))
  const asked = (await find())?.entry.followUp?.question
  expect(asked).toBeTruthy()
  await answerFollowUp(world.deps, user, { response: "Not sure yet." }, await find())
  expect((await find())?.entry.followUp?.question).not.toBe(asked)
})

test("a follow-up answer is evidence of its reflection, uses no unit, and is requested three times at most", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "free" })
  const { entry } = await reflected(world, user)
  const { id } = entry
  for (const response of ["An hour", "Two nurses", "The night shift"]) {
    await world.rows(
      "update growth_entries set follow_up = ?",
      JSON.stringify({ about: "before", question: "Before?" }),
    )
    const found = await runQuery(world.deps.db, findReflection(world.deps, user.userId, id))
    await answerFollowUp(world.deps, user, { response }, found)
  }
  const after = await runQuery(world.deps.db, findReflection(world.deps, user.userId, id))
  expect(after?.entry).toMatchObject({ version: 4, followUp: null })
  await expect(answerFollowUp(world.deps, user, { response: "More" }, after)).rejects.toMatchObject({
    code: "conflict",
  })
  const told = await world.rows("select text, source from evidence where kind = 'reflection' and subject_id = ?", id)
  expect(told.slice(1)).toEqual([
    { text: "An hour", source: "Before? (2026-03-10)" },
    { text: "Two nurses", source: "Before? (2026-03-10)" },
    { text: "The night shift", source: "Before? (2026-03-10)" },
  ])
  expect(await world.actor(user.userId)).toMatchObject({ growthPulseCount: 1 })
})

test("the step's form accepts edited lines, requires an open role, and keeps the rest for later", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro" })
  const { lines } = await reflected(world, user)
  const [line] = lines
  const id = line?.row.id ?? ""
  const choices = lines.map((one) => ({ ...one, row: { ...one.row, roleChoices: ["role_a", "role_b"] } }))
  const typed = { id, version: 1, text: "Rebuilt the triage board for 40 beds", roleId: undefined }
  const decide = (intent: string, roleId?: string, found = choices) =>
    decideLines(world.deps, found, null, { intent, lines: [{ ...typed, roleId }], followUp: "" })
  await expect(decide("agree")).rejects.toMatchObject({ fields: { "lines[0].roleId": [expect.any(String)] } })
  expect(await decide("agree:another")).toEqual({ agreed: 0, setAside: 0, left: 0 })
  expect((await listed(world, user)).achievements).toMatchObject([{ text: typed.text, state: "proposed", version: 2 }])
  await expect(decide("agree", "role_a")).rejects.toMatchObject({ code: "conflict" })
})

test("the history's lines keep their order, and edits by the person survive another save", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: null })
  const experience = "Nurse, Leith General (2019 – 2021)\n- Wrote the rota\n- Led 5 nurses\n- Ran the desk"
  await saveProfile(world.deps, user, { experience })
  const before = (await listed(world, user, { state: "agreed" })).achievements
  const [roleId] = before.map((line) => line.roleId)
  const inRole = async () => (await listed(world, user, { role: roleId })).achievements.map(({ text }) => text)
  expect(await inRole()).toEqual(["Wrote the rota", "Led 5 nurses", "Ran the desk"])
  expect(await items(world)).toEqual([])
  const led = before.find(({ text }) => text === "Led 5 nurses")
  const read = await runQuery(world.deps.db, findLinesToChange(world.deps, user.userId, [led?.id ?? ""]))
  await changeAchievement(world.deps, user, { id: led?.id ?? "", pinned: true }, read)
  await saveProfile(world.deps, user, {
    experience: experience.replace("- Led 5 nurses\n- Ran the desk", "- Hung a board"),
  })
  expect((await inRole()).sort()).toEqual(["Hung a board", "Led 5 nurses", "Wrote the rota"])
})
