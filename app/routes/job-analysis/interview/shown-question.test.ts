import { expect, test } from "vitest"
import type { Story } from "../../../domain/job-analysis/stories"
import { shownQuestion } from "./shown-question"

const noParts = { situation: [], task: [], action: [], result: [] }
const shown = (story: Partial<Story>) => {
  const told = { text: "Excel", sources: ["Profile: skills"], parts: null, isDeed: false, ...story }
  const met = { id: "r1", question: "How?", must: true, status: "ready" as const, isGap: false, steps: [] }
  return shownQuestion({ ...met, story: told, others: [], years: null, figure: null }, "en-US")
}

test("a skill that is only listed in the profile is not a story", () => {
  expect(shown({})).toMatchObject({ status: "ready", hasStory: false })
  expect(shown({ text: "Built the sheet in Excel, which saved 30% of the time", isDeed: true }).hasStory).toBe(true)
})

test("an action without a result is not a complete story", () => {
  const deed = { text: "Reefer and flatbed loads for 26 shops", isDeed: true }
  expect(shown(deed)).toMatchObject({ hasStory: false, isUnfinished: true })
  expect(shown({ ...deed, parts: { ...noParts, result: ["no load was late"] } })).toMatchObject({
    hasStory: true,
    isUnfinished: false,
  })
})

test("a line that states a change is not said to lack a result", () => {
  const parts = noParts
  expect(shown({ text: "Cut errors from 2.1% to 0.6%", parts }).story?.missing).toBe("situation, task, or action")
  expect(shown({ text: "Negotiated a lease that saves $84,000 a year", parts }).story?.missing).not.toContain("result")
  expect(shown({ text: "Supervised 16 pickers", parts }).story?.missing).toContain("result")
})
