import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { runQuery } from "../kernel/query.server"
import { analyzePosting } from "./analyze/analyze-posting.server"
import { correctPosting } from "./analyze/correct-posting.server"
import { changeAnalysis } from "./applications/change-analysis.server"
import { deleteAnalysis, restoreAnalysis } from "./delete-analysis.server"
import { findStoredAnalysis, listAnalyses } from "./list-analyses.server"
import { AnalyzePosting } from "./schema"

const posting = `Payroll Officer
Fernhill Council
What you'll do
- Run a fortnightly payroll for 800 people
What you need
- Three years in payroll
- Chris21, or a system like it
Nice to have
- Advanced Excel`

const input = (content: string) => AnalyzePosting.parse({ type: "text", source: "", content })

async function analyzedWorld() {
  const world = await createWorld()
  const user = await world.addUser({ tier: "starter" })
  await analyzePosting(world.deps, user, input(posting))
  await world.finishJobs()
  const { analyses } = await runQuery(world.deps.db, listAnalyses(world.deps, user.userId, { limit: 5 }))
  const read = () => runQuery(world.deps.db, findStoredAnalysis(world.deps, user.userId, analyses[0]?.id ?? ""))
  const row = await read()
  if (!row) throw new Error("The analysis was not stored.")
  return { world, user, row, read }
}

test("a pasted posting is stored with its facts, skills and requirements in its own words", async () => {
  const { world, row } = await analyzedWorld()
  await using _ = world
  expect(row).toMatchObject({
    ...{ title: "Payroll Officer", company: "Fernhill Council", sourceKind: "text", source: "Manual text input" },
    ...{ status: "saved", readBy: "built-in", version: 1 },
  })
  expect(row.requirements.map(({ quote, must }) => [quote, must])).toEqual([
    ["Run a fortnightly payroll for 800 people", true],
    ["Three years in payroll", true],
    ["Chris21, or a system like it", true],
    ["Advanced Excel", false],
  ])
  expect(new Set(row.requirements.map(({ id }) => id)).size).toBe(4)
  for (const { quote } of row.requirements) expect(row.text).toContain(quote)
})

test("a text that is not a posting is stored without a score, and its corrected text is read again", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "starter" })
  await analyzePosting(world.deps, user, input("asdf qwer zxcv lorem ipsum"))
  await world.finishJobs()
  const { analyses } = await runQuery(world.deps.db, listAnalyses(world.deps, user.userId, { limit: 5 }))
  expect(analyses[0]).toMatchObject({ title: "", company: "", score: null, band: null })
  const read = () => runQuery(world.deps.db, findStoredAnalysis(world.deps, user.userId, analyses[0]?.id ?? ""))
  await correctPosting(world.deps, user, { text: posting }, await read())
  await world.finishJobs()
  expect(await read()).toMatchObject({ title: "Payroll Officer", score: expect.any(Number) })
})

test("the free plan is refused, and a repeated call analyzes once", async () => {
  await using world = await createWorld()
  const free = await world.addUser({ tier: "free" })
  await expect(analyzePosting(world.deps, free, input(posting))).rejects.toMatchObject({ code: "upgrade_required" })
  const paying = await world.addUser({ tier: "pro" })
  const key = { key: "once", bodyHash: "a" }
  await analyzePosting(world.deps, paying, input(posting), key)
  await analyzePosting(world.deps, paying, input(posting), key)
  await world.finishJobs()
  expect(await world.rows("select count(*) as n from job_analyses")).toEqual([{ n: 1 }])
})

test("a status has its date, a fact set by the user is kept, and a stale version is refused", async () => {
  const { world, user, row, read } = await analyzedWorld()
  await using _ = world
  const change = { id: row.id, version: row.version, status: "applied" as const, company: "Fernhill Shire" }
  const after = await changeAnalysis(world.deps, user, change, row, read)
  expect(after).toMatchObject({ status: "applied", company: "Fernhill Shire", ownFacts: ["company"], version: 2 })
  expect(Object.keys(after.statusDates)).toEqual(["saved", "applied"])
  await expect(changeAnalysis(world.deps, user, change, row, read)).rejects.toMatchObject({ code: "conflict" })
  const unversioned = await changeAnalysis(world.deps, user, { id: row.id, notes: "Call Ana" }, row, read)
  expect(unversioned).toMatchObject({ notes: "Call Ana", status: "applied", version: 3 })
  const stranger = await world.addUser({ tier: "pro" })
  const foreign = await runQuery(world.deps.db, findStoredAnalysis(world.deps, stranger.userId, row.id))
  expect(foreign).toBeNull()
})

test("a deleted analysis is only found after it is restored", async () => {
  const { world, user, row, read } = await analyzedWorld()
  await using _ = world
  const words = () => world.rows("select word from job_analysis_words where word = 'payroll'")
  expect(await words()).toHaveLength(1)
  const stranger = await world.addUser({ tier: "pro" })
  await expect(deleteAnalysis(world.deps, stranger, row.id)).rejects.toMatchObject({ code: "not_found" })
  await deleteAnalysis(world.deps, user, row.id)
  expect(await read()).toBeNull()
  expect(await words()).toEqual([])
  await restoreAnalysis(world.deps, user, row.id)
  expect(await read()).toMatchObject({ id: row.id })
  expect(await words()).toHaveLength(1)
})

test("a corrected text is analyzed again, and facts set and requirements dismissed by the user stay", async () => {
  const { world, user, row, read } = await analyzedWorld()
  await using _ = world
  await changeAnalysis(world.deps, user, { id: row.id, company: "Fernhill Shire" }, row, read)
  const text = row.text.replace("Advanced Excel", "A driver licence").replace("Payroll Officer", "Payroll Lead")
  const before = await read()
  await correctPosting(world.deps, user, { version: before?.version, text }, before)
  await expect(correctPosting(world.deps, user, { version: 1, text: "x" }, before)).rejects.toMatchObject({
    code: "conflict",
  })
  await world.finishJobs()
  const after = await read()
  expect(after).toMatchObject({ title: "Payroll Lead", company: "Fernhill Shire" })
  const quoted = (quote: string) => (one: { quote: string }) => one.quote === quote
  expect(after?.requirements.some(quoted("A driver licence"))).toBe(true)
  expect(after?.requirements.find(quoted("Three years in payroll"))?.id).toBe(
    row.requirements.find(quoted("Three years in payroll"))?.id,
  )
})
