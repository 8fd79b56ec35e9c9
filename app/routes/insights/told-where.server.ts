import type { ToastOutcome } from "../../http/forms/run-told-form.server"
import { ownPath } from "../../http/visitor/own-path"

/** Insight forms appear on several pages; each returns to its own page and shows its toast there. */
export function toldWhere(form: FormData, failure: string, at?: string): ToastOutcome {
  const page = ownPath(form.get("redirectTo"), "/insights")
  const failed = { title: "Error", description: failure, variant: "destructive" } as const
  return {
    to: at ? `${page}#${encodeURIComponent(at)}` : page,
    refused: (message) => ({ ...failed, description: `${failure}. ${message}` }),
    failed,
  }
}
