import { redirect } from "@remix-run/cloudflare"
import type { Deps } from "../../domain/kernel/deps"
import { reasonOf } from "../../domain/kernel/error-text"
import { DomainError } from "../../domain/kernel/errors"
import type { RequestContext } from "../../http/context.server"
import { ownPath } from "../../http/own-path"
import { redirectWithToast } from "../../http/toast.server"

interface Attempt {
  /** Answers what is said where it succeeds, if anything. */
  run(deps: Deps): Promise<{ title: string; description?: string } | undefined>
  /** What is said where it fails. */
  failure: string
  /** The id of the part of the page to go back to. */
  at?: string
}

/** Runs a form that stands on several pages, goes back to the one it was sent from, and says there what came of it. */
export async function attemptForm({ context }: { context: RequestContext }, form: FormData, attempt: Attempt) {
  const { run, failure, at } = attempt
  const { deps } = context
  const page = ownPath(form.get("redirectTo"), "/insights")
  const back = at ? `${page}#${encodeURIComponent(at)}` : page
  try {
    const said = await run(deps)
    return said ? redirectWithToast(back, said) : redirect(back)
  } catch (error) {
    if (!(error instanceof DomainError)) {
      deps.log("insights.form-failed", { failure, error: reasonOf(error) })
    }
    const description = error instanceof DomainError ? `${failure}. ${error.message}` : failure
    return redirectWithToast(back, { title: "Error", description, variant: "destructive" })
  }
}
