import type { ZodType } from "zod"
import { reasonOf } from "../../domain/kernel/error-text"
import type { RequestContext } from "../visitor/context.server"
import { redirectWithToast, type Toast } from "../visitor/toast.server"
import { attemptForm } from "./run-form.server"

interface FormArgs {
  request: Request
  context: RequestContext
}

/** The page to redirect to and the toast shown there. */
export interface ToastOutcome {
  to: string
  refused(message: string): Toast
  /** The toast for an internal error. If omitted, the error page is shown. */
  failed?: Toast
}

/** Runs a form that has no place for an inline error: a refusal becomes a toast. */
export async function runToldForm<Input, Result, Answer>(
  { request, context }: FormArgs,
  schema: ZodType<Input>,
  command: (input: Input) => Promise<Result>,
  done: (result: Result) => Answer,
  formData: FormData,
  { to, refused, failed }: ToastOutcome,
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
