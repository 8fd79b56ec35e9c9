import type { SubmissionResult } from "@conform-to/react"
import { parseWithZod } from "@conform-to/zod/v4"
import { data } from "@remix-run/cloudflare"
import type { ZodType } from "zod"
import { DomainError, type ErrorCode } from "../domain/kernel/errors"
import type { RequestContext } from "./context.server"
import { statuses } from "./statuses"

interface FormArgs {
  request: Request
  context: RequestContext
}

/** What a page gets back when its form was refused: conform's result, the refusal's word and its sentence. */
export interface FormAnswer {
  result: SubmissionResult<string[]>
  code: ErrorCode
  message: string
}

const refusal = (result: SubmissionResult<string[]>, code: ErrorCode, message: string): FormAnswer => ({
  result,
  code,
  message,
})

/**
 * Runs a form: its fields through the schema, the result through the command, and `done` makes the answer (a
 * redirect, mostly). A refusal comes back to the page with everything typed, its message beside the field it is about
 * or above the form. Only here does a form's refusal get a status.
 */
export async function runForm<Input, Result, Answer>(
  { request, context }: FormArgs,
  schema: ZodType<Input>,
  command: (input: Input) => Promise<Result>,
  done: (result: Result) => Answer,
  formData?: FormData,
) {
  // What was sent is checked as it is: a field that was emptied is an empty text, not one that was left out.
  const options = { schema, disableAutoCoercion: true }
  const submission = parseWithZod(formData ?? (await request.formData()), options)
  if (submission.status !== "success") {
    return data(refusal(submission.reply({ hideFields }), "invalid", ""), statuses.invalid)
  }
  try {
    return done(await command(submission.value))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.retryAfter !== undefined) context.responseHeaders.set("Retry-After", String(error.retryAfter))
    const reply = error.fields ? { fieldErrors: error.fields, hideFields } : { formErrors: [error.message], hideFields }
    return data(refusal(submission.reply(reply), error.code, error.message), statuses[error.code])
  }
}

/** Passwords are never sent back into a page. */
const hideFields = ["password", "confirmPassword", "currentPassword", "newPassword"]
