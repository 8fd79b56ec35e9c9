import { isDoubted, lineLimits, noRole } from "../../domain/achievements/rules"
import { SelectField } from "../../ui/choices/select-field"
import { DoubtNote, doubtId } from "../../ui/evidence/doubt-note"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import type { RoleChoice, ShownProposal } from "./shown-reflection.server"
import type { TypedLines } from "./typed-lines"

interface LineFieldsProps {
  line: ShownProposal
  at: number
  of: number
  roles: RoleChoice[]
  typed: TypedLines
}

/** One proposed line: its text and, if several roles are possible, its role. */
export function LineFields({ line, at, of, roles, typed }: LineFieldsProps) {
  const { id, version, text, roleId, roleChoices, added, compared } = line
  const note = noteOf(line)
  const mine = typed.of(id)
  const asks = roleChoices.length > 0
  const field = (name: "text" | "roleId", initialValue: string) => ({
    id: `line-${at}-${name}`,
    name: `lines[${at}].${name}`,
    initialValue: mine?.[name] ?? initialValue,
    errors: mine?.errors(name),
  })
  const likely = [...roles].sort(
    (a, b) => Number(roleChoices.includes(b.value)) - Number(roleChoices.includes(a.value)),
  )
  const isOther = mine !== null && mine.text !== text && mine.text !== ""
  return (
    <fieldset aria-describedby={note} className="border border-line bg-paper-raised p-4 sm:p-5">
      <legend className="sr-only">
        Line {at + 1} of {of}
      </legend>
      <input type="hidden" name={`lines[${at}].id`} value={id} />
      <input type="hidden" name={`lines[${at}].version`} value={version} />
      <TextareaField
        className="[&_textarea]:min-h-16"
        field={field("text", text)}
        label={of > 1 ? `Line ${at + 1}` : "The line"}
        rows={2}
        maxLength={lineLimits.maximum}
        manuscript
      />
      {isOther && typed.errors && (
        <p className="mt-2 text-sm">
          <span className="text-muted">Saved now:</span> {text}
        </p>
      )}
      {note && <DoubtNote id={note} reasons={added} words={compared} />}
      <SelectField
        className="mt-4"
        field={field("roleId", asks ? "" : roleId || noRole)}
        label={asks ? "Which role was this in?" : "Role"}
        options={[...likely, { value: noRole, label: "Not tied to a role" }]}
        placeholder={asks ? "Choose the role" : undefined}
      />
      {of > 1 || roles.length > 0 ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {of > 1 && (
            <SubmitButton
              name="intent"
              value={`agree:${id}`}
              size="small"
              variant="secondary"
              busyLabel="Saving..."
              aria-describedby={note}
            >
              Agree<span className="sr-only"> to line {at + 1}</span>
            </SubmitButton>
          )}
          <SetAside id={id} at={at} />
        </div>
      ) : (
        <div className="mt-4">
          <SetAside id={id} at={at} />
        </div>
      )}
    </fieldset>
  )
}

/** The id of the note about a doubted line; undefined if its words support it. */
export function noteOf(line: ShownProposal): string | undefined {
  return isDoubted(line) ? doubtId(line.id) : undefined
}

function SetAside({ id, at }: { id: string; at: number }) {
  return (
    <SubmitButton
      name="intent"
      value={`aside:${id}`}
      size="small"
      variant="quiet"
      className="first:-ml-2"
      busyLabel="Saving..."
    >
      Set aside<span className="sr-only"> line {at + 1}</span>
    </SubmitButton>
  )
}
