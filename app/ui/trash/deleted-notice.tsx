import { Form } from "@remix-run/react"
import type { ReactNode } from "react"
import { Notice } from "../feedback/notice"
import { SubmitButton } from "../form/submit-button"

interface DeletedNoticeProps {
  id: string
  /** The page whose action handles the intent "restore". */
  action: string
  children: ReactNode
}

/** Shown after a deletion, with an undo button. */
export function DeletedNotice({ id, action, children }: DeletedNoticeProps) {
  return (
    <Notice
      className="mb-8"
      action={
        <Form method="post" action={action}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton variant="secondary" size="small" name="intent" value="restore" busyLabel="Restoring...">
            Undo
          </SubmitButton>
        </Form>
      }
    >
      {children}
    </Notice>
  )
}
