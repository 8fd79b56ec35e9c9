import { sql } from "drizzle-orm"
import type { FoundLine } from "../../achievements/achievement-view.server"
import type { FollowUp, ProposedLine } from "../../achievements/line"
import { findLinesByIds } from "../../achievements/list-achievements.server"
import { makeLines } from "../../achievements/reading/lines/make-lines"
import {
  acceptedLines,
  together as linesTogether,
  type WordedLine,
} from "../../achievements/reading/lines/worded-lines"
import { proposeLines } from "../../achievements/review/propose-lines.server"
import { maxFollowUps } from "../../achievements/rules"
import { rolesOf } from "../../career/held-roles"
import type { ProfileFacts } from "../../career/schema"
import { reflectionItem } from "../../evidence/record-evidence.server"
import type { EvidenceItem } from "../../evidence/schema"
import type { Deps } from "../../kernel/deps"
import { type Query, query, together, type Who } from "../../kernel/query.server"
import { selectProfile } from "../../users/profiles.server"
import { type EntryRow, selectEntry } from "../repository.server"

/** Input for proposing the achievements of a reflection. */
export interface FoundReflection {
  entry: EntryRow
  /** All achievements proposed from it so far, in any state. */
  lines: FoundLine[]
  profile: ProfileFacts | null
}

/** A reflection with its achievements and the work history that they may belong to; null if there is none. */
export function findReflection(deps: Deps, who: Who, id: string): Query<FoundReflection | null> {
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

/** A provider's result for a reflection: the lines that it worded, and its follow-up question. */
export interface Worded {
  lines: WordedLine[]
  followUp: string | null
}

/**
 * Proposes the lines of a reflection, initially or again. Returns the writes and the entry's changed columns. A line
 * worded by the provider replaces the built-in reader's line of the same action if it passes every rule.
 */
export function linesOfEntry(
  deps: Deps,
  { entry, lines, profile }: FoundReflection,
  timeZone: string,
  worded: Worded | null = null,
) {
  const roles = rolesOf(profile?.experience ?? "")
  const input = { entry, items: itemsOf(entry), roles, skills: profile?.skills ?? [], timeZone }
  const made = makeLines(input)
  const accepted = worded ? acceptedLines(worded.lines, input, profile) : []
  const rows = lines.map(({ row }) => row)
  const of = { userId: entry.userId, entryId: entry.id, words: input.items, profile }
  const proposals = proposeLines(deps, of, linesTogether(accepted, made.lines), rows)
  const asked = accepted.length > 0 && worded ? followUpAfter(accepted, worded.followUp, made.followUp) : made.followUp
  // A person who has answered a question is not asked it again, even if the answer did not improve the lines.
  const isAnswered = entry.followUps.some(({ question }) => question === asked?.question)
  const followUp = entry.followUps.length < maxFollowUps && !isAnswered ? asked : null
  return { columns: { lines: proposals.ids, followUp }, rows: proposals.rows, writes: proposals.writes }
}

/** A question about the role takes precedence over any other. */
function followUpAfter([first]: ProposedLine[], question: string | null, own: FollowUp | null): FollowUp | null {
  if (first?.role.kind === "ask" && own?.about === "role") return own
  return question === null ? null : { about: "result", question }
}
