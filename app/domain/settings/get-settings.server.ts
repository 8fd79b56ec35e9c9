import type { Deps } from "../kernel/deps"
import { mapQuery, type Query, query, type Who } from "../kernel/query.server"
import { selectUser } from "../users/accounts.server"
import type { Actor } from "../users/actor"
import type { AiPurpose } from "../users/ai-purpose"
import type { SettingsView } from "./schema"

/** What the user has switched off for the AI provider. */
export function findAiOff(deps: Deps, who: Who): Query<AiPurpose[]> {
  return query([selectUser(deps, who)], ([row]) => row?.aiOff ?? [])
}

/** The user's settings; most of them come with the session. */
export function findSettings(deps: Deps, who: Who): Query<(actor: Actor) => SettingsView> {
  return mapQuery(findAiOff(deps, who), (aiOff) => (actor) => settingsView(actor, aiOff))
}

export function settingsView(actor: Omit<SettingsView, "aiOff">, aiOff: AiPurpose[]): SettingsView {
  const { email, firstName, lastName, timeZone, cadence } = actor
  return { email, firstName, lastName, timeZone, cadence, aiOff }
}
