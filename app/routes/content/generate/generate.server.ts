import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import { redirect } from "@remix-run/cloudflare"
import { deleteContent, restoreContent } from "../../../domain/content/edit/change-content.server"
import { generateContent } from "../../../domain/content/generate/generate-content.server"
import { GenerateContent, type MoveContent } from "../../../domain/content/schema"
import type { Deps } from "../../../domain/kernel/deps"
import { track } from "../../../domain/tracking/track.server"
import type { Actor } from "../../../domain/users/actor"
import { formIdempotency } from "../../../http/api/idempotency.server"
import { runForm } from "../../../http/forms/run-form.server"
import { waitWithUser } from "../../../http/jobs/watched-job.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"

/** Seconds to wait: enough for the built-in writer; a model's progress is shown on the page. */
const patience = 2

/** The toast after a generation, whose text opens on the same page. */
export const written = { title: "Content generated successfully!", description: "Your new text is below." }

/** Starts a generation, and shows its result or its progress. */
export function generate(args: ActionFunctionArgs, actor: Actor, formData: FormData) {
  const { deps } = args.context
  deps.after(track(deps, "content_generation_start", actor.userId))
  return runForm(
    args,
    GenerateContent,
    async (input) => {
      // The form's key distinguishes a repeated submission from a request for another text of the same kind.
      const once = formData.has("key") ? await formIdempotency(deps, args.request, formData) : null
      const { jobId } = await generateContent(deps, actor, input, once)
      return waitWithUser(deps, actor.userId, jobId, patience)
    },
    (job) => {
      if (job.status !== "succeeded") return redirect(`/content?job=${job.id}`)
      return redirectWithToast(`/content?created=${job.subjectId}#result`, written)
    },
    formData,
  )
}

/** Moves a document to the trash or restores it, and confirms on the page the user returns to. */
export async function moveNow(deps: Deps, actor: Actor, { intent, id }: MoveContent) {
  if (intent === "restore") {
    await restoreContent(deps, actor, id)
    return redirectWithToast("/content", { title: "Content restored" })
  }
  await deleteContent(deps, actor, id)
  return redirectWithToast(`/content?deleted=${id}`, { title: "Content deleted" })
}
