import { deleteLinesOf } from "../../achievements/change/delete-achievement.server"
import { retireItems } from "../../evidence/record-evidence.server"
import type { Deps } from "../../kernel/deps"
import { batch, changes, type Statement } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { changeFigures } from "../../users/figures.server"
import { entryChangedElsewhere } from "../follow-up/answer-follow-up.server"
import { deleteEntry as deleteRow, entryUnchanged } from "../repository.server"
import { figuresChange } from "./entry-analysis.server"
import { noSuchReflection } from "./get-entry.server"
import type { FoundReflection } from "./lines-of-entry.server"

/**
 * Deletes a reflection. Its evidence is retired rather than deleted, so that documents keep their sources. Its
 * proposals are deleted. Agreed lines stay unless `lines` is true. The unit is not returned.
 */
export async function deleteEntry(
  deps: Deps,
  actor: Actor,
  { lines: withLines }: { lines: boolean },
  found: FoundReflection | null,
): Promise<void> {
  if (!found) throw noSuchReflection()
  const { entry, lines } = found
  const stands = entryUnchanged(entry)
  const items = [entry.evidenceId, ...entry.followUps.map(({ evidenceId }) => evidenceId)].filter((id) => id !== null)
  const going = lines.map(({ row }) => row).filter(({ state }) => withLines || state !== "agreed")
  const figures: Statement[] =
    entry.analysedBy === null ? [] : [changeFigures(deps, actor.userId, figuresChange(entry, null), stands)]
  const outcome = await batch(deps.db, [
    retireItems(deps, actor.userId, items, stands),
    ...deleteLinesOf(deps, actor.userId, going, stands),
    ...figures,
    deleteRow(deps, entry, stands),
  ])
  if (changes(outcome.at(-1)) === 0) throw entryChangedElsewhere()
}
