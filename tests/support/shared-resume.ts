import { readFileSync } from "node:fs"
import { findStoredContent } from "../../app/domain/content/edit/change-tree.server"
import { generateContent } from "../../app/domain/content/generate/generate-content.server"
import { runQuery } from "../../app/domain/kernel/query.server"
import { ShareDocument } from "../../app/domain/sharing/schema"
import { createShare } from "../../app/domain/sharing/shares.server"
import { templateFiles } from "../../workers/local/templates"
import { createWorld } from "./world/world"

const profile = {
  title: "Staff Nurse",
  experience: "Staff Nurse, Elm House (2019 – present)\n- Cut falls on the ward from 11 to 4 a month",
}

/** A generated resume shared by a link. */
export async function sharedResume({ template, passcode = "" }: { template?: string; passcode?: string }) {
  const world = await createWorld()
  const user = await world.addUser({ email: "robin@example.com", tier: "pro", profile })
  await generateContent(world.deps, user, { type: "resume", customPrompt: null })
  await world.finishJobs()
  for (const { key, contentType } of templateFiles(process.cwd()))
    await world.deps.bucket.put(key, Uint8Array.from(readFileSync(key)), contentType)
  if (template) await world.rows(`update contents set template = '${template}'`)
  const [row] = await world.rows("select id from contents")
  const open = await runQuery(world.deps.db, findStoredContent(world.deps, user.userId, String(row?.id)))
  const input = ShareDocument.parse({ once: world.deps.newId(), days: "30", passcode })
  const { token } = await createShare(world.deps, user, open, input)
  return { world, token, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}
