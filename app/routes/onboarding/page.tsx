import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { findImportedRoles } from "../../domain/achievements/review/imported-lines.server"
import { readHistory } from "../../domain/career/history/read-history"
import { emptyProfile } from "../../domain/career/profile-view"
import { onboardingTitles } from "../../domain/career/rules"
import { product } from "../../domain/kernel/product"
import { together } from "../../domain/kernel/query.server"
import { onboardingSteps } from "../../domain/profile/onboarding"
import { saveOnboardingStep } from "../../domain/profile/save-onboarding-step.server"
import { findProfile } from "../../domain/profile/save-profile.server"
import { track } from "../../domain/tracking/track.server"
import { runForm } from "../../http/forms/run-form.server"
import { requireUser, userPage } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { besideStored, SavedElsewhere } from "../../ui/conflict/saved-elsewhere"
import { revalidateAfterConflict } from "../../ui/form/after-conflict"
import { FormError } from "../../ui/form/form-error"
import { PageHeader } from "../../ui/shell/page-header"
import { TextLink } from "../../ui/text-link"
import { BringFirst } from "./bring-first"
import { ProgressSteps } from "./progress-steps"
import { StepForm, stepFormId } from "./step-form"
import { StepNotes } from "./step-notes"
import { textsOf } from "./wizard-fields"

export const handle = { bare: true }

export const meta: MetaFunction = () => [{ title: `Set up your profile · ${product.name}` }]

/** The step that the address names; defaults to 1. */
function stepOf(request: Request): 1 | 2 | 3 {
  const wanted = new URL(request.url).searchParams.get("step")
  return wanted === "2" ? 2 : wanted === "3" ? 3 : 1
}

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await userPage(args, (deps, who) =>
    together(findProfile(deps, who), findImportedRoles(deps, who)),
  )
  if (new URL(args.request.url).searchParams.get("upgrade_success") === "true") {
    return redirectWithToast("/onboarding", { title: "Welcome to Your Premium Plan!" })
  }
  const profile = data[0] ?? emptyProfile
  return { viewer, step: stepOf(args.request), profile, history: readHistory(profile.experience, data[1]) }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireUser(args)
  const { deps } = args.context
  const form = await args.request.formData()
  const step = stepOf(args.request)
  const intent = form.get("intent")
  const skips = intent === "skip"
  const done = skips || (step === 3 && intent !== "previous")
  return runForm(
    args,
    onboardingSteps[step - 1] ?? onboardingSteps[0],
    (input) => saveOnboardingStep(deps, actor, input, done),
    () => {
      if (actor.isOnboardingComplete) deps.after(track(deps, "profile_edit", actor.userId))
      if (!done) return redirect(`/onboarding?step=${Math.max(1, intent === "previous" ? step - 1 : step + 1)}`)
      if (skips) return redirectWithToast("/growth-pulse", skipped)
      return redirectWithToast("/dashboard", actor.isOnboardingComplete ? profileSaved : setupComplete)
    },
    form,
  )
}

const setupComplete = {
  title: "Setup complete!",
  description: "Your profile is saved. Now tell us about one thing you did.",
}
const skipped = {
  title: "Let's start with one thing you did",
  description: "You can fill in your profile any time, from the dashboard.",
}
const profileSaved = { title: "Profile saved", description: "What you wrote is now part of your evidence." }

export default function Onboarding() {
  const { step, profile, history } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const complete = profile.isOnboardingComplete
  const isConflict = answer?.code === "conflict"
  const bringsResume = step === 1 && !complete && profile.title === "" && profile.experience === ""
  return (
    <>
      <PageHeader
        title={complete ? "Edit your profile" : "Set up your profile"}
        description="Write the way you'd tell a colleague. Everything we write for you comes from your own words. Nothing is required, and each step is saved as you go."
        action={complete && <TextLink to="/dashboard">Back to the dashboard</TextLink>}
      />
      <ProgressSteps steps={onboardingTitles} current={step} />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <div>
          {bringsResume && <BringFirst />}
          <h2 className="text-2xl">{onboardingTitles[step - 1]}</h2>
          <div className="mt-4 empty:hidden">
            {isConflict ? (
              <SavedElsewhere
                message={answer.message}
                formId={stepFormId(step)}
                intent={step === 3 ? "complete" : "next"}
                keepHref={`/onboarding?step=${step}`}
              />
            ) : (
              <FormError title="Error saving profile" errors={saveError(answer)} />
            )}
          </div>
          <StepForm
            key={step}
            step={step}
            profile={profile}
            lastResult={isConflict ? besideStored(answer.result, textsOf(profile)) : answer?.result}
            complete={complete}
          />
        </div>
        <StepNotes step={step} history={history} />
      </div>
      {!complete && (
        <p className="mt-12 text-sm text-muted">
          What you have saved is yours: <TextLink to="/settings/export">export your data</TextLink> or{" "}
          <TextLink to="/settings/delete">delete your account</TextLink> at any time.
        </p>
      )}
    </>
  )
}

/** The error of a failed save, if it does not concern a field. */
function saveError(answer: { result: { error?: unknown }; message: string } | undefined): string[] | null {
  if (!answer || answer.result.error === undefined) return null
  return answer.message ? [answer.message] : null
}
