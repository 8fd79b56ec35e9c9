import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { createWorld } from "../../../../tests/support/world/world"
import { analyzePosting } from "../../job-analysis/analyze/analyze-posting.server"
import { AnalyzePosting } from "../../job-analysis/schema"
import { runQuery } from "../../kernel/query.server"
import { findContent, listContents } from "../get-content.server"
import { findTailoring } from "./find-tailoring.server"
import { generateTailored } from "./generate-tailored.server"
import { wordLimitsIn } from "./word-limits"

const posting = `Payroll Officer
Fernhill Council, Ballarat

What you'll do
- Run a fortnightly payroll for 800 people

Selection criteria
1. Experience in running a high-volume payroll
2. Demonstrated experience in leading and developing a team
3. Experience with Kronos or a similar rostering system

Please address each criterion in no more than 120 words.`

const experience = `Payroll Officer, Marsh Foods (2019 – 2024)
- Ran the weekly payroll for 1,200 people across 9 sites
- Cut payroll errors from 40 to 6 a month by checking timesheets before each run
- Led a team of 4 payroll assistants and trained each of them

Barista, Café Lumen (2016 – 2019)
- Served about 300 customers a day
- Designed a seasonal menu of 12 drinks that raised sales by 20%`

async function applied() {
  const world = await createWorld()
  const user = await world.addUser({ tier: "pro", profile: { title: "Payroll Officer", experience } })
  await analyzePosting(world.deps, user, AnalyzePosting.parse({ type: "text", content: posting }))
  await world.finishJobs()
  const [row] = await world.rows("select id from job_analyses")
  const write = async (contentType: "resume" | "ksc" | "social_posts") => {
    await generateTailored(world.deps, user, { jobAnalysisId: String(row?.id), contentType })
    await world.finishJobs()
    const { items } = await runQuery(world.deps.db, listContents(world.deps, user.userId, { limit: 5 }))
    const { content } = await runQuery(world.deps.db, findContent(world.deps, user.userId, items[0]?.id ?? ""))
    return content
  }
  return { world, user, id: String(row?.id), write }
}

test("a tailored resume puts lines that meet the posting first, and contains nothing that only the posting says", async () => {
  const { world, id, write } = await applied()
  await using _ = world
  const resume = await write("resume")
  expect(resume).toMatchObject({
    type: "resume",
    title: "Tailored Resume: Payroll Officer, Fernhill Council",
    jobAnalysisId: id,
  })
  const [weekly, menu] = ["weekly payroll for 1,200", "seasonal menu"].map((words) => resume.content.indexOf(words))
  expect(weekly).toBeGreaterThan(0)
  expect(menu === -1 || (weekly ?? 0) < (menu ?? 0)).toBe(true)
  expect(resume.content).not.toMatch(/Kronos|Fernhill|Ballarat/)
  expect(resume.claims.filter(({ status }) => status === "blocked" || status === "unconfirmed")).toEqual([])
})

test("the posting's criteria are answered one by one within its word limits, and unanswered ones are named", async () => {
  const { world, write } = await applied()
  await using _ = world
  const answers = await write("ksc")
  expect(answers.type).toBe("selection_criteria")
  for (const criterion of ["high-volume payroll", "leading and developing a team", "Kronos or a similar"])
    expect(answers.content).toContain(criterion)
  expect(answers.content).toContain("team of 4 payroll assistants")
  expect(answers.advice.join(" ")).toContain("Kronos")
  const told = answers.content.split(/^Experience|^Demonstrated/m).slice(1)
  for (const answer of told) expect(answer.split(/\s+/).length).toBeLessThan(140)
})

test("a criterion is answered with the story that the match found for it", async () => {
  const { world, write } = await applied()
  await using _ = world
  const { content } = await write("ksc")
  const [row] = await world.rows("select match from job_analyses")
  const match: { requirements: { evidence: { text: string }[] }[] } = JSON.parse(String(row?.match))
  const best = match.requirements.flatMap(({ evidence: [first] }) => first?.text ?? [])
  expect(best.length).toBeGreaterThan(1)
  const told = best.filter((text) => content.toLowerCase().includes(text.toLowerCase()))
  expect(told.length).toBeGreaterThan(1)
})

test("the posts of a series tell different stories", async () => {
  const { world, write } = await applied()
  await using _ = world
  const series = await write("social_posts")
  expect(series.title).toBe("LinkedIn Post Series: Payroll Officer, Fernhill Council")
  expect(series.content).toMatch(/First post[\s\S]+Second post/)
  expect(series.claims.filter(({ status }) => status === "blocked")).toEqual([])
  const facts = series.claims.filter(({ kind }) => kind === "fact").map(({ text }) => text)
  expect(new Set(facts).size).toBe(facts.length)
})

test("the free plan, a stranger's posting and a missing one are refused", async () => {
  const { world, id } = await applied()
  await using _ = world
  const refusedFor = async (tier: "free" | "starter", jobAnalysisId: string) =>
    generateTailored(world.deps, await world.addUser({ tier }), { jobAnalysisId, contentType: "resume" }).then(
      () => "",
      (error: unknown) => String(Object(error).code),
    )
  expect([await refusedFor("free", id), await refusedFor("starter", id), await refusedFor("starter", "x")]).toEqual([
    "upgrade_required",
    "not_found",
    "not_found",
  ])
})

test("content in progress is found without its job's id, and failed content with the reason and its parameters", async () => {
  const { world, user, id } = await applied()
  await using _ = world
  const { jobId } = await generateTailored(world.deps, user, { jobAnalysisId: id, contentType: "ksc" })
  const find = (job: string | null) => runQuery(world.deps.db, findTailoring(world.deps, user.userId, job))
  expect(await find(null)).toMatchObject({ id: jobId, status: "queued", contentType: "ksc", jobAnalysisId: id })
  await world.deps.db.run(sql`delete from job_analyses`)
  await world.finishJobs()
  expect(await find(null)).toBeNull()
  expect(await find(jobId)).toMatchObject({
    status: "failed",
    contentType: "ksc",
    error: "This job analysis no longer exists.",
  })
})

test.each([
  ["Address each criterion in no more than 250 words.", { each: 250, all: null }],
  ["Your statement of claims (maximum 1,000 words) should answer the criteria.", { each: null, all: 1000 }],
  ["Please limit your responses to 300 words per question.", { each: 300, all: null }],
  ["A one-page pitch of up to 750 words.", { each: null, all: 750 }],
  ["You type 60 words a minute.", { each: null, all: null }],
  ["Our story in 200 words.", { each: null, all: null }],
])("“%s” sets these limits", (text, limits) => {
  expect(wordLimitsIn(text)).toEqual(limits)
})
