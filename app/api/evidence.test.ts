import { expect, test } from "vitest"
import { callerFrom } from "../../tests/support/fakes/caller"
import { createWorld } from "../../tests/support/world/world"
import { analyzePosting } from "../domain/job-analysis/analyze/analyze-posting.server"
import { AnalyzePosting } from "../domain/job-analysis/schema"
import type { Call } from "../http/api/call"
import { endpoints } from "./contract.server"

const call: Call = {
  caller: callerFrom(),
  origin: "https://app.example",
  idempotency: null,
  accepts: "",
  patience: { seconds: 0, async: true },
}

const posting = "Staff Nurse at Elm House, Leeds\n\nYou must have led a ward at Northwind Hospital for 7 years."

test("a text is checked against a saved posting of the user as against a pasted one, and against no one else's", async () => {
  await using world = await createWorld()
  const [user, other] = [await world.addUser({ tier: "pro" }), await world.addUser({ tier: "pro" })]
  await analyzePosting(world.deps, user, AnalyzePosting.parse({ type: "text", content: posting }), null)
  await world.runJobs()
  const [analysis] = await world.rows("select id from job_analyses")
  const text = "I want to join Elm House as a staff nurse. I led a ward at Northwind Hospital for 7 years."
  const check = async (who: typeof user, more: object) =>
    endpoints["POST /api/evidence/check"]?.run(world.deps, who, { text, ...more }, call)
  const saved = await check(user, { jobAnalysisId: analysis?.id })
  expect(saved).toEqual(await check(user, { posting }))
  expect(saved).not.toEqual(await check(user, {}))
  await expect(check(other, { jobAnalysisId: analysis?.id })).rejects.toMatchObject({ code: "not_found" })
})
