import { Form } from "@remix-run/react"
import { lineLimits, mergeFormId } from "../../domain/achievements/rules"
import type { FormAnswer } from "../../http/forms/run-form.server"
import { Card } from "../../ui/card"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import { useTimesSaved } from "../../ui/form/times-saved"
import { useForm } from "../../ui/form/use-form"

/** Merges the selected lines into one. */
export function MergeForm({ refused }: { refused: FormAnswer | undefined }) {
  const isMine = refused?.result.initialValue?.intent === "merge"
  const [form, fields] = useForm<{ text: string; ids: string }>({
    id: mergeFormId,
    lastResult: isMine ? refused?.result : undefined,
    fieldKey: useTimesSaved("intent", "merge", isMine),
  })
  return (
    <Card title="Merge lines" look="ruled">
      <Form id={form.id} method="post" preventScrollReset className="space-y-4">
        <FormError errors={fields.ids.errors} />
        <TextareaField
          className="[&_textarea]:min-h-16"
          field={fields.text}
          label="The merged line"
          hint="Select two to five lines above. They are set aside, and the new line keeps their sources."
          rows={2}
          maxLength={lineLimits.maximum}
          manuscript
        />
        <SubmitButton name="intent" value="merge" variant="secondary" busyLabel="Merging...">
          Merge selected lines
        </SubmitButton>
      </Form>
    </Card>
  )
}
