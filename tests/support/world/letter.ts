import { contents } from "../../../app/domain/content/tables.server"
import { nobody } from "../../../app/domain/document/document-tree"
import { withIds } from "../../../app/domain/document/old-parts"
import { columnsOf } from "../../../app/domain/document/render/document"
import type { Claim } from "../../../app/domain/evidence/schema"
import type { Actor } from "../../../app/domain/users/actor"
import type { World } from "./world"

/** Adds a user whose profile says that they led 5 nurses, with a letter "c" that has one paragraph per sentence. */
export async function addAuthor(world: World, sentences: string[], status: Claim["status"]): Promise<Actor> {
  const user = await world.addUser({ profile: { experience: "Nurse, Leith General (2019 – present)\n- Led 5 nurses" } })
  const said = (text: string): Claim => ({ text, kind: "fact", evidenceIds: [], status, reasons: [] })
  const parts = sentences.map((text) => ({ kind: "paragraph" as const, sentences: [said(text)] }))
  await world.deps.db.insert(contents).values({
    ...{ userId: user.userId, id: "c", type: "cover_letter", title: "Letter", writer: "built-in" },
    ...columnsOf(withIds({ parts }, nobody)),
    ...{ createdAt: "2026-03-01T00:00:00.000Z", updatedAt: "2026-03-01T00:00:00.000Z" },
  })
  return user
}
