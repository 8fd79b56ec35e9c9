import { Form } from "@remix-run/react"
import Lock from "lucide-react/dist/esm/icons/lock.js"
import { longestPosting } from "../../domain/job-analysis/rules"
import type { FormAnswer } from "../../http/forms/run-form.server"
import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"
import { Field } from "../../ui/form/field"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import { useForm } from "../../ui/form/use-form"
import { Bookmarklet, useSelection } from "./bookmarklet"
import { isOfGeneration } from "./generate-form"
import { PostingTabs } from "./posting-tabs"

interface AnalyzeFormProps {
  /** New on every page, so pressing the button twice starts one analysis. */
  formKey: string
  canAnalyze: boolean
  refused: FormAnswer | undefined
  /** The last analysis if it failed. Its text is filled into the form again. */
  failed: { error: string | null; content: string; source: string } | null
  from: "text" | "url"
  /** Prefilled by the bookmarklet. */
  given: { content: string; source: string }
  origin: string
}

/** The card that starts the analysis of a posting. */
export function AnalyzeForm({ formKey, canAnalyze, refused, failed, from, given, origin }: AnalyzeFormProps) {
  const selection = useSelection()
  const [form, fields] = useForm<{ content: string; source: string }>({
    id: "analyze",
    lastResult: isOfGeneration(refused) ? undefined : refused?.result,
    defaultValue: { content: failed?.content || given.content, source: failed?.source || given.source },
  })
  if (!canAnalyze) return <UpgradeCard />
  const reasons = form.errors ?? (failed && !refused ? [failed.error ?? "Please try again."] : undefined)
  return (
    <Card title="Analyze Job Posting" id="analyze-posting">
      <PostingTabs current={from} />
      <Form id={form.id} method="post" action={from === "url" ? "/job-analysis?from=url" : "/job-analysis"}>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="type" value={from} />
        <FormError title="Analysis failed" errors={reasons} />
        {from === "url" ? (
          <Field
            field={fields.source}
            label="Posting address"
            hint="A public page. We fetch it and show you the text we read, so you can correct it."
            inputMode="url"
            placeholder="https://"
          />
        ) : (
          <TextareaField
            // A new key renders the field with the selection, which is known only after the first render.
            key={selection}
            field={selection ? { ...fields.content, initialValue: selection } : fields.content}
            label="Job description"
            hint="Paste the whole posting. We list what it asks for, in its own words, and what you can show for each point."
            rows={10}
            className="[&_textarea]:min-h-64"
            maxLength={longestPosting}
            counter
          />
        )}
        <SubmitButton size="large" className="mt-5" busyLabel="Analyzing...">
          Analyze Job Posting
        </SubmitButton>
      </Form>
      <Bookmarklet origin={origin} />
    </Card>
  )
}

/** Shown instead of a form that would only be refused after it was filled in. */
export function UpgradeCard() {
  return (
    <Card title="Analyze Job Posting" id="analyze-posting">
      <p className="max-w-prose">
        Paste a posting to see what it asks for, what you can already show for each point, and what evidence to build
        next.
      </p>
      <p id="analyze-needs" className="mt-3 flex items-center gap-2 text-sm text-muted">
        <Lock aria-hidden size="1rem" className="shrink-0" /> Your plan does not include job analysis.
      </p>
      <ButtonLink to="/job-analysis?upgrade=1" preventScrollReset className="mt-3" aria-describedby="analyze-needs">
        Upgrade to analyze a posting
      </ButtonLink>
    </Card>
  )
}
