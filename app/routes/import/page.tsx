import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { product } from "../../domain/kernel/product"
import { uploadLimitText } from "../../domain/kernel/upload"
import { contentAllowance } from "../../http/visitor/content-allowance.server"
import { userPage } from "../../http/visitor/guards.server"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"
import { JobWatch } from "../../ui/jobs/job-watch"
import { BringForm } from "../../ui/reading/bring-form"
import { PageHeader } from "../../ui/shell/page-header"
import { actOnImport } from "./act.server"
import { Imported } from "./imported"
import { NotRead } from "./not-read"
import { ReviewForm } from "./review-form"
import { shownImport } from "./shown-import.server"

export const meta: MetaFunction = () => [{ title: `Bring your resume · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, actor, data } = await userPage(args, shownImport)
  const next = actor.isOnboardingComplete ? "/achievements" : "/onboarding"
  const { deps } = args.context
  return { viewer, next, allowance: contentAllowance(deps, actor, viewer.locale), once: deps.newId(), shown: data }
}

export function action(args: ActionFunctionArgs) {
  return actOnImport(args)
}

const description =
  "Upload the resume you have, or your LinkedIn export. You see what we read, line by line, before anything is kept."

export default function ImportResume() {
  const { next, allowance, once, shown } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (shown.state === "reading") {
    return (
      <>
        <PageHeader title="Reading your resume" description={shown.name} />
        <JobWatch jobId={shown.jobId} />
        <p role="status">
          This takes a few seconds. You can leave this page: we'll tell you in your inbox when it's done.
        </p>
      </>
    )
  }
  const isReview = shown.state === "read"
  const isWriting = answer?.result.initialValue?.intent === "write"
  return (
    <>
      <PageHeader
        title={isReview ? "Look through your resume" : "Bring your resume"}
        description={isReview ? `${shown.name}: keep what's right, fix what isn't, skip the rest.` : description}
        action={
          !isReview && (
            <ButtonLink to={next}>{next === "/onboarding" ? "Enter it by hand" : "See your achievements"}</ButtonLink>
          )
        }
      />
      {shown.state === "failed" && (
        <Notice className="mb-8" variant="destructive" title={`${shown.name} could not be read`}>
          {shown.reason}
        </Notice>
      )}
      {isWriting && answer?.message && (
        <Notice className="mb-8" variant="destructive" title="Your resume was not written">
          {answer.message}
        </Notice>
      )}
      {shown.state === "accepted" && (
        <Imported name={shown.name} isOnboardingComplete={next === "/achievements"} allowance={allowance} once={once} />
      )}
      {isReview && (
        <>
          <ReviewForm {...shown.review} refused={answer?.result} />
          <NotRead pieces={shown.notRead} labels={shown.labels} />
          <h2 className="mt-14 mb-5 text-xl">Use another file instead</h2>
        </>
      )}
      <BringForm
        refused={isReview || isWriting ? undefined : answer?.result}
        again={shown.state !== "none"}
        limit={uploadLimitText}
      />
    </>
  )
}
