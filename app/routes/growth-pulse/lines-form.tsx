import { Form } from "@remix-run/react"
import { isDoubted } from "../../domain/achievements/rules"
import { listed } from "../../domain/kernel/listed"
import type { FormAnswer } from "../../http/forms/run-form.server"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextareaField } from "../../ui/form/textarea-field"
import { LineFields, noteOf } from "./line-fields"
import type { RoleChoice, ShownProposal } from "./shown-reflection.server"
import { typedLines } from "./typed-lines"

interface LinesFormProps {
  proposals: ShownProposal[]
  roles: RoleChoice[]
  followUp: string | null
  refused: FormAnswer | undefined
}

/**
 * The key of the form. Changed lines and a stored answer reset it, so an old answer never appears under the next
 * question.
 */
export function linesKey(proposals: readonly { id: string; version: number }[], answers: readonly unknown[]): string {
  return [answers.length, ...proposals.map(({ id, version }) => id + version)].join()
}

/** The proposed lines and the follow-up question share one form, so no button loses typed text. */
export function LinesForm({ proposals, roles, followUp, refused }: LinesFormProps) {
  const typed = typedLines(refused)
  return (
    <Form id="lines" method="post" preventScrollReset className="space-y-8">
      <FormError errors={typed.errors} />
      {typed.besides(proposals.map(({ id }) => id)).map((text) => (
        <p key={text} className="border-l-3 border-negative-mark pl-3">
          <span className="text-sm text-muted">
            You typed this into a line that has since been agreed to or set aside:
          </span>{" "}
          <span className="manuscript">{text}</span>
        </p>
      ))}
      <ol className="space-y-8">
        {proposals.map((line, at) => (
          <li key={line.id}>
            <LineFields line={line} at={at} of={proposals.length} roles={roles} typed={typed} />
          </li>
        ))}
      </ol>
      {followUp && (
        <div className="border-l-3 border-accent bg-accent-soft px-4 py-4">
          <TextareaField
            field={{ id: "follow-up", name: "followUp", initialValue: typed.followUp }}
            label={<span className="font-serif text-lg font-normal">{followUp}</span>}
            hint="Your answer becomes part of this reflection. It does not count toward your limit."
            rows={2}
            maxLength={5000}
          />
          <SubmitButton
            name="intent"
            value="answer"
            variant="secondary"
            size="small"
            className="mt-3"
            busyLabel="Adding..."
          >
            Add my answer
          </SubmitButton>
        </div>
      )}
      {proposals.length > 0 && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-6">
          <AgreeButton proposals={proposals} />
          <SubmitButton name="intent" value="later" variant="quiet" busyLabel="Saving...">
            Later
          </SubmitButton>
        </div>
      )}
    </Form>
  )
}

/** Agrees to a single line, or to all supported lines at once. A doubted line among several has only its own button. */
function AgreeButton({ proposals }: { proposals: ShownProposal[] }) {
  const [only, ...others] = proposals
  const supported = proposals.flatMap((line, at) => (isDoubted(line) ? [] : [String(at + 1)]))
  if (only && others.length === 0) {
    return (
      <SubmitButton name="intent" value={`agree:${only.id}`} busyLabel="Saving..." aria-describedby={noteOf(only)}>
        Agree
      </SubmitButton>
    )
  }
  if (supported.length === 0) return null
  const which = supported.length === proposals.length ? `all ${proposals.length}` : linesNamed(supported)
  return (
    <SubmitButton name="intent" value="agree" busyLabel="Saving...">
      Agree to {which}
    </SubmitButton>
  )
}

/** "line 2", "lines 1 and 3", "lines 1, 2 and 4". */
function linesNamed(numbers: string[]): string {
  return `${numbers.length === 1 ? "line" : "lines"} ${listed(numbers)}`
}
