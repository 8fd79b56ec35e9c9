import { Form } from "@remix-run/react"
import { trashDays } from "../../domain/job-analysis/rules"
import { Notice } from "../../ui/notice"
import { SubmitButton } from "../../ui/submit-button"
import { TextLink } from "../../ui/text-link"

/** Shown after a deletion: links to the trash and offers an undo. */
export function DeletedNotice({ id }: { id: string }) {
  return (
    <Notice
      className="mb-8"
      action={
        <Form method="post" action="/job-analysis">
          <input type="hidden" name="id" value={id} />
          <SubmitButton variant="secondary" size="small" name="intent" value="restore" busyLabel="Restoring...">
            Undo
          </SubmitButton>
        </Form>
      }
    >
      The analysis is in the <TextLink to="/job-analysis/trash">trash</TextLink>. You can restore it for {trashDays}{" "}
      days.
    </Notice>
  )
}
