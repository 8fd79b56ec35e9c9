import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { findSettings } from "../../domain/settings/get-settings.server"
import { readyPage } from "../../http/guards.server"

/** What the first page of the settings shows, read together with the session. */
export async function settingsPage(args: LoaderFunctionArgs) {
  const { viewer, actor, data } = await readyPage(args, findSettings)
  const { planPrice, growthPulseCount, growthLimit, contentGenCount, contentLimit } = actor
  return {
    viewer,
    settings: data(),
    usage: { planPrice, growthPulseCount, growthLimit, contentGenCount, contentLimit },
    hasPassword: actor.hasPassword,
  }
}
