import type { SubmissionResult } from "@conform-to/react"
import { parseWithZod } from "@conform-to/zod/v4"
import { data } from "@remix-run/cloudflare"
import type { ZodType } from "zod"
import * as z from "zod"
import { DomainError, type ErrorCode } from "../../domain/kernel/errors"
import { statuses } from "../api/statuses"
import type { RequestContext } from "../visitor/context.server"

interface FormArgs {
  request: Request
  context: RequestContext
}

/** The response to a refused form: conform's result, the error code and its message. */
export interface FormAnswer {
  result: SubmissionResult<string[]>
  code: ErrorCode
  message: string
}

/** The outcome of a form: the command's result, or the refusal with the submitted values. */
type Outcome<Result> = { result: Result } | { refused: SubmissionResult<string[]>; error: DomainError }

/** The schema of a form without fields. */
export const NoFields = z.object({})

/**
 * Runs a form: validates the fields with the schema, runs the command and builds the response with `done` (usually a
 * redirect). A refusal returns to the page with the submitted values and a message next to the affected field or above
 * the form. This is the only place where a form refusal gets an HTTP status.
 */
export async function runForm<Input, Result, Answer>(
  args: FormArgs,
  schema: ZodType<Input>,
  command: (input: Input) => Promise<Result>,
  done: (result: Result) => Answer,
  formData?: FormData,
) {
  const outcome = await attemptForm(schema, command, formData ?? (await args.request.formData()))
  if ("result" in outcome) return done(outcome.result)
  const { refused, error } = outcome
  const { code, retryAfter } = error
  if (retryAfter !== undefined) args.context.responseHeaders.set("Retry-After", String(retryAfter))
  return data<FormAnswer>({ result: refused, code, message: error.message }, statuses[code])
}

/** Validates a form and runs its command. */
export async function attemptForm<Input, Result>(
  schema: ZodType<Input>,
  command: (input: Input) => Promise<Result>,
  formData: FormData,
): Promise<Outcome<Result>> {
  // Coercion is disabled so that a cleared field is an empty string, not a missing one.
  const submission = parseWithZod(formData, { schema, disableAutoCoercion: true })
  if (submission.status !== "success") {
    const refused = submission.reply({ hideFields })
    return { refused, error: new DomainError("invalid", "") }
  }
  try {
    return { result: await command(submission.value) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const reply = error.fields ? { fieldErrors: error.fields, hideFields } : { formErrors: [error.message], hideFields }
    return { refused: submission.reply(reply), error }
  }
}

/** Fields whose values are never echoed back into a page. */
const hideFields = ["password", "passcode", "confirmPassword", "currentPassword", "newPassword"]
