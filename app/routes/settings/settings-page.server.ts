import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { findSecret } from "../../domain/account/confirm-password.server"
import { together } from "../../domain/database/query.server"
import { findSettings } from "../../domain/settings/get-settings.server"
import { readyPage } from "../../http/guards.server"

/** What the first page of the settings shows, read together with the session. */
export async function settingsPage(args: LoaderFunctionArgs) {
  const { viewer, actor, data } = await readyPage(args, (deps, who) =>
    together(findSettings(deps, who), findSecret(deps, who)),
  )
  const [settings, { passwordHash }] = data
  const { planPrice, growthPulseCount, growthLimit, contentGenCount, contentLimit } = actor
  return {
    viewer,
    settings: settings(actor),
    usage: { planPrice, growthPulseCount, growthLimit, contentGenCount, contentLimit },
    /** Nobody knows the password of a demo account. */
    hasPassword: passwordHash !== "",
  }
}
