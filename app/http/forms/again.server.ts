import type { ZodType } from "zod"
import { reauthenticate } from "../../domain/account/confirm-password.server"
import type { Actor } from "../../domain/users/actor"
import { callerOf } from "../visitor/caller.server"
import type { RequestContext } from "../visitor/context.server"
import { runForm } from "./run-form.server"

interface AgainArgs {
  request: Request
  context: RequestContext
}

/**
 * Runs a form whose command throws `reauthenticate` if the password was last entered too long ago. The page then asks
 * for the password, keeps the typed values and submits everything again. A password sent with the form is verified
 * before the command runs.
 */
export async function runConfirmedForm<Input, Result, Answer>(
  args: AgainArgs,
  actor: Actor,
  schema: ZodType<Input>,
  command: (actor: Actor, input: Input) => Promise<Result>,
  done: (result: Result) => Answer,
  formData?: FormData,
) {
  const form = formData ?? (await args.request.formData())
  const password = form.get("password")
  const confirmed = async (input: Input) => {
    if (typeof password !== "string") return command(actor, input)
    return command(await reauthenticate(args.context.deps, actor, password, callerOf(args)), input)
  }
  return runForm(args, schema, confirmed, done, form)
}
