import { Form } from "@remix-run/react"
import { responseLimits } from "../../domain/growth-pulse/rules"
import type { FormAnswer } from "../../http/forms/run-form.server"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import { useForm } from "../../ui/form/use-form"
import type { ShownReflection } from "./shown-reflection.server"

interface EntryFormsProps {
  entry: ShownReflection["entry"]
  /** Whether any of its lines were agreed to. */
  hasAgreed: boolean
  refused: FormAnswer | undefined
}

/** Edits or deletes a reflection; each form explains the consequences. */
export function EntryForms({ entry, hasAgreed, refused }: EntryFormsProps) {
  const isEdit = refused?.result.initialValue?.intent === "edit"
  const [form, fields] = useForm<{ response: string }>({
    id: "edit-reflection",
    lastResult: isEdit ? refused?.result : undefined,
    defaultValue: { response: entry.response },
  })
  return (
    <div className="divide-y divide-line border-y border-line">
      <details className="group py-3" open={isEdit || undefined}>
        <summary className="text-link text-sm">Edit this reflection</summary>
        <Form id={form.id} key={entry.version} method="post" preventScrollReset className="mt-3">
          <FormError errors={form.errors} />
          <input type="hidden" name="version" value={entry.version} />
          <TextareaField
            field={fields.response}
            label="Your response"
            hint="Lines you have not agreed to yet are proposed again. Agreed lines and documents stay as they are."
            rows={6}
            maxLength={responseLimits.maximum}
            counter
            manuscript
          />
          <SubmitButton name="intent" value="edit" size="small" className="mt-3" busyLabel="Saving...">
            Save changes
          </SubmitButton>
        </Form>
      </details>
      <details className="group py-3">
        <summary className="text-link text-sm">Delete this reflection</summary>
        <Form method="post" className="mt-3 space-y-3 text-sm">
          <p>
            This removes it from your evidence, along with lines you have not agreed to yet. Documents keep the text
            they were written from. The entry still counts toward this month.
          </p>
          {hasAgreed && (
            <label className="flex gap-2">
              <input type="checkbox" name="lines" value="true" className="mt-1" />
              <span>Also delete the lines I agreed to</span>
            </label>
          )}
          <SubmitButton name="intent" value="delete" variant="danger" size="small" busyLabel="Deleting...">
            Delete reflection
          </SubmitButton>
        </Form>
      </details>
    </div>
  )
}
