import { sql } from "drizzle-orm"
import { rolesOf } from "../../career/held-roles"
import type { ProfileFacts } from "../../career/schema"
import type { Deps } from "../../kernel/deps"
import { DomainError, invalidField, notFound } from "../../kernel/errors"
import { batch, changes, mapQuery, type Query, query, runQuery, together, type Who } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { selectProfile } from "../../users/profiles.server"
import { achievementView, type FoundLine } from "../achievement-view.server"
import { findLinesByIds } from "../list-achievements.server"
import type { AchievementView, ChangeAchievement } from "../schema"
import { lineChange } from "./line-change.server"

/**
 * The rows that a change of lines reads first: the lines with their source text, and the profile, whose names may occur
 * in them.
 */
export interface LinesToChange {
  lines: FoundLine[]
  profile: ProfileFacts | null
}

export function findLinesToChange(deps: Deps, who: Who, ids: readonly string[]): Query<LinesToChange> {
  const list = sql`(select value from json_each(${JSON.stringify(ids)}))`
  const profile = query([selectProfile(deps, who)], ([held]) => held ?? null)
  return mapQuery(together(findLinesByIds(deps, who, list), profile), ([found, profile]) => ({
    lines: ids.flatMap((id) => found.filter(({ row }) => row.id === id)),
    profile,
  }))
}

/** The number of retries on a concurrent change if the caller gave no version. */
const maxTries = 5

/**
 * Changes the given fields of a line. With a `version`, refuses with `conflict` unless it is current. Refuses with
 * `not_found`.
 */
export async function changeAchievement(
  deps: Deps,
  actor: Actor,
  { version, ...change }: ChangeAchievement & { id: string },
  read: LinesToChange,
): Promise<AchievementView> {
  let { lines, profile } = read
  for (let tries = 0; tries < maxTries; tries++) {
    const [found] = lines
    if (!found) throw notFound("This line")
    if (version !== undefined && version !== found.row.version) throw lineChangedElsewhere()
    if (change.roleId && change.roleId !== found.row.roleId) checkRole(change.roleId, profile)
    const { after, writes } = lineChange(deps, found, change, profile)
    const outcome = await batch(deps.db, writes)
    if (changes(outcome.at(-1)) > 0) return achievementView(after)
    const again = await runQuery(deps.db, findLinesToChange(deps, actor.userId, [change.id]))
    lines = again.lines
    profile = again.profile
  }
  throw lineChangedElsewhere()
}

/** Refuses with `invalid` if the id is not a role of the person's history. */
function checkRole(roleId: string, profile: ProfileFacts | null): void {
  if (rolesOf(profile?.experience ?? "").some(({ id }) => id === roleId)) return
  throw invalidField("roleId", "This role is not in your history. Choose one from your profile, or none.")
}

export function lineChangedElsewhere(): DomainError {
  return new DomainError("conflict", "This line was changed in another window. Please look at it again.")
}
