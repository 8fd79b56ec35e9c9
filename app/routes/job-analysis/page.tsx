import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { trashDays } from "../../domain/job-analysis/rules"
import { MoveAnalysis } from "../../domain/job-analysis/schema"
import { product } from "../../domain/kernel/product"
import { runForm } from "../../http/forms/run-form.server"
import { readyPage, requireReady } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { ButtonLink } from "../../ui/button-link"
import { UpgradeDialog } from "../../ui/plans/upgrade-dialog"
import { PageHeader } from "../../ui/shell/page-header"
import { TextLink } from "../../ui/text-link"
import { DeletedNotice } from "../../ui/trash/deleted-notice"
import { analyze, moveNow } from "./analyze.server"
import { AnalyzeForm } from "./analyze-form"
import { EvidenceToBuild } from "./evidence-to-build"
import { GenerateForm } from "./generate-form"
import { generate } from "./generate-tailored.server"
import { ProNotice } from "./pro-notice"
import { readOverview } from "./read-overview.server"
import { ReadingProgress } from "./reading-progress"
import { RecentAnalyses } from "./recent-analyses"
import { showReading } from "./show-reading.server"
import { TailoredGrid } from "./tailored-grid"
import { TailoredViewer } from "./tailored-viewer"
import { TailoringProgress } from "./tailoring-progress"

const path = "/job-analysis"

export const meta: MetaFunction = () => [{ title: `Job-Tailored Content · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const wanted = new URL(args.request.url).searchParams
  const { viewer, data } = await readyPage(args, (deps, who) => readOverview(deps, who, wanted))
  const { reading, tailoring } = data
  if (reading?.status === "succeeded") {
    throw await showReading(args.context.deps, (await requireReady(args)).userId, reading.analysisId)
  }
  if (tailoring?.status === "succeeded") {
    const done = { title: "Content generated successfully!" }
    throw redirectWithToast(`${path}?view=${tailoring.contentId}&made=1`, done)
  }
  // The address contains the job's id, so that the page can report the outcome.
  if (tailoring && tailoring.status !== "failed" && !wanted.has("generation")) {
    wanted.set("generation", tailoring.id)
    throw redirect(`${path}?${wanted}`)
  }
  return {
    viewer,
    ...data.shown(viewer),
    viewed: data.viewed,
    reading,
    tailoring,
    formKey: args.context.deps.newId(),
    origin: new URL(args.request.url).origin,
  }
}

export async function action(args: ActionFunctionArgs) {
  const formData = await args.request.formData()
  const actor = await requireReady(args)
  if (formData.has("contentType")) return generate(args, actor, formData)
  if (!formData.has("intent")) return analyze(args, actor, formData)
  const move = (input: MoveAnalysis) => moveNow(args.context.deps, actor, input)
  return runForm(args, MoveAnalysis, move, (done) => done, formData)
}

export default function JobAnalyses() {
  const { viewer, reading, viewed, tailoring, items, wanted, formKey, origin, postings, tailored } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [search] = useSearchParams()
  const isFree = viewer.membershipTier === "free"
  const isUnderWay = reading?.status === "queued" || reading?.status === "running"
  const failedContent = tailoring?.status === "failed" ? tailoring : null
  const failed = reading?.status === "failed" ? reading : null
  const from = search.get("from") === "url" || failed?.from === "url" ? "url" : "text"
  return (
    <>
      <PageHeader
        title="Job-Tailored Content"
        description="See what a posting asks for, what you can show, and what's missing."
        action={<ButtonLink to={`${path}/board`}>Applications</ButtonLink>}
      />
      {search.has("deleted") && (
        <DeletedNotice id={search.get("deleted") ?? ""} action="/job-analysis">
          The analysis is in the <TextLink to="/job-analysis/trash">trash</TextLink>. You can restore it for {trashDays}{" "}
          days.
        </DeletedNotice>
      )}
      {isFree && <ProNotice />}
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          {isUnderWay && (
            <ReadingProgress key={reading.jobId} jobId={reading.jobId} stage={reading.stage ?? reading.status} />
          )}
          {tailoring && !failedContent && <TailoringProgress key={tailoring.id} tailoring={tailoring} />}
          <AnalyzeForm
            key={failed?.jobId ?? from}
            from={from}
            given={{ content: search.get("content") ?? "", source: search.get("source") ?? "" }}
            origin={origin}
            formKey={formKey}
            canAnalyze={!isFree}
            refused={answer}
            failed={failed}
          />
          {!isFree && (
            <GenerateForm
              key={`made ${viewed?.id ?? failedContent?.id}`}
              postings={postings}
              formKey={formKey}
              refused={answer}
              failed={failedContent}
            />
          )}
          <TailoredGrid items={tailored} />
          <EvidenceToBuild wanted={wanted} />
        </div>
        <div className="flex min-w-0 flex-col gap-12">
          <RecentAnalyses items={items} />
        </div>
      </div>
      <TailoredViewer viewed={viewed} />
      <UpgradeDialog
        open={search.has("upgrade") || answer?.code === "upgrade_required"}
        feature="jobContent"
        tier={viewer.membershipTier}
        closeHref={path}
      />
    </>
  )
}
