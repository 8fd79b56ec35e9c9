import { Form } from "@remix-run/react"
import { type ReactNode, useEffect, useId } from "react"
import type { ShownSentence } from "../../../domain/document/document-page"
import { isCarried } from "../../../domain/evidence/rules"
import { Button } from "../../../ui/button"
import { Notice } from "../../../ui/feedback/notice"
import { SubmitButton } from "../../../ui/form/submit-button"
import { TextareaField } from "../../../ui/form/textarea-field"
import type { RefusedRevision } from "./refused-revision"

interface RowProps {
  sentence: ShownSentence
  version: number
  refused: RefusedRevision | null
}

interface SentenceActionsProps extends RowProps {
  /** The sentence's status, shown before its actions. */
  children?: ReactNode
}

/** The actions for a sentence: shown directly for an untraced one, collapsed under "Change" for the others. */
export function SentenceActions({ children, ...props }: SentenceActionsProps) {
  const { sentence, refused } = props
  const isOpen = !isCarried(sentence.status)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {children}
      {sentence.isFixed ? null : isOpen ? (
        <SentenceChoices {...props} />
      ) : (
        <details className="open:basis-full print:hidden" open={refused ? true : undefined}>
          <summary className="text-link inline-block text-xs">
            Change<span className="sr-only"> sentence {sentence.number ?? sentence.text}</span>
          </summary>
          <SentenceChoices {...props} />
        </details>
      )}
    </div>
  )
}

/**
 * The forms of a sentence: edit and remove always, rewrite and confirm if it needs a decision. To vouch for a sentence
 * without a source is the last choice, not the first.
 */
export function SentenceChoices({ sentence, version, refused }: RowProps) {
  const { status, text } = sentence
  const id = useId()
  const isOpen = !isCarried(status)
  const editing = refused?.intent === "edit"
  useEffect(() => {
    if (editing) document.getElementById(id)?.focus()
  }, [editing, id])
  if (sentence.isFixed) return null
  return (
    <div className="mt-3 flex basis-full flex-wrap items-start gap-2 print:hidden">
      {refused && !editing && (
        <Notice variant="destructive" title={refused.message} className="order-last basis-full">
          Nothing was changed.
        </Notice>
      )}
      <details className="open:basis-full" open={editing || undefined}>
        <summary className="inline-flex min-h-8 items-center rounded-md border border-control bg-paper-raised px-2.5 py-1 text-sm font-medium hover:border-ink">
          Edit
        </summary>
        <Form method="post" preventScrollReset className="mt-3">
          <ClaimInputs sentence={sentence} version={version} />
          <TextareaField
            field={{
              id,
              name: "text",
              defaultValue: editing ? (refused.text ?? text) : text,
              errors: editing ? [refused.message] : undefined,
              required: true,
            }}
            label="New wording"
            rows={2}
            maxLength={2000}
            manuscript
          />
          <SubmitButton size="small" name="intent" value="edit" busyLabel="Checking..." className="mt-2">
            Save and check
          </SubmitButton>
        </Form>
      </details>
      {isOpen && (
        <Choice sentence={sentence} version={version} intent="rewrite">
          Rewrite from my words
        </Choice>
      )}
      <Choice sentence={sentence} version={version} intent="remove">
        Remove
      </Choice>
      {isOpen && (
        <Choice sentence={sentence} version={version} intent="confirm">
          Confirm
        </Choice>
      )}
    </div>
  )
}

interface ChoiceProps {
  sentence: ShownSentence
  version: number
  intent: "confirm" | "remove" | "rewrite"
  children: ReactNode
}

function Choice({ sentence, version, intent, children }: ChoiceProps) {
  return (
    <Form method="post" preventScrollReset>
      <ClaimInputs sentence={sentence} version={version} />
      <Button type="submit" variant="secondary" size="small" name="intent" value={intent}>
        {children}
        <span className="sr-only"> sentence {sentence.number ?? sentence.text}</span>
      </Button>
    </Form>
  )
}

/** The sentence's id and version, so that a concurrent change is detected and refused. */
export function ClaimInputs({ sentence, version }: { sentence: ShownSentence; version: number }) {
  return (
    <>
      <input type="hidden" name="claim" value={sentence.id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="number" value={sentence.number ?? ""} />
    </>
  )
}
