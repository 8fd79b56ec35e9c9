import { findWritingLines } from "../../achievements/writing-lines.server"
import { compareTrees, type Difference } from "../../document/compare"
import { treeOf } from "../../document/stored-tree"
import { findPerson } from "../../evidence/ledger.server"
import type { Deps } from "../../kernel/deps"
import { invalidField } from "../../kernel/errors"
import { batch, changes, type Query, query, together, type Who } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { changedElsewhere, findStoredContent } from "../edit/change-tree.server"
import { selectContent } from "../repository.server"
import type { NameVersion } from "../schema"
import { maxNamed, selectVersion, selectVersions, setVersionName } from "./version-rows.server"

interface VersionSummary {
  version: number
  title: string
  name: string | null
  savedAt: string
}

/** The templates of two versions, if they differ; null means the first template. */
interface TemplateChange {
  before: string | null
  after: string | null
}

/** A document's versions. */
export interface Versions {
  id: string
  current: VersionSummary
  /** Newest first. */
  earlier: VersionSummary[]
  /**
   * How the selected earlier version differs from the current one; null if none is selected or it is no longer kept.
   */
  comparison: { number: number; differences: Difference[]; templates: TemplateChange | null } | null
}

/** The versions of a live document, and one compared with the current one, in one round trip. */
export function findVersions(deps: Deps, who: Who, id: string, compared: number): Query<Versions | null> {
  const statements = [
    selectContent(deps, who, id),
    selectVersions(deps, who, id),
    selectVersion(deps, who, id, compared),
  ] as const
  return query(statements, ([row], rows, [chosen]) => {
    if (!row) return null
    const { version, title, versionName, updatedAt } = row
    return {
      id: row.id,
      current: { version, title, name: versionName, savedAt: updatedAt },
      earlier: rows.filter((each) => each.version < version),
      comparison: chosen
        ? {
            number: compared,
            differences: compareTrees(treeOf({ ...chosen, type: row.type }), treeOf(row)),
            templates: templateChange(chosen.template, row.template),
          }
        : null,
    }
  })
}

function templateChange(kept: string | null, after: string | null): TemplateChange | null {
  const before = kept || null
  return kept === null || before === after ? null : { before, after }
}

/** Loads a live document, one of its earlier versions and the verifier's input, in one round trip. */
export function findForRestore(deps: Deps, who: Who, id: string, number: number) {
  const earlier = query([selectVersion(deps, who, id, number)], ([found]) => found ?? null)
  return together(
    together(findStoredContent(deps, who, id), earlier),
    together(findPerson(deps, who), findWritingLines(deps, who)),
  )
}

/**
 * Names a version of a document; an empty name removes it. Refuses with `conflict` if the version is no longer kept.
 */
export async function nameVersion(deps: Deps, actor: Actor, id: string, { number, name }: NameVersion): Promise<void> {
  const [current, earlier, counted] = await batch(deps.db, setVersionName(deps, actor.userId, id, number, name))
  if (changes(current) + changes(earlier) > 0) return
  if (name && othersNamed(counted) >= maxNamed) {
    throw invalidField("name", `You can name up to ${maxNamed} versions of a document. Remove another name first.`)
  }
  throw changedElsewhere()
}

const othersNamed = (rows: unknown): number => (Array.isArray(rows) ? Number(rows[0]?.others ?? 0) : 0)
