import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { generateTailored } from "../../domain/content/tailored/generate-tailored.server"
import { GenerateTailored } from "../../domain/content/tailored/schema"
import type { Actor } from "../../domain/users/actor"
import { formIdempotency } from "../../http/api/idempotency.server"
import { runForm } from "../../http/forms/run-form.server"
import { waitWithUser } from "../../http/jobs/watched-job.server"
import { redirectWithToast } from "../../http/visitor/toast.server"

/** Seconds to wait: enough for the built-in writer; a model's progress is shown on the page it was started from. */
const patience = 4

/**
 * Starts the generation of tailored content, then opens the result in the viewer or shows the progress or the error.
 */
export function generate(args: ActionFunctionArgs, actor: Actor, formData: FormData) {
  const { deps } = args.context
  return runForm(
    args,
    GenerateTailored,
    async (input) => {
      const once = formData.has("key") ? await formIdempotency(deps, args.request, formData) : null
      const { jobId } = await generateTailored(deps, actor, input, once)
      return waitWithUser(deps, actor.userId, jobId, patience)
    },
    (job) => {
      if (job.status !== "succeeded") return redirect(`/job-analysis?generation=${job.id}`)
      const done = { title: "Content generated successfully!" }
      return redirectWithToast(`/job-analysis?view=${job.subjectId}&made=1`, done)
    },
    formData,
  )
}
