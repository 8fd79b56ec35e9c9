import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare"
import { Form, useActionData, useLoaderData } from "@remix-run/react"
import { analyzePosting } from "../../domain/job-analysis/analyze/analyze-posting.server"
import { AnalyzePosting } from "../../domain/job-analysis/schema"
import { product } from "../../domain/kernel/product"
import { emptyQuery } from "../../domain/kernel/query.server"
import { uploadLimitText } from "../../domain/kernel/upload"
import { NoFields, runForm } from "../../http/forms/run-form.server"
import { parseInput } from "../../http/input/input.server"
import { readFile } from "../../http/input/read-file.server"
import { waitWithUser } from "../../http/jobs/watched-job.server"
import { readyPage, requireReady } from "../../http/visitor/guards.server"
import { Card } from "../../ui/card"
import { Notice } from "../../ui/feedback/notice"
import { Field } from "../../ui/form/field"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import { useForm } from "../../ui/form/use-form"
import { PageHeader } from "../../ui/shell/page-header"
import { TextLink } from "../../ui/text-link"
import { UpgradeCard } from "./analyze-form"
import { PostingTabs } from "./posting-tabs"
import { ProNotice } from "./pro-notice"

export const meta: MetaFunction = () => [{ title: `Analyze a PDF · ${product.name}` }]

/** Seconds to wait: most PDFs are read by then. */
const patience = 4

export async function loader(args: LoaderFunctionArgs) {
  const { viewer } = await readyPage(args, () => emptyQuery)
  return { viewer, isOn: args.context.deps.settings.uploads }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireReady(args)
  const { deps, upload } = args.context
  // The command reads the file, so its refusal comes back to the page.
  const command = async () => {
    const { file } = await readFile(upload ?? args.request, deps)
    const { jobId } = await analyzePosting(deps, actor, parseInput(AnalyzePosting, { type: "file", file }))
    return waitWithUser(deps, actor.userId, jobId, patience)
  }
  return runForm(
    args,
    NoFields,
    command,
    (job) => redirect(job.status === "succeeded" ? `/job-analysis/${job.subjectId}` : `/job-analysis?job=${job.id}`),
    new FormData(),
  )
}

export default function AnalyzeFile() {
  const { viewer, isOn } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [form, fields] = useForm<{ file: string }>({ id: "analyze-file", lastResult: answer?.result })
  const isFree = viewer.membershipTier === "free"
  return (
    <>
      <PageHeader
        above={<TextLink to="/job-analysis">Job-Tailored Content</TextLink>}
        title="Analyze a PDF"
        description="We read its text in the background and delete the file a day later."
      />
      {isFree && <ProNotice />}
      <div className="max-w-3xl">
        {isFree ? (
          <UpgradeCard />
        ) : (
          <Card title="Analyze Job Posting">
            <PostingTabs current="file" />
            {isOn ? (
              <Form id={form.id} method="post" action="/job-analysis/file" encType="multipart/form-data">
                <FormError errors={form.errors} />
                <Field
                  field={fields.file}
                  label="Job posting"
                  hint={`A PDF with text, at most ${uploadLimitText} and 30 pages.`}
                  type="file"
                  accept=".pdf,application/pdf"
                />
                <SubmitButton size="large" className="mt-5" formAction="/job-analysis/file" busyLabel="Analyzing...">
                  Analyze Job Posting
                </SubmitButton>
              </Form>
            ) : (
              <Notice title="File upload coming soon">PDF upload will be available in the next update.</Notice>
            )}
          </Card>
        )}
      </div>
    </>
  )
}
