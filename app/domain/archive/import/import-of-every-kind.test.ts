import { expect, test } from "vitest"
import { gathered, recordsIn, unpack } from "../../../../tests/leaving/unpack"
import { callerFrom } from "../../../../tests/support/fakes/caller"
import { createWorld } from "../../../../tests/support/world/world"
import { dataPolicies } from "../../../data-policies.server"
import { generateContent } from "../../content/generate/generate-content.server"
import { demoLogIn } from "../../demo/demo-log-in.server"
import { contentTypeNames } from "../../document/kinds"
import { writeArchive } from "../export/write-archive.server"
import { startImport } from "./start-import.server"

const criteria = "- Experience with SQL and Kubernetes, five years or more\n- Proven leadership of teams of 3 or more"

test("a document of every kind reads the same after an export and an import", async () => {
  await using world = await createWorld({ settings: { demoLogin: true } })
  const { actor } = await demoLogIn(world.deps, { profileType: "engineer" }, callerFrom())
  for (const type of contentTypeNames) {
    const customPrompt = type === "selection_criteria" ? criteria : null
    await generateContent(world.deps, actor, { type, customPrompt })
    await world.finishJobs()
  }
  const zip = await gathered(writeArchive(world.deps, actor.userId, dataPolicies))
  const after = await world.addUser({ tier: "free", profile: null })
  await startImport(world.deps, after, { file: new File([new Uint8Array(zip)], "export.zip") })
  await world.finishJobs()

  const textsIn = (archive: Uint8Array) =>
    recordsIn(unpack(archive), "documents").map(({ type, content }) => ({ type, content }))
  const before = textsIn(zip)
  expect(new Set(before.map(({ type }) => type))).toEqual(new Set(contentTypeNames))
  for (const label of ["Slide 1: ", "1/", "s, say: ", "Frame 1, on screen: ", "Kubernetes, five years or more"])
    expect(JSON.stringify(before)).toContain(label)
  expect(textsIn(await gathered(writeArchive(world.deps, after.userId, dataPolicies)))).toEqual(before)
})
