import { Form } from "@remix-run/react"
import { trashDays } from "../../domain/document/kinds"
import { ButtonLink } from "../../ui/button-link"
import { SubmitButton } from "../../ui/form/submit-button"
import { Dialog } from "../../ui/layers/dialog"

interface DeleteDialogProps {
  open: boolean
  /** The document to delete. */
  title: string
  action: string
  /** The document's id, if the address does not contain it. */
  id?: string
  closeHref: string
}

/** Confirms moving a document to the trash. */
export function DeleteDialog({ open, title, action, id, closeHref }: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      title="Are you sure you want to delete this content?"
      closeHref={closeHref}
      footer={
        <>
          <ButtonLink to={closeHref} preventScrollReset>
            Cancel
          </ButtonLink>
          <Form method="post" action={action}>
            {id && <input type="hidden" name="id" value={id} />}
            <SubmitButton variant="danger" name="intent" value="delete" busyLabel="Deleting...">
              Delete
            </SubmitButton>
          </Form>
        </>
      }
    >
      <p>
        “{title}” goes to the trash. You can restore it for {trashDays} days.
      </p>
    </Dialog>
  )
}
