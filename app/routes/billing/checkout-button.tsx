import { Form, useNavigation } from "@remix-run/react"
import type { ReactNode } from "react"
import type { OfferedPlan } from "../../domain/billing/offers"
import { SubmitButton } from "../../ui/form/submit-button"

interface CheckoutButtonProps {
  plan: OfferedPlan
  annual: boolean
  variant: "primary" | "secondary" | "quiet"
  noteId: string | undefined
  children: ReactNode
}

/** Opens the hosted page for a plan. Disabled while another checkout is opening. */
export function CheckoutButton({ plan, annual, variant, noteId, children }: CheckoutButtonProps) {
  const { formData } = useNavigation()
  const priceId = annual && plan.annualPriceId ? plan.annualPriceId : plan.stripePriceId
  const opening = formData?.get("priceId") ?? null
  return (
    <Form method="post" data-track-submit="trial_start">
      <input type="hidden" name="tier" value={plan.id} />
      <input type="hidden" name="isAnnual" value={String(priceId === plan.annualPriceId)} />
      <SubmitButton
        variant={variant}
        className="w-full"
        name="priceId"
        value={priceId ?? ""}
        busyLabel="Processing..."
        disabled={priceId === null || (opening !== null && opening !== priceId)}
        aria-describedby={noteId}
      >
        {children}
      </SubmitButton>
    </Form>
  )
}
