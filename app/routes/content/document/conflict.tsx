import { Form } from "@remix-run/react"
import type { ShownDocument, ShownSentence } from "../../../domain/document/document-page"
import { ButtonLink } from "../../../ui/button-link"
import { Notice } from "../../../ui/feedback/notice"
import { SubmitButton } from "../../../ui/form/submit-button"
import { TextareaField } from "../../../ui/form/textarea-field"
import { counterpart, type RefusedRevision } from "./refused-revision"
import { ClaimInputs } from "./sentence-actions"

interface ConflictProps {
  message: string
  /** The stored version of the document. */
  document: ShownDocument
  /** The refused change to a sentence; null if the change was about the whole document. */
  refused: RefusedRevision | null
}

const again: Record<string, string> = {
  confirm: "Confirm the current version",
  remove: "Remove the current version",
  rewrite: "Rewrite it from my words",
}

/** Shows the stored and the typed version side by side, so that the user can choose one. */
export function Conflict({ message, document, refused }: ConflictProps) {
  if (!refused) {
    return (
      <Notice variant="destructive" title={message} className="mb-6">
        Nothing was changed. This is the current version.
      </Notice>
    )
  }
  const now = counterpart(document, refused)
  return (
    <section aria-label="Two versions" className="mb-8">
      <Notice variant="destructive" title={message}>
        Nothing was overwritten, and nothing you typed is lost.
      </Notice>
      <div className="mt-5 grid gap-6 md:grid-cols-2">
        <div>
          <h2 className="text-sm font-medium">Current version</h2>
          <p className="mt-1.5 font-serif text-base leading-snug">
            {now ? now.text : "This sentence no longer exists."}
          </p>
          <ButtonLink to={`/content/${document.id}`} reloadDocument variant="secondary" className="mt-3">
            Keep current version
          </ButtonLink>
        </div>
        <Mine now={now} version={document.version} refused={refused} />
      </div>
    </section>
  )
}

interface MineProps {
  now: ShownSentence | null
  version: number
  refused: RefusedRevision
}

function Mine({ now, version, refused: { intent, text } }: MineProps) {
  const field = { id: "conflict-text", name: "text", defaultValue: text ?? "", required: true }
  const wording = text !== null && (
    <TextareaField field={field} label="What you wrote" rows={3} maxLength={2000} manuscript />
  )
  if (!now) return wording
  return (
    <Form method="post" preventScrollReset>
      <ClaimInputs sentence={now} version={version} />
      {wording}
      <SubmitButton name="intent" value={intent} busyLabel="Saving..." className="mt-3">
        {again[intent] ?? "Save mine instead"}
      </SubmitButton>
    </Form>
  )
}
