import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { refreshFeed } from "../../domain/feed/personal/refresh-feed.server"
import { NoFields } from "../../http/forms/run-form.server"
import { runToldForm } from "../../http/forms/run-told-form.server"
import { waitWithUser } from "../../http/jobs/watched-job.server"
import { requireReady } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { toldWhere } from "./told-where.server"

/** Seconds to wait for the refresh, so the next page shows its result. */
const patience = 6

export function loader() {
  return redirect("/insights")
}

/** Refreshes the user's insights and returns to the page of the form. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const actor = await requireReady(args)
  const told = toldWhere(form, "Failed to refresh content feed")
  const { deps } = args.context
  const refresh = async () => {
    const { jobId } = await refreshFeed(deps, actor)
    const { status } = await waitWithUser(deps, actor.userId, jobId, patience)
    if (status === "failed") throw new Error("The refresh failed.")
    return status === "succeeded"
      ? { title: "Your content feed has been refreshed" }
      : { title: "Your content feed is being refreshed", description: "New insights will be here in a moment." }
  }
  return runToldForm(args, NoFields, refresh, (toast) => redirectWithToast(told.to, toast), form, told)
}
