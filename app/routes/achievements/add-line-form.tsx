import { Form } from "@remix-run/react"
import { lineLimits, noRole } from "../../domain/achievements/rules"
import type { FormAnswer } from "../../http/forms/run-form.server"
import { Card } from "../../ui/card"
import { SelectField } from "../../ui/choices/select-field"
import { Field } from "../../ui/form/field"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import { useTimesSaved } from "../../ui/form/times-saved"
import { useForm } from "../../ui/form/use-form"
import type { ListedRole } from "./read-record.server"

interface Told {
  question: string
  response: string
  followUps: { evidenceId: string; question: string; response: string }[]
}

interface AddLineFormProps {
  roles: ListedRole[]
  /** The reflection that the line is written from, if the user came from one. */
  told: Told | null
  open: boolean
  refused: FormAnswer | undefined
}

/** A form for a line typed by the user; it counts as agreed. */
export function AddLineForm({ roles, told, open, refused }: AddLineFormProps) {
  const isMine = refused?.result.initialValue?.intent === "add"
  const [form, fields] = useForm<{ text: string; roleId: string; from: string; to: string; "period.to": string }>({
    id: "add",
    lastResult: isMine ? refused?.result : undefined,
    defaultValue: { roleId: noRole },
    fieldKey: useTimesSaved("intent", "add", isMine),
  })
  const to = { ...fields.to, errors: fields.to.errors ?? fields["period.to"].errors }
  return (
    <Card id="add-line" title="Add a line" look="ruled">
      {told && <ToldBefore told={told} />}
      <Form id={form.id} method="post" preventScrollReset className="space-y-4">
        <TextareaField
          className="[&_textarea]:min-h-16"
          field={fields.text}
          label="The line"
          hint="Say what you did and what came of it. It counts as agreed, because you wrote it."
          rows={2}
          maxLength={lineLimits.maximum}
          autoFocus={open}
          manuscript
        />
        <SelectField
          field={fields.roleId}
          label="Role"
          options={[...roles, { value: noRole, label: "Not tied to a role" }]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field field={fields.from} label="From" type="date" optional />
          <Field field={to} label="To" type="date" optional />
        </div>
        <SubmitButton name="intent" value="add" busyLabel="Adding...">
          Add line
        </SubmitButton>
      </Form>
    </Card>
  )
}

/** The words to write the line from. */
function ToldBefore({ told }: { told: Told }) {
  return (
    <section
      aria-label="Your reflection"
      className="mb-6 max-h-80 space-y-3 overflow-y-auto border-l-2 border-accent pl-3"
    >
      {[{ evidenceId: "", ...told }, ...told.followUps].map(({ evidenceId, question, response }) => (
        <div key={evidenceId}>
          <h3 className="font-sans text-sm font-medium">{question}</h3>
          <p className="manuscript mt-1 whitespace-pre-line wrap-anywhere">{response}</p>
        </div>
      ))}
    </section>
  )
}
