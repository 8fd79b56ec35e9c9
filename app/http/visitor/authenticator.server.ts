import type { data } from "@remix-run/cloudflare"
import { Authenticator } from "remix-auth"
import { FormStrategy } from "remix-auth-form"
import type { ZodType } from "zod"
import type { CountedCaller } from "../../domain/account/caller"
import { logIn } from "../../domain/account/log-in.server"
import { register } from "../../domain/account/register.server"
import { DemoLogIn, LogIn, RegisterForm } from "../../domain/account/schema"
import type { OpenedSession } from "../../domain/account/session.server"
import { demoLogIn } from "../../domain/demo/demo-log-in.server"
import type { Deps } from "../../domain/kernel/deps"
import { type FormAnswer, runForm } from "../forms/run-form.server"
import { callerOf, counted } from "./caller.server"
import type { RequestContext } from "./context.server"

/** A session, or the data for rendering the form again. */
type Outcome = OpenedSession | ReturnType<typeof data<FormAnswer>>

type Command<Input> = (deps: Deps, input: Input, caller: CountedCaller) => Promise<OpenedSession>

interface AuthArgs {
  request: Request
  context: RequestContext
}

/** Opens a session with the given strategy and responds with `done`. A refusal returns to the form's page. */
export async function authenticate<Answer>(
  { request, context }: AuthArgs,
  strategy: "login" | "register" | "demo",
  done: (opened: OpenedSession) => Answer,
) {
  const outcome = await authenticatorFor(context).authenticate(strategy, request)
  return "cookieToken" in outcome ? done(outcome) : outcome
}

/** The sign-in strategies, each with its schema and command. Created per request, because commands need its deps. */
function authenticatorFor(context: RequestContext): Authenticator<Outcome> {
  const by = <Input>(schema: ZodType<Input>, command: Command<Input>) =>
    new FormStrategy<Outcome>(({ form, request }) => {
      const open = async (input: Input): Promise<OpenedSession> =>
        command(context.deps, input, counted(callerOf({ request, context })))
      return runForm({ request, context }, schema, open, (opened) => opened, form)
    })
  return new Authenticator<Outcome>()
    .use(by(LogIn, logIn), "login")
    .use(by(RegisterForm, register), "register")
    .use(by(DemoLogIn, demoLogIn), "demo")
}
