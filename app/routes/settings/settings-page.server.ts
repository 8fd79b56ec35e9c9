import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { findSettings } from "../../domain/settings/get-settings.server"
import { readyPage } from "../../http/visitor/guards.server"

/** The data of the first settings page, read together with the session. */
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
