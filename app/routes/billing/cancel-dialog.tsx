import { Form } from "@remix-run/react"
import { ButtonLink } from "../../ui/button-link"
import { SubmitButton } from "../../ui/form/submit-button"
import { Dialog } from "../../ui/layers/dialog"
import { billingHref } from "./period-switch"

/** Confirms the cancellation of a subscription. */
export function CancelDialog({ open, annual }: { open: boolean; annual: boolean }) {
  const closeHref = billingHref(annual)
  return (
    <Dialog
      open={open}
      title="Cancel Subscription"
      description="Are you sure you want to cancel your subscription? You will lose access to premium features at the end of your billing period."
      closeHref={closeHref}
      footer={
        <>
          <ButtonLink to={closeHref} preventScrollReset>
            Keep Subscription
          </ButtonLink>
          <Form method="post" action="/billing">
            <SubmitButton variant="danger" name="intent" value="cancel" busyLabel="Canceling...">
              Cancel Subscription
            </SubmitButton>
          </Form>
        </>
      }
    />
  )
}
