import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { findImports } from "../../../domain/archive/import/get-import.server"
import { startImport } from "../../../domain/archive/import/start-import.server"
import { ImportAccount } from "../../../domain/archive/schema"
import { product } from "../../../domain/kernel/product"
import { NoFields, runForm } from "../../../http/forms/run-form.server"
import { parseInput } from "../../../http/input/input.server"
import { readFile } from "../../../http/input/read-file.server"
import { requireUser, userPage } from "../../../http/visitor/guards.server"
import { Notice } from "../../../ui/feedback/notice"
import { JobWatch } from "../../../ui/jobs/job-watch"
import { TextLink } from "../../../ui/text-link"
import { Section } from "../section"
import { SettingsHeader } from "../settings-header"
import { DataImport } from "./data-import"

export const meta: MetaFunction = () => [{ title: `Import · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await userPage(args, findImports)
  return { viewer, ...data }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireUser(args)
  const { deps, upload } = args.context
  // The command reads the file, so its refusal comes back to the page.
  const command = async () =>
    startImport(deps, actor, parseInput(ImportAccount, await readFile(upload ?? args.request, deps)))
  return runForm(args, NoFields, command, () => redirect("/settings/import"), new FormData())
}

export default function Import() {
  const { isEmpty, jobId, last } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <SettingsHeader />
      {jobId && (
        <Section title="Your archive is being imported">
          <JobWatch jobId={jobId} />
          <p role="status">
            This takes a moment. You can leave this page: we will notify you in your inbox when it is done.
          </p>
        </Section>
      )}
      {!jobId && last?.state === "done" && (
        <Section title="Your archive has been imported">
          <p>
            {last.summary.reflections} reflections, {last.summary.evidence} pieces of evidence and{" "}
            {last.summary.documents} documents were imported.
          </p>
          {last.summary.doubted > 0 && (
            <p className="mt-2">
              {last.summary.doubted} sentences are not supported by that evidence. They are marked in their documents.
            </p>
          )}
          <p className="mt-4">
            <TextLink to="/growth-pulse">Reflections</TextLink> · <TextLink to="/content">Documents</TextLink> ·{" "}
            <TextLink to="/evidence">Evidence</TextLink>
          </p>
        </Section>
      )}
      {!jobId && last?.state === "failed" && (
        <div className="pt-6">
          <Notice variant="destructive" title="This archive could not be imported">
            {last.reason}
          </Notice>
        </div>
      )}
      {!jobId && !isEmpty && last?.state !== "done" && (
        <div className="pt-6">
          <Notice title="This account is not empty">
            It has reflections or documents. An export can only be imported into an account without them.
          </Notice>
        </div>
      )}
      {!jobId && isEmpty && <DataImport refused={answer?.result} />}
      {!jobId && !isEmpty && answer && <DataImport refused={answer.result} />}
    </>
  )
}
