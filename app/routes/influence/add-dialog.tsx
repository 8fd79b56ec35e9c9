import { Form } from "@remix-run/react"
import { influenceTypeNames, influenceTypes, platformNames, platforms } from "../../domain/influence/kinds"
import { ButtonLink } from "../../ui/button-link"
import { SelectField } from "../../ui/choices/select-field"
import { Field } from "../../ui/form/field"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import { useTimesSaved } from "../../ui/form/times-saved"
import { useForm } from "../../ui/form/use-form"
import { Dialog } from "../../ui/layers/dialog"
import { answerTo } from "./answer-to"
import type { ShownInfluence } from "./shown-influence.server"

interface AddDialogProps {
  open: boolean
  /** Set to add newer counts to an existing piece. */
  piece: ShownInfluence["piece"]
  today: string
  answer: unknown
}

type Fields = Record<
  | "contentDescription"
  | "contentType"
  | "platform"
  | "engagementDate"
  | "readOn"
  | "likesCount"
  | "commentsCount"
  | "sharesCount"
  | "viewsCount",
  string
>

const counts = [
  ["likesCount", "Likes"],
  ["commentsCount", "Comments"],
  ["sharesCount", "Shares"],
  ["viewsCount", "Views"],
] as const

/** Records the counts of a published piece. The dialog has its own address. */
export function AddDialog({ open, piece, today, answer }: AddDialogProps) {
  const closeHref = "/influence-score?tab=engagement"
  const refused = answerTo(answer, "engagement")
  const [form, fields] = useForm<Fields>({
    id: "engagement",
    lastResult: refused,
    fieldKey: useTimesSaved("intent", "engagement", Boolean(refused)),
    defaultValue: { engagementDate: today, readOn: today, platform: "linkedin", contentType: "post" },
  })
  return (
    <Dialog
      open={open}
      title={piece ? "Add newer numbers" : "Add Engagement"}
      description={
        piece
          ? piece.contentDescription.slice(0, 150)
          : "The numbers for one published piece, as the platform shows them."
      }
      closeHref={closeHref}
    >
      <Form
        id={form.id}
        method="post"
        action={`/influence-score?tab=engagement&${piece ? `piece=${piece.id}` : "add=1"}`}
        className="space-y-5"
      >
        <FormError title="Failed to add engagement" errors={form.errors} />
        {piece ? (
          <>
            <input type="hidden" name="contentDescription" value={piece.contentDescription} />
            <input type="hidden" name="contentType" value={piece.contentType} />
            <input type="hidden" name="platform" value={piece.platform} />
            <input type="hidden" name="engagementDate" value={piece.engagementDate} />
          </>
        ) : (
          <>
            <TextareaField
              field={fields.contentDescription}
              label="Description"
              hint="Its first line, so you'll recognize it."
              rows={2}
              maxLength={2000}
              autoFocus={open}
              className="[&_textarea]:min-h-16"
            />
            <div className="grid gap-5 sm:grid-cols-2">
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
              <Field field={fields.engagementDate} label="Published on" type="date" max={today} />
            </div>
          </>
        )}
        <div className="grid grid-cols-2 gap-5">
          {counts.map(([name, label]) => (
            <Field
              key={name}
              field={fields[name]}
              label={label}
              type="number"
              min={0}
              inputMode="numeric"
              placeholder="0"
            />
          ))}
        </div>
        {piece && <Field field={fields.readOn} label="Counted on" type="date" min={piece.engagementDate} max={today} />}
        <div className="dialog-footer">
          <ButtonLink to={closeHref} preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton name="intent" value="engagement" busyLabel="Adding...">
            {piece ? "Add numbers" : "Add Engagement"}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
