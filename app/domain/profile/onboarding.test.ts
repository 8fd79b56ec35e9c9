import { expect, test } from "vitest"
import { createWorld, type World } from "../../../tests/support/world/world"
import { readHistory } from "../career/history/read-history"
import { isTimeZone } from "../kernel/time-zone"
import type { Actor } from "../users/actor"
import { onboardingSteps } from "./onboarding"
import { saveOnboardingStep } from "./save-onboarding-step.server"

async function save(world: World, actor: Actor, step: 0 | 1 | 2, form: Record<string, string>, complete = false) {
  return saveOnboardingStep(world.deps, actor, onboardingSteps[step].parse(form), complete)
}

test("each step saves its own fields and leaves the others unchanged; the last one completes", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: null })
  await save(world, user, 0, { title: " Nurse ", industry: "Healthcare", bio: "", experience: "" })
  await save(world, user, 1, {
    skills: "wound care, , rostering,wound care, Excel (VLOOKUP, Pivot)",
    xFactor: "",
    desiredProfessionalTone: "",
  })
  expect(await world.actor(user.userId)).toMatchObject({ isOnboardingComplete: false })
  const links = { linkedinUrl: "", portfolioUrl: "", githubUrl: "" }
  const profile = await save(world, user, 2, { shortTermGoals: "Lead.", longTermGoals: "", ...links }, true)
  expect(profile).toMatchObject({
    title: "Nurse",
    industry: "Healthcare",
    skills: ["wound care", "rostering", "Excel (VLOOKUP, Pivot)"],
  })
  expect(await world.actor(user.userId)).toMatchObject({ isOnboardingComplete: true })
})

test("clearing a field retires its evidence", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: { title: "Nurse", bio: "I run a ward." } })
  const profile = await save(world, user, 0, { title: "Nurse", industry: "", bio: "", experience: "" })
  expect(profile.bio).toBe("")
  expect(await world.rows("select text from evidence where retired = 0")).toEqual([{ text: "Nurse" }])
})

test("the browser's time zone is saved; an invalid or missing one changes nothing", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: null, timeZone: "UTC" })
  await save(world, user, 0, { title: "Nurse", timeZone: "Australia/Brisbane" })
  expect(await world.actor(user.userId)).toMatchObject({ timeZone: "Australia/Brisbane" })
  const moved = await world.actor(user.userId)
  await save(world, moved, 0, { title: "Nurse", timeZone: "Mars/Olympus" })
  await save(world, moved, 0, { title: "Nurse" })
  expect(await world.actor(user.userId)).toMatchObject({ timeZone: "Australia/Brisbane" })
})

test("a link may omit its scheme, and a refusal says that only web addresses are accepted", () => {
  const parsed = (linkedinUrl: string) => onboardingSteps[2].safeParse({ linkedinUrl, portfolioUrl: "", githubUrl: "" })
  const given = (linkedinUrl: string) => parsed(linkedinUrl).data?.linkedinUrl
  expect(given(" linkedin.com/in/ada ")).toBe("https://linkedin.com/in/ada")
  expect(given("http://ada.example")).toBe("http://ada.example")
  expect(given("")).toBe("")
  expect(given("javascript:alert(1)")).toBeUndefined()
  expect(given("not a link")).toBeUndefined()
  expect(given("ada")).toBeUndefined()
  expect(parsed("ada").error?.issues[0]?.message).toBe("Please enter a web address such as example.com/your-name.")
})

test("time zones are those the runtime supports", () => {
  expect(["UTC", "Europe/Berlin", "Asia/Kolkata"].every(isTimeZone)).toBe(true)
  expect(["", "Berlin", "Mars/Olympus", "UTC; drop table users"].some(isTimeZone)).toBe(false)
})

test("onboarding shows how the experience was parsed", () => {
  const history = readHistory(
    "Senior Nurse, St Mary's Hospital (2019 – present)\n- Introduced a handover\n- Mentor two graduates\n\nEducation\nBSc Nursing, University of Leeds (2011 – 2014)",
  )
  expect(history).toEqual({
    roles: [{ heading: "Senior Nurse, St Mary's Hospital (2019 – present)", lines: 2 }],
    education: ["BSc Nursing, University of Leeds (2011 – 2014)"],
    others: 0,
    loose: 0,
  })
})
