import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { clsx } from "clsx/lite"
import { useRef } from "react"
import { listEntries } from "../../domain/growth-pulse/entries/list-entries.server"
import { submitResponse } from "../../domain/growth-pulse/entries/submit-response.server"
import { nextQuestion, todaysQuestion } from "../../domain/growth-pulse/question/todays-question.server"
import { responseLimits } from "../../domain/growth-pulse/rules"
import { recentEntries, SubmitResponse } from "../../domain/growth-pulse/schema"
import { formatDay } from "../../domain/kernel/format"
import { product } from "../../domain/kernel/product"
import { runQuery, together } from "../../domain/kernel/query.server"
import { nextPeriodStart } from "../../domain/plans/period"
import { isLeft } from "../../domain/plans/rules"
import type { EventName } from "../../domain/tracking/schema"
import { track } from "../../domain/tracking/track.server"
import { formIdempotency } from "../../http/api/idempotency.server"
import { type FormAnswer, runForm } from "../../http/forms/run-form.server"
import { waitWithUser } from "../../http/jobs/watched-job.server"
import { readyPage, requireReady } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { UpgradeDialog } from "../../ui/plans/upgrade-dialog"
import { PageHeader } from "../../ui/shell/page-header"
import { AllReflections } from "./all-reflections"
import { LimitReached } from "./limit-reached"
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
    resetsOn: formatDay(nextPeriodStart(args.context.deps.now(), actor.billingAnchor), viewer.locale),
    maxLength: responseLimits.maximum,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { deps } = args.context
  const formData = await args.request.formData()
  const actor = await requireReady(args)
  if (formData.get("intent") === "new-question") {
    await runQuery(deps.db, nextQuestion(deps, actor.userId))
    return typedFor(formData) ?? redirect(path)
  }
  deps.after(track(deps, "growth_pulse_start", actor.userId))
  const submit = async (input: SubmitResponse) => {
    const { jobId } = await submitResponse(deps, actor, input, await formIdempotency(deps, args.request, formData))
    return waitWithUser(deps, actor.userId, jobId, patience)
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

/** The text that was typed before the user asked for another question; it stays in the field. */
function typedFor(formData: FormData): Pick<FormAnswer, "result"> | null {
  const response = formData.get("response")
  return typeof response === "string" && response.trim() ? { result: { initialValue: { response } } } : null
}

export default function GrowthPulse() {
  const { viewer, asked, all, entries, nextCursor, stats, usage, resetsOn, maxLength } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [search] = useSearchParams()
  const isRefused = answer !== undefined && "code" in answer && answer.code === "limit_reached"
  const limitReached = !isLeft(usage.used, usage.limit)
  // The limit may be reached in another tab while the user is typing here. The typed text stays.
  const keepsForm = useRef(false)
  if (answer) keepsForm.current = true
  const tier = viewer.membershipTier

  return (
    // Without a script, closing the dialog only jumps to the field, so nothing typed is lost.
    <div className="[&:has(:target)_dialog:not(:modal)]:hidden">
      <PageHeader
        title="Growth Pulse"
        description="One question, one true thing you did. Everything else is written from your answers."
      />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className={clsx("min-w-0", !all && "stays")}>
          {all ? (
            <AllReflections entries={entries} nextCursor={nextCursor} />
          ) : limitReached && !keepsForm.current ? (
            <LimitReached used={usage.used} resetsOn={resetsOn} tier={tier} />
          ) : (
            <>
              <ReflectionForm {...asked} draftKey={viewer.email} usage={usage} maxLength={maxLength} refused={answer} />
              <StrongAnswer />
            </>
          )}
        </div>
        <div className={clsx("flex flex-col gap-10", all && "stays")}>
          <ProgressStats stats={stats} />
          {!all && <RecentReflections entries={entries} hasMore={nextCursor !== null} />}
        </div>
      </div>
      <UpgradeDialog
        open={isRefused || (limitReached && search.has("limit"))}
        feature="growthPulse"
        tier={tier}
        resetsOn={resetsOn}
        closeHref={isRefused ? `${path}#${responseFieldId}` : path}
      />
    </div>
  )
}
