import { ownPath } from "../../http/own-path"
import type { Told } from "../../http/run-told-form.server"

/** The forms of insights stand on several pages: each goes back to the one it was sent from, and is told there. */
export function toldWhere(form: FormData, failure: string, at?: string): Told {
  const page = ownPath(form.get("redirectTo"), "/insights")
  const failed = { title: "Error", description: failure, variant: "destructive" } as const
  return {
    to: at ? `${page}#${encodeURIComponent(at)}` : page,
    refused: (message) => ({ ...failed, description: `${failure}. ${message}` }),
    failed,
  }
}
