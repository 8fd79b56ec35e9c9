import { lazy, Suspense } from "react"
import { useOnceOpen } from "../browser/use-once-open"
import { LimitDialog, type LimitDialogProps } from "./limit-dialog"

const Offer = import.meta.env.SSR
  ? LimitDialog
  : lazy(() => import("./limit-dialog").then(({ LimitDialog }) => ({ default: LimitDialog })))

/** The dialog for a reached limit. The browser loads it and the plans when it first opens. */
export function UpgradeDialog(props: LimitDialogProps) {
  if (!useOnceOpen(props.open)) return null
  return (
    <Suspense>
      <Offer {...props} />
    </Suspense>
  )
}
