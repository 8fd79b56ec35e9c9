import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { listEntries } from "../../domain/growth-pulse/list-entries.server"
import { responseLimits } from "../../domain/growth-pulse/rules"
import { recentEntries, SubmitResponse } from "../../domain/growth-pulse/schema"
import { submitResponse } from "../../domain/growth-pulse/submit-response.server"
import { nextQuestion, todaysQuestion } from "../../domain/growth-pulse/todays-question.server"
import { waitForJob } from "../../domain/jobs/get-job.server"
import { product } from "../../domain/kernel/product"
import { runQuery, together } from "../../domain/kernel/query.server"
import type { EventName } from "../../domain/tracking/schema"
import { track } from "../../domain/tracking/track.server"
import { readyPage, requireReady } from "../../http/guards.server"
import { formIdempotency } from "../../http/idempotency.server"
import { runForm } from "../../http/run-form.server"
import { redirectWithToast } from "../../http/toast.server"
import { PageHeader } from "../../ui/page-header"
import { UpgradeDialog } from "../../ui/upgrade-dialog"
import { AllReflections } from "./all-reflections"
import { ProgressStats } from "./progress-stats"
import { RecentReflections } from "./recent-reflections"
import { ReflectionForm, responseFieldId } from "./reflection-form"
import { shownEntry, wantedPage } from "./shown-entry.server"
import { StrongAnswer } from "./strong-answer"

export { ErrorBoundary } from "./question-error"

const path = "/growth-pulse"
/** Seconds to wait for the analysis, so that the toast can say it is done. */
const patience = 2

export const meta: MetaFunction = () => [{ title: `Growth Pulse · ${product.name}` }]

export const handle = { view: "growth_pulse_start" satisfies EventName }

export async function loader(args: LoaderFunctionArgs) {
  const { all, page } = wantedPage(args.request.url, recentEntries)
  const { viewer, actor, data } = await readyPage(args, (deps, who) =>
    together(todaysQuestion(deps, who), listEntries(deps, who, page)),
  )
  const [asked, { entries, nextCursor, stats }] = data
  const { growthPulseCount: used, growthLimit: limit, cadence } = actor
  return {
    viewer,
    asked,
    all,
    entries: entries.map((entry) => shownEntry(entry, viewer)),
    nextCursor,
    stats: { ...stats(actor), cadence },
    usage: { used, limit },
    maxLength: responseLimits.maximum,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { deps } = args.context
  const formData = await args.request.formData()
  const actor = await requireReady(args)
  if (formData.get("intent") === "new-question") {
    await runQuery(deps.db, nextQuestion(deps, actor.userId))
    return redirect(path)
  }
  deps.after(track(deps, "growth_pulse_start", actor.userId))
  const submit = async (input: SubmitResponse) => {
    const { jobId } = await submitResponse(deps, actor, input, await formIdempotency(deps, args.request, formData))
    return waitForJob(deps, actor.userId, jobId, patience)
  }
  return runForm(
    args,
    SubmitResponse,
    submit,
    ({ status, subjectId }) =>
      redirectWithToast(`${path}/${subjectId}`, {
        title: "Response submitted!",
        description:
          status === "succeeded"
            ? "Your reflection has been saved and analyzed."
            : "Your reflection has been saved and is being analyzed.",
      }),
    formData,
  )
}

export default function GrowthPulse() {
  const { viewer, asked, all, entries, nextCursor, stats, usage, maxLength } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [search] = useSearchParams()
  const limitReached = usage.limit !== "unlimited" && usage.used >= usage.limit

  return (
    // Without a script, closing the dialog only jumps to the field, so nothing typed is lost.
    <div className="[&:has(:target)_dialog:not(:modal)]:hidden">
      <PageHeader
        title="Growth Pulse"
        description="One question, one true thing you did. Your words become the evidence that everything else is written from."
      />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {all ? (
            <AllReflections entries={entries} nextCursor={nextCursor} />
          ) : (
            <ReflectionForm
              key={asked.question}
              {...asked}
              limitReached={limitReached}
              usage={usage}
              maxLength={maxLength}
              refused={answer}
            />
          )}
          {!all && <StrongAnswer />}
        </div>
        <div className="flex flex-col gap-10">
          <ProgressStats stats={stats} />
          {!all && <RecentReflections entries={entries} hasMore={nextCursor !== null} />}
        </div>
      </div>
      <UpgradeDialog
        open={search.has("limit") || answer?.code === "limit_reached"}
        feature="growthPulse"
        tier={viewer.membershipTier}
        closeHref={`${path}#${responseFieldId}`}
      />
    </div>
  )
}
