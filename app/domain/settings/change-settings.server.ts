import { and } from "drizzle-orm"
import type { Caller } from "../account/caller"
import { confirmPassword } from "../account/confirm-password.server"
import { sessionOf } from "../account/credential"
import { emailKey, refuseTakenEmail } from "../account/register.server"
import { recordSecurityEvent } from "../account/security-events.server"
import { noNewerEntry, selectEntryDates } from "../growth-pulse/entries/entries.server"
import { streakOf } from "../growth-pulse/streak"
import type { Deps } from "../kernel/deps"
import { DomainError, invalidField, notFound } from "../kernel/errors"
import {
  batch,
  changes,
  emptyQuery,
  mapQuery,
  type Query,
  query,
  runQuery,
  type Statement,
  together,
  type Who,
} from "../kernel/query.server"
import { selectUser, updateSettings, userUnchanged } from "../users/accounts.server"
import type { Actor } from "../users/actor"
import { aiPurposes } from "../users/ai-purpose"
import { setFigures } from "../users/figures.server"
import { settingsView } from "./get-settings.server"
import { recountedEntries } from "./rules"
import type { ChangeSettings, SettingsView, SwitchAi } from "./schema"

type Change = ChangeSettings & SwitchAi

/** The state that a change depends on: the stored settings and the newest reflections; null if not needed. */
export interface SettingsContext {
  settings: SettingsView | null
  answered: { id: string; createdAt: string }[] | null
}

const concernsStreak = ({ timeZone, cadence }: Pick<ChangeSettings, "timeZone" | "cadence">) =>
  timeZone !== undefined || cadence !== undefined

/** Reads that state in the session's round trip. */
export function findContext(deps: Deps, who: Who, input: Change): Query<SettingsContext> {
  const settings = query([selectUser(deps, who)], ([row]) => (row ? settingsView(row) : null))
  const answered: Query<SettingsContext["answered"]> = concernsStreak(input)
    ? query([selectEntryDates(deps, who, recountedEntries)], (rows) => rows)
    : emptyQuery
  return mapQuery(together(settings, answered), ([found, newest]) => ({ settings: found, answered: newest }))
}

/** Maximum number of retries after concurrent saves before a change is refused. */
const maxTries = 10

/**
 * Changes only the given settings, so that concurrent saves of others are kept. A new email address requires the
 * current password and refuses with `email_taken`. A new time zone or cadence recomputes the streak. After a concurrent
 * change, the change is retried on the new state; refuses with `conflict` after too many retries. With a `version`,
 * refuses with `conflict` unless it is current.
 */
export async function changeSettings(
  deps: Deps,
  actor: Actor,
  { currentPassword, version, ...input }: Change,
  known: SettingsContext,
  caller: Caller,
): Promise<SettingsView> {
  let stored: SettingsContext = known
  let isConfirmed = false
  if (input.aiOff || input.aiSwitched) sessionOf(actor)
  for (let tries = 0; tries < maxTries; tries++) {
    const before = stored.settings
    if (!before) throw notFound("This account")
    const set = differing(before, input)
    // A form submitted twice must not conflict with itself.
    if (Object.keys(set).length === 0) return before
    if (version !== undefined && version !== before.version) throw savedElsewhere()
    const isMoving = set.email !== undefined && emailKey(set.email) !== emailKey(before.email)
    if (isMoving && !isConfirmed) await confirmMove(deps, actor, currentPassword, caller)
    isConfirmed ||= isMoving
    const writes = writesOf(deps, actor.userId, stored, before, set, version)
    const outcome = await batch(deps.db, writes).catch(refuseTakenEmail)
    if (changes(outcome[writes.length - 1]) > 0) {
      if (isMoving) recordSecurityEvent(deps, actor.userId, "email_changed", caller)
      return { ...before, ...set, version: before.version + 1 }
    }
    stored = await runQuery(deps.db, findContext(deps, actor.userId, input))
  }
  throw new DomainError("conflict", "These settings are being saved from several places at once. Please save again.")
}

const savedElsewhere = () =>
  new DomainError("conflict", "Your settings were saved in another window. Please review both versions.")

/** Returns only the fields that the input changes, so that nothing else is overwritten. */
function differing(before: SettingsView, { aiSwitched, ...given }: Omit<Change, "currentPassword" | "version">) {
  const aiOff = aiSwitched
    ? aiPurposes.filter(
        (purpose) =>
          aiSwitched.off.includes(purpose) || (before.aiOff.includes(purpose) && !aiSwitched.on.includes(purpose)),
      )
    : given.aiOff
  const { email, firstName, lastName, timeZone, cadence } = given
  return {
    ...(email !== undefined && email !== before.email ? { email } : {}),
    ...(firstName !== undefined && firstName !== before.firstName ? { firstName } : {}),
    ...(lastName !== undefined && lastName !== before.lastName ? { lastName } : {}),
    ...(timeZone !== undefined && timeZone !== before.timeZone ? { timeZone } : {}),
    ...(cadence !== undefined && cadence !== before.cadence ? { cadence } : {}),
    ...(aiOff !== undefined && aiOff.join() !== before.aiOff.join() ? { aiOff } : {}),
  }
}

/** Statements of a change, with the user's row last. Each is conditional on the state it depends on. */
function writesOf(
  deps: Deps,
  userId: string,
  { answered }: SettingsContext,
  before: SettingsView,
  set: Partial<SettingsView>,
  version: number | undefined,
): Statement[] {
  const { timeZone, cadence, aiOff } = before
  const columns = set.email === undefined ? set : { ...set, emailKey: emailKey(set.email) }
  const moved = concernsStreak(set)
  const newest = answered?.[0]?.id ?? ""
  const guard = and(
    version === undefined ? undefined : userUnchanged(userId, { settingsVersion: version }),
    set.email === undefined ? undefined : userUnchanged(userId, { emailKey: emailKey(before.email) }),
    set.aiOff === undefined ? undefined : userUnchanged(userId, { aiOff }),
    moved ? and(userUnchanged(userId, { timeZone, cadence }), noNewerEntry(userId, newest)) : undefined,
  )
  const user = updateSettings(deps, userId, columns, guard)
  if (!moved) return [user]
  const dates = (answered ?? []).map(({ createdAt }) => new Date(createdAt))
  const { streak, lastPeriod } = streakOf(dates, set.timeZone ?? timeZone, set.cadence ?? cadence)
  return [setFigures(deps, userId, { streak, streakPeriod: lastPeriod ?? 0 }, guard), user]
}

async function confirmMove(deps: Deps, actor: Actor, password: string | undefined, caller: Caller): Promise<void> {
  sessionOf(actor)
  if (!password) {
    throw invalidField("currentPassword", "Please enter your current password to change your email address.")
  }
  const { forgotten } = await confirmPassword(deps, actor, password, caller)
  // The password was right even if the new address is then refused, so this is not part of the transaction.
  deps.after(batch(deps.db, [forgotten]).catch(() => deps.log("throttle.unnoted")))
}
