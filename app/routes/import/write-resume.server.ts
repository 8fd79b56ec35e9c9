import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import { redirect } from "@remix-run/cloudflare"
import { generateContent } from "../../domain/content/generate/generate-content.server"
import { saveOnboardingStep } from "../../domain/profile/save-onboarding-step.server"
import type { Actor } from "../../domain/users/actor"
import { formIdempotency } from "../../http/api/idempotency.server"
import { NoFields, runForm } from "../../http/forms/run-form.server"
import { waitWithUser } from "../../http/jobs/watched-job.server"
import { redirectWithToast } from "../../http/visitor/toast.server"

/** Seconds to wait: enough for the built-in writer; a model's progress is shown on the content page. */
const patience = 3

/**
 * Writes a resume from the imported data. If onboarding is unfinished, it is marked complete, because the import has
 * filled the profile.
 */
export function writeResume(args: ActionFunctionArgs, actor: Actor, form: FormData) {
  const { deps } = args.context
  const resume = { type: "resume" as const, customPrompt: null, posting: null }
  return runForm(
    args,
    NoFields,
    async () => {
      if (!actor.isOnboardingComplete) await saveOnboardingStep(deps, actor, {}, true)
      const { jobId } = await generateContent(deps, actor, resume, await formIdempotency(deps, args.request, form))
      return waitWithUser(deps, actor.userId, jobId, patience)
    },
    ({ id, status, subjectId }) =>
      status === "succeeded"
        ? redirectWithToast(`/content/${subjectId}`, {
            title: "Your resume is written",
            description: "Every line has its source beside it.",
          })
        : redirect(`/content?job=${id}`),
    form,
  )
}
