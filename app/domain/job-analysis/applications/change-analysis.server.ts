import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { DomainError, notFound } from "../../kernel/errors"
import type { Actor } from "../../users/actor"
import type { AnalysisRow } from "../analysis-row"
import { updateAnalysis } from "../repository.server"
import { postingFacts } from "../rules"
import type { ChangeAnalysis } from "../schema"
import { searchWords } from "../search-words"

/** The number of retries after concurrent saves, if no version was given. */
const maxTries = 5

/**
 * Changes an application: facts of the posting, its status, notes and next step. Omitted fields are kept. With a
 * `version`, refuses with `conflict` unless it is current. Refuses with `not_found`.
 */
export async function changeAnalysis(
  deps: Deps,
  actor: Actor,
  { version, ...change }: ChangeAnalysis & { id: string },
  read: AnalysisRow | null,
  again: () => Promise<AnalysisRow | null>,
): Promise<AnalysisRow> {
  let row = read
  for (let tries = 0; tries < maxTries; tries++) {
    if (!row) throw notFound("This job analysis")
    if (version !== undefined && version !== row.version) break
    const set = changed(row, change, iso(deps.now()))
    const [after] = await updateAnalysis(deps, actor.userId, row.id, row.version, set).returning()
    if (after) return after
    row = await again()
  }
  throw changedElsewhere()
}

export function changedElsewhere(): DomainError {
  return new DomainError("conflict", "This application was changed in another window. Please look at it again.")
}

function changed(row: AnalysisRow, change: Omit<ChangeAnalysis, "version">, now: string): Partial<AnalysisRow> {
  const { status = row.status, statusOn, ...named } = change
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
  const after: AnalysisRow = { ...row, ...given }
  const set = postingFacts.filter((fact) => after[fact] !== row[fact])
  const isMoved = status !== row.status
  const on = statusOn ?? (isMoved ? now.slice(0, 10) : null)
  const { title, company, location, workMode, pay, closingDate, nextStep, nextStepOn, notes } = after
  return {
    ...{ title, company, location, workMode, pay, closingDate, nextStep, nextStepOn, notes, status },
    ownFacts: [...new Set([...row.ownFacts, ...set])],
    statusDates: on ? { ...row.statusDates, [status]: on } : row.statusDates,
    words: searchWords(after),
    updatedAt: now,
  }
}
