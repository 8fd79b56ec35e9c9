import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import type { Actor } from "../../users/actor"
import { selectKnownIds } from "../engagement/repository.server"
import { type ReadExport, readExport } from "../exports/read-export"
import { requirePro } from "../require-pro"
import type { ImportEngagement } from "./import-schema"
import { piecesOf } from "./pieces-of.server"

/** Rows read for a preview. The import reads all of them. */
const previewedRows = 2000

export interface Preview extends ReadExport {
  /** Pieces that are not stored yet. The others get another reading. */
  added: number
  /** Pieces among the rows read, each counted once. */
  pieces: number
}

/** Previews the import of an export. Stores nothing. Refuses with `pro_required`. */
export async function previewImport(deps: Deps, actor: Actor, input: ImportEngagement): Promise<Preview> {
  requirePro(actor)
  const today = iso(deps.now()).slice(0, 10)
  const { chosen, dateOrder = null } = input
  const bytes = new Uint8Array(await input.file.arrayBuffer())
  const read = readExport(bytes, { today, chosen, dateOrder, most: previewedRows })
  const isUsable = read.faults.length === 0 && !read.needsDateOrder
  const pieces = isUsable ? await piecesOf(deps, actor.userId, input, read.rows) : []
  const ids = pieces.map(({ id }) => id)
  const [known] = ids.length > 0 ? await selectKnownIds(deps, actor.userId, ids) : []
  return { ...read, pieces: pieces.length, added: pieces.length - (known?.count ?? 0) }
}
