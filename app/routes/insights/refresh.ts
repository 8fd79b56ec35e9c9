import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { refreshFeed } from "../../domain/feed/personal/refresh-feed.server"
import { waitForJob } from "../../domain/jobs/get-job.server"
import { requireReady } from "../../http/guards.server"
import { attemptForm } from "./attempt-form.server"

const failure = "Failed to refresh content feed"
/** Seconds to wait for the new choice, so that the page that follows shows it. */
const patience = 6

export function loader() {
  return redirect("/insights")
}

/** Chooses the user's insights anew and goes back to where that was asked for. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const actor = await requireReady(args)
  return attemptForm(args, form, {
    failure,
    run: async (deps) => {
      const { jobId } = await refreshFeed(deps, actor)
      const { status } = await waitForJob(deps, actor.userId, jobId, patience)
      if (status === "failed") throw new Error("The refresh failed.")
      return status === "succeeded"
        ? { title: "Your content feed has been refreshed" }
        : { title: "Your content feed is being refreshed", description: "New insights will be here in a moment." }
    },
  })
}
