import type { ZodType } from "zod"
import { reauthenticate } from "../domain/account/confirm-password.server"
import type { Actor } from "../domain/users/actor"
import { callerOf } from "./caller.server"
import type { RequestContext } from "./context.server"
import { runForm } from "./run-form.server"

interface AgainArgs {
  request: Request
  context: RequestContext
}

/**
 * Runs a form whose command refuses with `reauthenticate` where the password was given too long ago: the page asks for
 * it, keeps what was typed, and sends all of it once more. The password that comes along is taken first.
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
