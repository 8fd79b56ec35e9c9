import { Form } from "@remix-run/react"
import { lineLimits, noRole } from "../../domain/achievements/rules"
import type { FormAnswer } from "../../http/forms/run-form.server"
import { SelectField } from "../../ui/choices/select-field"
import { Field } from "../../ui/form/field"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import { useForm } from "../../ui/form/use-form"
import type { ListedRole, ShownLine } from "./read-record.server"

interface ChangeLineFormProps {
  line: ShownLine
  roles: ListedRole[]
  refused: FormAnswer | undefined
}

/** Edits a line's text, role or dates, or deletes it. */
export function ChangeLineForm({ line, roles, refused }: ChangeLineFormProps) {
  const { id, version, text, roleId, roleChoices, state, period } = line
  const asks = roleChoices.length > 0
  const [form, fields] = useForm<{ text: string; roleId: string; from: string; to: string; "period.to": string }>({
    id: `change-${id}`,
    lastResult: refused?.result,
    defaultValue: { text, roleId: asks ? "" : roleId || noRole, ...period },
  })
  const to = { ...fields.to, errors: fields.to.errors ?? fields["period.to"].errors }
  const isConflict = refused?.code === "conflict"
  return (
    <Form id={form.id} method="post" preventScrollReset className="mt-3 max-w-prose space-y-4">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {isConflict && (
        <p className="border-l-3 border-negative-mark pl-3">
          <span className="text-muted">Saved now:</span> {text}{" "}
          <span className="text-muted">What you typed is below.</span>
        </p>
      )}
      <TextareaField
        className="[&_textarea]:min-h-16"
        field={fields.text}
        label="The line"
        hint="You can add what your reflection doesn't say. We mark what you add."
        rows={2}
        maxLength={lineLimits.maximum}
        manuscript
      />
      <SelectField
        field={fields.roleId}
        label={asks ? "Which role was this in?" : "Role"}
        options={[...roles, { value: noRole, label: "Not tied to a role" }]}
        placeholder={asks ? "Choose the role" : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field field={fields.from} label="From" type="date" optional />
        <Field field={to} label="To" type="date" optional />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="intent" value="save" size="small" busyLabel="Saving...">
          Save
        </SubmitButton>
        {state === "proposed" && (
          <SubmitButton name="intent" value="agree" size="small" variant="secondary" busyLabel="Saving...">
            Save and agree
          </SubmitButton>
        )}
        <SubmitButton name="intent" value="delete" size="small" variant="danger" busyLabel="Deleting..." formNoValidate>
          Delete for good
        </SubmitButton>
      </div>
    </Form>
  )
}
