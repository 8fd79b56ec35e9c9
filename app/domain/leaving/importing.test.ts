import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { gathered } from "../../../tests/leaving/unpack"
import { createWorld } from "../../../tests/world"
import { inGroups } from "./importing.server"
import { openArchiveFile } from "./read-archive"
import { writeArchive } from "./write-archive.server"

test("between the groups of an import others have their turn", async () => {
  await using world = await createWorld()
  const { userId } = await world.addUser()
  const archive = openArchiveFile(await gathered(writeArchive(world.deps, userId)))
  const importing = { deps: world.deps, userId, archive, guard: sql`1`, keep: async () => {} }
  const turns: string[] = []
  const statements = async (group: string[]) => {
    turns.push(...group)
    setTimeout(() => turns.push("another"), 0)
    // Nothing to store waits for nothing: without a pause nobody else would come in between.
    return []
  }
  await inGroups(importing, ["first", "second", "third"], statements, 1)
  expect(turns).toEqual(["first", "another", "second", "another", "third", "another"])
})
