import Stripe from "stripe"
import * as z from "zod"
import { PaymentsError } from "../../../app/domain/kernel/payments"

/** Maps a failed call to a `PaymentsError` that contains none of the data sent or received. */
export function failureOf(error: unknown): PaymentsError {
  if (error instanceof PaymentsError) return error
  if (error instanceof z.ZodError) return new PaymentsError("schema")
  const { errors } = Stripe
  if (error instanceof errors.StripeRateLimitError) return new PaymentsError("rate-limited")
  if (error instanceof errors.StripeSignatureVerificationError) return new PaymentsError("signature")
  if (codeOf(error) === "resource_missing") return new PaymentsError("missing")
  const status = error instanceof errors.StripeError ? error.statusCode : undefined
  // 409 means that the same call is still in progress.
  if (status !== undefined && status >= 400 && status < 500 && status !== 409) return new PaymentsError("refused")
  return new PaymentsError("unavailable")
}

export function codeOf(error: unknown): string | null {
  return error instanceof Stripe.errors.StripeError ? (error.code ?? null) : null
}

/** Runs a call; null if it is refused with `code`, which means that there is nothing left to do. */
export async function nullIfRefused<T>(code: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) === code) return null
    throw error
  }
}
