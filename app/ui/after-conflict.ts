import type { ShouldRevalidateFunctionArgs } from "@remix-run/react"

/** A save that was refused because of another one shows that one: the page reads anew, as it does without a script. */
export function revalidateAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}
