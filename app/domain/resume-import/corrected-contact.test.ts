import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { runQuery } from "../kernel/query.server"
import { acceptImport } from "./accept-import.server"
import { findResumeImport } from "./get-resume-import.server"
import { readResumeText } from "./reading/read-file"
import { contactOf } from "./review"
import { AcceptImport } from "./schema"
import { startResumeImport } from "./start-resume-import.server"

const text =
  "Kim Ng\nkim@example.com\nLeeds\n\nEXPERIENCE\n\nWaiter, Hill Foods Ltd, 2019 – Present\n- Served 60 tables a night"

test("a town below the name is offered as the city, and is not shown as a headline", () => {
  const { location, facts } = contactOf(readResumeText(text))
  expect(location).toBe("Leeds")
  expect(facts.map(({ name }) => name)).not.toContain("Headline")
})

test.each([
  ["is kept as read", { keepPlace: "on", location: "Leeds" }, "Leeds"],
  ["is kept as corrected", { keepPlace: "on", location: "Bradford" }, "Bradford"],
  ["is kept as corrected without its box", { location: "Bradford" }, "Bradford"],
  ["is dropped", { location: "Leeds" }, ""],
])("the city of an import %s", async (_, given, stored) => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "free" })
  await startResumeImport(world.deps, user, { file: undefined, text })
  await world.finishJobs()
  const found = await runQuery(world.deps.db, findResumeImport(world.deps, user.userId))
  const lists = [{ keep: "on", lines: "" }]
  const entries = [{ keep: "on", title: "Waiter", employer: "Hill Foods Ltd", dates: "2019 – Present" }]
  await acceptImport(world.deps, user, AcceptImport.parse({ id: found!.id, entries, lists, ...given }))
  const [profile] = await world.rows("select location from profiles")
  expect(profile?.location).toBe(stored)
})
