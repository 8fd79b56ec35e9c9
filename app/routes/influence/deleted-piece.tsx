import { Form } from "@remix-run/react"
import { restorableDays } from "../../domain/influence/limits"
import { Notice } from "../../ui/notice"
import { SubmitButton } from "../../ui/submit-button"

/** Shown after a deletion, with its undo. */
export function DeletedPiece({ id }: { id: string }) {
  return (
    <Notice
      className="mb-8"
      action={
        <Form method="post" action="/influence-score?tab=engagement">
          <input type="hidden" name="id" value={id} />
          <SubmitButton variant="secondary" size="small" name="intent" value="restore" busyLabel="Restoring...">
            Undo
          </SubmitButton>
        </Form>
      }
    >
      The piece and its numbers are deleted. You can restore them for {restorableDays} days.
    </Notice>
  )
}
