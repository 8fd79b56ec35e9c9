import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { unmuteSource } from "../../domain/feed/personal/change-item.server"
import { requireReady } from "../../http/guards.server"
import { attemptForm } from "./attempt-form.server"

export function loader() {
  return redirect("/insights")
}

/** Hears a muted source again. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const actor = await requireReady(args)
  const host = String(form.get("host") ?? "").slice(0, 255)
  return attemptForm(args, form, {
    run: async (deps) => {
      await unmuteSource(deps, actor, host)
      return { title: "Source unmuted", description: "From the next refresh on, insights are chosen from it again." }
    },
    failure: "Failed to unmute this source",
  })
}
