import { Form } from "@remix-run/react"
import { type KeyboardEvent, useEffect, useRef } from "react"
import type { ShownSentence } from "../../../domain/document/document-page"
import { Button } from "../../../ui/button"
import { SubmitButton } from "../../../ui/form/submit-button"
import { ClaimInputs } from "./sentence-actions"

interface EditHereProps {
  sentence: ShownSentence
  version: number
  done: () => void
}

/** Edits a sentence in place. */
export function EditHere({ sentence, version, done }: EditHereProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") done()
  }

  return (
    <Form method="post" preventScrollReset className="edit-here" onKeyDown={leaveOnEscape}>
      <ClaimInputs sentence={sentence} version={version} />
      <textarea
        ref={field}
        name="text"
        rows={2}
        maxLength={2000}
        required
        defaultValue={sentence.text}
        aria-label="New wording"
        className="w-full border border-control bg-paper p-2"
      />
      <span className="flex gap-2">
        <SubmitButton size="small" name="intent" value="edit" busyLabel="Checking...">
          Save and check
        </SubmitButton>
        <Button size="small" variant="quiet" onClick={done}>
          Cancel
        </Button>
      </span>
    </Form>
  )
}
