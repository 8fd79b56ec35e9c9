import { expect, test } from "vitest"
import { createWorld, type World } from "../../../../tests/support/world/world"
import { runQuery } from "../../kernel/query.server"
import { saveProfile } from "../../profile/save-profile.server"
import type { Actor } from "../../users/actor"
import { changeAchievement, findLinesToChange } from "../change/change-achievement.server"
import { createAchievement } from "../change/create-achievement.server"
import { mergeAchievements } from "../change/merge-achievements.server"
import { listAchievements } from "../list-achievements.server"
import { AchievementsQuery } from "../schema"
import { findReview } from "./get-review.server"

const year = { from: "2026-01-01", to: "2026-12-31" }

async function reviewed({ deps }: World, { userId }: Actor, period = year) {
  const { review, lines, undated } = await runQuery(deps.db, findReview(deps, userId, period))
  const told = review.sections.flatMap(({ themes }) => themes.flatMap((theme) => theme.lines))
  return {
    told: told.sort(),
    counted: lines.map(({ row }) => row.text).sort(),
    left: undated.lines.map(({ row }) => row.text).sort(),
  }
}

async function withHistory(experience: string) {
  const world = await createWorld()
  const user = await world.addUser({ profile: null })
  await saveProfile(world.deps, user, { experience })
  const { achievements } = await runQuery(
    world.deps.db,
    listAchievements(world.deps, user.userId, AchievementsQuery.parse({})),
  )
  return { world, user, idOf: (text: string) => achievements.find((line) => line.text === text)?.id ?? "" }
}

test("a review excludes lines of a role that began before the period, and lists them as left out", async () => {
  const { world, user } = await withHistory(
    "Nurse, Leith General (2021 – present)\n- Led 5 nurses on nights\n\nCarer, Elm House (2014 – 2016)\n- Cared for 12 residents",
  )
  await using _ = world
  await createAchievement(world.deps, user, { text: "Spoke at the nursing day", roleId: "" })
  expect(await reviewed(world, user)).toEqual({
    told: ["Spoke at the nursing day"],
    counted: ["Spoke at the nursing day"],
    left: ["Led 5 nurses on nights"],
  })
  // The whole role is within this period.
  expect((await reviewed(world, user, { from: "2014-01-01", to: "2016-12-31" })).told).toEqual([
    "Cared for 12 residents",
  ])
  expect(await reviewed(world, user, { from: "2015-01-01", to: "2015-12-31" })).toMatchObject({
    told: [],
    left: ["Cared for 12 residents"],
  })
})

test("a line of a history counts once it is dated; a merge of undated lines is undated", async () => {
  const { world, user, idOf } = await withHistory(
    "Nurse, Leith General (2021 – present)\n- Led 5 nurses on nights\n- Wrote the ward's rota\n- Trained 3 students",
  )
  await using _ = world
  const read = (...texts: string[]) =>
    runQuery(world.deps.db, findLinesToChange(world.deps, user.userId, texts.map(idOf)))
  const dated = "Led 5 nurses on nights"
  const period = { from: "2026-02-01", to: "2026-02-28" }
  await changeAchievement(world.deps, user, { id: idOf(dated), period }, await read(dated))
  const both = ["Wrote the ward's rota", "Trained 3 students"]
  const text = "Wrote the ward's rota and trained 3 students"
  await mergeAchievements(world.deps, user, { ids: both.map(idOf), text }, await read(...both))
  expect(await reviewed(world, user)).toEqual({ told: [dated], counted: [dated], left: [text] })
})

test("a line of a role without dates does not count for the day it was saved", async () => {
  const { world, user } = await withHistory("Volunteering\n\nDriver, Food Bank\n- Drove 40 deliveries a week")
  await using _ = world
  expect((await reviewed(world, user)).told).toEqual([])
})

test("a review finds lines of a told period and lines of a role's period by an index each, in the order it needs", async () => {
  const heard: string[] = []
  await using world = await createWorld({
    aroundDatabase: (statements, go) => {
      heard.push(...statements)
      return go()
    },
  })
  const user = await world.addUser()
  await reviewed(world, user)
  const ofLines = heard.filter((statement) => /period_of_role"? = [01]/.test(statement))
  const plans = await Promise.all(
    ofLines.map(async (statement) => {
      const parameters = statement.match(/\?/g) ?? []
      const steps = await world.rows(`explain query plan ${statement}`, ...parameters.map(() => null))
      return steps.map(({ detail }) => String(detail)).filter((step) => /achievements USING|TEMP B-TREE/.test(step))
    }),
  )
  expect(plans.map(([step = "", ...more]) => [step.replace(/^.*INDEX (\w+) .*$/, "$1"), ...more])).toEqual([
    ["achievements_period"],
    ["achievements_period_of_role"],
  ])
})
