import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { findImports } from "../../domain/archive/import/get-import.server"
import { together } from "../../domain/kernel/query.server"
import { findSettings } from "../../domain/settings/get-settings.server"
import { readyPage } from "../../http/visitor/guards.server"

/** The data of the first settings page, read together with the session. */
export async function settingsPage(args: LoaderFunctionArgs) {
  const { viewer, actor, data } = await readyPage(args, (deps, who) =>
    together(findSettings(deps, who), findImports(deps, who)),
  )
  const [settings, imports] = data
  const { planPrice, growthPulseCount, growthLimit, contentGenCount, contentLimit } = actor
  return {
    viewer,
    settings: settings(),
    // A running import is shown on its own page.
    imports: imports.jobId ? ("running" as const) : imports.isEmpty ? ("open" as const) : ("closed" as const),
    usage: { planPrice, growthPulseCount, growthLimit, contentGenCount, contentLimit },
    hasPassword: actor.hasPassword,
  }
}
