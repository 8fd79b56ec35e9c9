import type { Deps } from "../kernel/deps"
import { notFound } from "../kernel/errors"
import { type Query, query, type Who } from "../kernel/query.server"
import { selectUser } from "../users/accounts.server"
import type { AiPurpose } from "../users/ai-purpose"
import type { SettingsView } from "./schema"

/** The AI purposes that the user has switched off. */
export function findAiOff(deps: Deps, who: Who): Query<AiPurpose[]> {
  return query([selectUser(deps, who)], ([row]) => row?.aiOff ?? [])
}

/** The user's settings, read together with the session. */
export function findSettings(deps: Deps, who: Who): Query<() => SettingsView> {
  return query([selectUser(deps, who)], ([row]) => () => {
    if (!row) throw notFound("This account")
    return settingsView(row)
  })
}

export function settingsView(row: Omit<SettingsView, "version"> & { settingsVersion: number }): SettingsView {
  const { email, firstName, lastName, timeZone, cadence, aiOff, settingsVersion } = row
  return { email, firstName, lastName, timeZone, cadence, aiOff, version: settingsVersion }
}
