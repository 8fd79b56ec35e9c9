import { confirmPassword, findSecret, type Secret } from "../account/confirm-password.server"
import { requireScope } from "../account/credential"
import { emailKey, refuseTakenEmail } from "../account/register.server"
import {
  batch,
  changes,
  mapQuery,
  type Query,
  query,
  readNothing,
  type Statement,
  together,
  type Who,
} from "../database/query.server"
import type { Actor, Deps } from "../deps"
import { DomainError, invalidField } from "../errors"
import { streakOf } from "../growth-pulse/streak"
import { findAiOff, settingsView } from "./get-settings.server"
import { selectAnswered, updateStreak, updateUser } from "./repository.server"
import type { AiPurpose, ChangeSettings, SettingsView } from "./schema"

/** What a change of settings rests on. */
export interface Known {
  secret: Secret
  aiOff: AiPurpose[]
  /** The newest reflections; null for a change that does not concern them. */
  answered: { id: string; createdAt: string }[] | null
}

const concernsStreak = ({ timeZone, cadence }: Pick<ChangeSettings, "timeZone" | "cadence">) =>
  timeZone !== undefined || cadence !== undefined

/** For the round trip that reads the session. */
export function findKnown(deps: Deps, who: Who, input: ChangeSettings): Query<Known> {
  const answered: Query<Known["answered"]> = concernsStreak(input)
    ? query([selectAnswered(deps, who)], (rows) => rows)
    : readNothing
  const secret = together(findSecret(deps, who), findAiOff(deps, who))
  return mapQuery(together(secret, answered), ([[secret, aiOff], answered]) => ({ secret, aiOff, answered }))
}

/**
 * Changes what is given and leaves the rest. A new email address needs the current password and refuses with
 * `email_taken`; another time zone or cadence counts the streak anew, and refuses with `conflict` where a reflection
 * came in between.
 */
export async function changeSettings(
  deps: Deps,
  actor: Actor,
  { currentPassword, ...input }: ChangeSettings,
  known: Known,
): Promise<SettingsView> {
  const before = settingsView(actor, known.aiOff)
  const after = { ...before, ...withoutGaps(input) }
  const confirmed =
    emailKey(after.email) === emailKey(actor.email) ? [] : await confirmedEmail(deps, actor, currentPassword, known)
  const moved = after.timeZone !== before.timeZone || after.cadence !== before.cadence
  const newest = moved ? (known.answered?.[0]?.id ?? "") : null
  const outcome = await batch(deps.db, [
    updateUser(deps, actor.userId, { ...after, emailKey: emailKey(after.email) }, newest),
    ...(newest === null ? [] : [recounted(deps, actor.userId, after, known.answered ?? [], newest)]),
    ...confirmed,
  ]).catch(refuseTakenEmail)
  if (changes(outcome[0]) === 0)
    throw new DomainError("conflict", "A reflection was just added. Please save once more.")
  return after
}

async function confirmedEmail(deps: Deps, actor: Actor, password: string | undefined, { secret }: Known) {
  requireScope(actor, "session")
  if (!password) {
    throw invalidField("currentPassword", "Please enter your current password to change your email address.")
  }
  return confirmPassword(deps, actor, password, secret)
}

function recounted(
  deps: Deps,
  userId: string,
  { timeZone, cadence }: SettingsView,
  answered: { createdAt: string }[],
  newest: string,
): Statement {
  const dates = answered.map(({ createdAt }) => new Date(createdAt))
  const { streak, lastPeriod } = streakOf(dates, timeZone, cadence)
  return updateStreak(deps, userId, { streak, streakPeriod: lastPeriod ?? 0 }, newest)
}

/** What was really given: a field that was left out says nothing. */
function withoutGaps<T extends object>(input: T): Partial<T> {
  const given: Partial<T> = { ...input }
  for (const key in given) if (given[key] === undefined) delete given[key]
  return given
}
