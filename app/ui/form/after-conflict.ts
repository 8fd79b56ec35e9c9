import type { ShouldRevalidateFunctionArgs } from "@remix-run/react"

/** Revalidates after a conflict, so the page shows the other save as it does without a script. */
export function revalidateAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}
