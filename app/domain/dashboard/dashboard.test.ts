import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { submitResponse } from "../growth-pulse/entries/submit-response.server"
import { runQuery } from "../kernel/query.server"
import { findDashboard } from "./get-dashboard.server"
import { greetingName, lackText, type NextStepInput, nextStep } from "./rules"

const figures = { reflections: 6, withNumbers: 6, withResult: 6, withPeople: 6 }
const settled: NextStepInput = {
  figures,
  hasExperience: true,
  hasSkills: true,
  documents: [{ id: "d1", title: "Resume", open: 0 }],
  growthLeft: true,
  contentLeft: true,
}

test.each([
  ["Ada", "Chief Engineer", "Ada"],
  ["  ", "Chief Engineer", "Chief"],
  ["", "   ", "there"],
])("first name %j and title %j are greeted as %j", (firstName, title, name) => {
  expect(greetingName(firstName, title)).toBe(name)
})

test("each state suggests one next step", () => {
  const to = (change: Partial<NextStepInput>) => nextStep({ ...settled, ...change }).to
  const none = { reflections: 0, withNumbers: 0, withResult: 0, withPeople: 0 }
  expect(to({})).toBe("/growth-pulse")
  expect(to({ figures: none, documents: [] })).toBe("/growth-pulse")
  expect(to({ hasExperience: false, figures: none, documents: [] })).toBe("/import")
  expect(to({ documents: [settled.documents[0]!, { id: "d2", title: "Bio", open: 2 }] })).toBe("/content/d2")
  expect(to({ documents: [] })).toBe("/content")
  expect(to({ hasSkills: false })).toBe("/onboarding?step=2")
  expect(to({ growthLeft: false })).toBe("/content")
  expect(to({ growthLeft: false, contentLeft: false })).toBe("/billing")
  expect(to({ documents: [], growthLeft: false, contentLeft: false })).toBe("/billing")
})

test("the ledger's most frequent gap is reported, or nothing if little is missing", () => {
  expect(lackText({ ...figures, reflections: 0 })).toBeNull()
  expect(lackText(figures)).toBeNull()
  expect(lackText({ ...figures, withNumbers: 0 })).toContain("include a number")
  expect(lackText({ ...figures, withResult: 0 })).toContain("describe a result")
  expect(lackText({ ...figures, withPeople: 0 })).toContain("mention other people")
  expect(lackText({ ...figures, withResult: 2 })).toContain("Few of your reflections")
})

test("with a single reflection, only its own gaps are mentioned", () => {
  const only = { reflections: 1, withNumbers: 1, withResult: 1, withPeople: 1 }
  expect(lackText(only)).toBeNull()
  expect(lackText({ ...only, withNumbers: 0 })).toMatch(/^Your reflection doesn't seem to include a number yet\./)
})

test("a new user's dashboard asks the first question and counts its answer", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ firstName: "", profile: { title: "Senior Nurse", experience: "Nurse, A (2019)" } })
  const before = (await runQuery(world.deps.db, findDashboard(world.deps, user.userId, "all")))(user)
  expect(before).toMatchObject({ name: "Senior", growthLeft: true, documents: [], lack: null })
  expect(before.next.label).toBe("Answer your first question")
  const response = "I cut the queue at the desk from 20 to 5 minutes with two colleagues."
  await submitResponse(world.deps, user, { question: before.question, response })
  await world.finishJobs()
  const actor = await world.actor(user.userId)
  const after = (await runQuery(world.deps.db, findDashboard(world.deps, user.userId, "all")))(actor)
  expect(after.figures).toEqual({ reflections: 1, withNumbers: 1, withResult: 1, withPeople: 1 })
  expect(after).toMatchObject({ growthLeft: false, next: { to: "/content" } })
})
