import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare"
import { Form, useActionData, useLoaderData } from "@remix-run/react"
import { findImport } from "../../domain/influence/imports/find-import.server"
import { ImportEngagement } from "../../domain/influence/imports/import-schema"
import { previewImport } from "../../domain/influence/imports/preview-import.server"
import { startImport } from "../../domain/influence/imports/start-import.server"
import { influenceTypeNames, influenceTypes, platformNames, platforms } from "../../domain/influence/kinds"
import { product } from "../../domain/kernel/product"
import { uploadLimitText } from "../../domain/kernel/upload"
import { NoFields, runForm } from "../../http/forms/run-form.server"
import { parseInput } from "../../http/input/input.server"
import { readUpload } from "../../http/input/read-file.server"
import { waitWithUser } from "../../http/jobs/watched-job.server"
import { readyPage, requireReady } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { Card } from "../../ui/card"
import { SelectField } from "../../ui/choices/select-field"
import { Field } from "../../ui/form/field"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import { useForm } from "../../ui/form/use-form"
import { PageHeader } from "../../ui/shell/page-header"
import { TextLink } from "../../ui/text-link"
import { ImportPreview } from "./import-preview"
import { LastImport } from "./last-import"
import { MappingFields } from "./mapping-fields"
import { NotPro } from "./not-pro"
import { shownImport, uploadOf } from "./shown-import.server"

export const meta: MetaFunction = () => [{ title: `Import engagement · ${product.name}` }]

/** Seconds to wait: most exports are imported by then. */
const patience = 3

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: last } = await readyPage(args, findImport)
  return { viewer, last: viewer.membershipTier === "pro" ? last : null }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireReady(args)
  const { deps, upload } = args.context
  const command = async () => {
    const given = uploadOf(await readUpload(upload ?? args.request, deps))
    const input = parseInput(ImportEngagement, given)
    if (input.intent === "preview") return { found: await previewImport(deps, actor, input), given }
    const { jobId } = await startImport(deps, actor, input)
    return { found: null, job: await waitWithUser(deps, actor.userId, jobId, patience) }
  }
  return runForm(
    args,
    NoFields,
    command,
    (outcome) => {
      if (outcome.found) return data({ preview: shownImport(outcome.found, outcome.given) })
      if (outcome.job.status !== "succeeded") return redirect("/influence-score/import")
      return redirectWithToast("/influence-score?tab=engagement", { title: "Import finished" })
    },
    new FormData(),
  )
}

type Fields = Record<"file" | "platform" | "contentType" | "dateOrder", string>

export default function ImportPage() {
  const { viewer, last } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refused = answer && "result" in answer ? answer.result : undefined
  const preview = answer && "preview" in answer ? answer.preview : null
  const [form, fields] = useForm<Fields>({
    id: "import",
    lastResult: refused,
    defaultValue: { platform: "linkedin", contentType: "post", ...preview?.given },
  })
  const isReady = preview?.isReady ?? false
  return (
    <>
      <PageHeader
        above={<TextLink to="/influence-score">Influence Score</TextLink>}
        title="Import engagement"
        description="The export file from your platform: LinkedIn’s creator analytics, X, Instagram, Facebook or Medium, as CSV or XLSX."
      />
      {viewer.membershipTier !== "pro" ? (
        <NotPro />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[24rem_minmax(0,1fr)]">
          <Card title="The file">
            <Form id={form.id} method="post" encType="multipart/form-data" className="space-y-5">
              <FormError title="Import failed" errors={form.errors} />
              <Field
                field={fields.file}
                label="Export file"
                hint={`CSV or XLSX, at most 50,000 rows and ${uploadLimitText}.`}
                type="file"
                accept=".csv,.tsv,.txt,.xlsx,text/csv"
              />
              <div className="grid grid-cols-2 gap-5">
                <SelectField
                  field={fields.platform}
                  label="Platform"
                  options={platforms.map((value) => ({ value, label: platformNames[value] }))}
                />
                <SelectField
                  field={fields.contentType}
                  label="Type"
                  options={influenceTypes.map((value) => ({ value, label: influenceTypeNames[value] }))}
                />
              </div>
              <SelectField
                field={fields.dateOrder}
                label="Dates like 3/4/2026"
                placeholder="As the file shows"
                options={[
                  { value: "month", label: "Month first (March 4)" },
                  { value: "day", label: "Day first (April 3)" },
                ]}
              />
              {preview && preview.headers.length > 0 && <MappingFields preview={preview} />}
              <div className="flex flex-wrap gap-3">
                <SubmitButton
                  name="intent"
                  value="preview"
                  variant={isReady ? "secondary" : "primary"}
                  busyLabel="Reading..."
                >
                  Preview
                </SubmitButton>
                <SubmitButton
                  name="intent"
                  value="import"
                  variant={isReady ? "primary" : "secondary"}
                  busyLabel="Importing..."
                >
                  Import
                </SubmitButton>
              </div>
              <noscript>
                <p className="text-sm text-muted">Choose the file again after the preview.</p>
              </noscript>
            </Form>
          </Card>
          {preview || !last ? <ImportPreview preview={preview} /> : <LastImport last={last} />}
        </div>
      )}
    </>
  )
}
