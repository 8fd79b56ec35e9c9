import { sql } from "drizzle-orm"
import { reflectionEvidence, retireItems } from "../../evidence/record-evidence.server"
import type { Deps } from "../../kernel/deps"
import { batch, changes } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { addAnswer, changeFigures } from "../../users/figures.server"
import { entryChangedElsewhere } from "../follow-up/answer-follow-up.server"
import { type EntryRow, entryUnchanged, updateEntry } from "../repository.server"
import type { EditEntry, Entry } from "../schema"
import { localPeriod } from "../streak"
import { analyzeByRules, columnsOf, countedAnswer, figuresChange } from "./entry-analysis.server"
import { noSuchReflection } from "./get-entry.server"
import { type FoundReflection, linesOfEntry } from "./lines-of-entry.server"
import { entryView } from "./list-entries.server"

/**
 * Replaces the text of a reflection. The old evidence is retired, so that documents keep their sources. Proposals are
 * made again; achievements that the person has reviewed stay. Uses no unit. With a `version`, refuses with `conflict`
 * unless it is current.
 */
export async function editEntry(
  deps: Deps,
  actor: Actor,
  { response, version }: EditEntry,
  found: FoundReflection | null,
): Promise<Entry> {
  if (!found) throw noSuchReflection()
  const { entry } = found
  if (version !== undefined && version !== entry.version) throw entryChangedElsewhere()
  if (response === entry.response) return entryView(entry)
  const analysis = analyzeByRules(response)
  const reworded = { response, evidenceId: deps.newId(), version: entry.version + 1, ...columnsOf(analysis) }
  const edited = { ...entry, ...reworded }
  const { columns, writes } = linesOfEntry(deps, { ...found, entry: edited }, actor.timeZone)
  const stands = entryUnchanged(entry)
  const counted = { period: periodOf(entry, actor), asNow: sql`1` }
  const figures =
    entry.analysedBy === null
      ? addAnswer(deps, actor.userId, countedAnswer(response, analysis, counted), stands)
      : changeFigures(deps, actor.userId, figuresChange(entry, { response, quality: analysis.quality }), stands)
  const outcome = await batch(deps.db, [
    retireItems(deps, actor.userId, entry.evidenceId ? [entry.evidenceId] : [], stands),
    reflectionEvidence(deps, entry, { ...entry, ...reworded }, stands),
    ...writes(stands),
    figures,
    updateEntry(deps, entry, { ...reworded, ...columns }, stands),
  ])
  if (changes(outcome.at(-1)) === 0) throw entryChangedElsewhere()
  return entryView({ ...edited, ...columns })
}

const periodOf = ({ createdAt }: EntryRow, { timeZone, cadence }: Actor) =>
  localPeriod(new Date(createdAt), timeZone, cadence)
