import { reauthenticate } from "../domain/account/confirm-password.server"
import type { Actor } from "../domain/users/actor"
import { callerOf } from "./caller.server"
import type { RequestContext } from "./context.server"

interface AgainArgs {
  request: Request
  context: RequestContext
}

/**
 * For the command of a form that refuses with `reauthenticate` where the password was given too long ago: the page asks
 * for it, keeps what was typed, and sends all of it once more. The password that comes along is taken first.
 */
export function takingPassword<Input, Result>(
  args: AgainArgs,
  actor: Actor,
  form: FormData,
  command: (actor: Actor, input: Input) => Promise<Result>,
): (input: Input) => Promise<Result> {
  return async (input) => {
    const password = form.get("password")
    if (typeof password !== "string") return command(actor, input)
    return command(await reauthenticate(args.context.deps, actor, password, callerOf(args)), input)
  }
}
