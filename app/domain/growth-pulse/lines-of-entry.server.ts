import { sql } from "drizzle-orm"
import type { FoundLine } from "../achievements/achievement-view.server"
import { findLinesByIds } from "../achievements/list-achievements.server"
import { proposeLines } from "../achievements/propose-lines.server"
import { makeLines } from "../achievements/reading/make-lines"
import { mostFollowUps } from "../achievements/rules"
import { rolesOf } from "../career/held-roles"
import type { ProfileFacts } from "../career/schema"
import { reflectionItem } from "../evidence/record-evidence.server"
import type { EvidenceItem } from "../evidence/schema"
import type { Deps } from "../kernel/deps"
import { type Query, query, together, type Who } from "../kernel/query.server"
import { selectProfile } from "../users/profiles.server"
import { type EntryRow, selectEntry } from "./repository.server"

/** What making the lines of a reflection rests on. */
export interface ReadReflection {
  entry: EntryRow
  /** All lines made of it so far, whatever became of them. */
  lines: FoundLine[]
  profile: ProfileFacts | null
}

/** A reflection with its lines and the history that they may belong to; null where there is none. */
export function findReflection(deps: Deps, who: Who, id: string): Query<ReadReflection | null> {
  const ids = sql`(select value from growth_entries, json_each(growth_entries.lines) where user_id = ${who} and growth_entries.id = ${id})`
  const own = query([selectEntry(deps, who, id), selectProfile(deps, who)], ([entry], [profile]) => ({
    entry,
    profile,
  }))
  const both = together(own, findLinesByIds(deps, who, ids))
  return {
    statements: both.statements,
    read(rows) {
      const [{ entry, profile }, lines] = both.read(rows)
      return entry ? { entry, lines, profile: profile ?? null } : null
    },
  }
}

/** The evidence of a reflection: its own item first, then the answers to follow-up questions. */
function itemsOf({ evidenceId, followUps, ...entry }: EntryRow): EvidenceItem[] {
  const own = evidenceId ? [{ ...entry, evidenceId }] : []
  return [...own, ...followUps].map(reflectionItem)
}

/** The lines of a reflection, made or made again: their writes, and the columns that go with them. */
export function linesOfEntry(deps: Deps, { entry, lines, profile }: ReadReflection, timeZone: string) {
  const roles = rolesOf(profile?.experience ?? "")
  const made = makeLines({ entry, items: itemsOf(entry), roles, skills: profile?.skills ?? [], timeZone })
  const rows = lines.map(({ row }) => row)
  const of = { userId: entry.userId, entryId: entry.id }
  const proposals = proposeLines(deps, of, made.lines, rows)
  const followUp = entry.followUps.length < mostFollowUps ? made.followUp : null
  return { columns: { lines: proposals.ids, followUp }, rows: proposals.rows, writes: proposals.writes }
}
