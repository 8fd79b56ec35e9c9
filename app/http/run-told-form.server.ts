import type { ZodType } from "zod"
import { reasonOf } from "../domain/kernel/error-text"
import type { RequestContext } from "./context.server"
import { attemptForm } from "./run-form.server"
import { redirectWithToast, type Toast } from "./toast.server"

interface FormArgs {
  request: Request
  context: RequestContext
}

/** Where the user of a form goes back to, and what is said there. */
export interface Told {
  to: string
  refused(message: string): Toast
  /** What is said of a failure of our own. Where it is left out, the page of failures says it. */
  failed?: Toast
}

/** Runs a form that stands where no refusal can be shown beside it: what went wrong is told as a toast. */
export async function runToldForm<Input, Result, Answer>(
  { request, context }: FormArgs,
  schema: ZodType<Input>,
  command: (input: Input) => Promise<Result>,
  done: (result: Result) => Answer,
  formData: FormData,
  { to, refused, failed }: Told,
) {
  try {
    const outcome = await attemptForm(schema, command, formData)
    if ("result" in outcome) return done(outcome.result)
    const [first] = Object.values(outcome.refused.error ?? {}).flatMap((messages) => messages ?? [])
    return redirectWithToast(to, refused(outcome.error.message || (first ?? "Some of this is not valid.")))
  } catch (error) {
    if (!failed) throw error
    context.deps.log("form.failed", { path: new URL(request.url).pathname, error: reasonOf(error) })
    return redirectWithToast(to, failed)
  }
}
