import * as z from "zod"
import { reauthenticate } from "../domain/account/confirm-password.server"
import { logIn } from "../domain/account/log-in.server"
import { register } from "../domain/account/register.server"
import { DemoLogIn, LogIn, Reauthenticate, Register, SignedIn, UserView } from "../domain/account/schema"
import { logOut, type OpenedSession } from "../domain/account/session.server"
import { userView } from "../domain/account/user-view"
import { demoLogIn } from "../domain/demo/demo-log-in.server"
import type { Call } from "../http/call"
import { callerOf, countedCaller } from "../http/caller.server"
import { change, type Endpoints, open, read } from "../http/endpoint.server"
import { signInCookies, signOutCookie } from "../http/session.server"
import { nothingMore } from "./nothing-more"

/** Hands the session over in the answer (bearer) and in the cookie; the two tokens are different. */
function signedIn({ context }: Call, opened: OpenedSession) {
  for (const cookie of signInCookies(opened)) context.responseHeaders.append("Set-Cookie", cookie)
  return { user: userView(opened.actor), token: opened.bearerToken }
}

export const auth: Endpoints = {
  "POST /api/auth/register": open({
    cost: "password",
    summary: "Makes an account and signs in.",
    input: Register,
    output: SignedIn,
    status: 201,
    run: async (call, input) => signedIn(call, await register(call.deps, input, countedCaller(call))),
  }),
  "POST /api/auth/login": open({
    cost: "password",
    summary: "Signs in.",
    input: LogIn,
    output: SignedIn,
    run: async (call, input) => signedIn(call, await logIn(call.deps, input, countedCaller(call))),
  }),
  "POST /api/auth/demo-login": open({
    cost: "password",
    summary: "Makes a fresh, populated account that is removed after a day, and signs in.",
    input: DemoLogIn,
    output: SignedIn,
    run: async (call, input) => signedIn(call, await demoLogIn(call.deps, input, countedCaller(call))),
  }),
  "POST /api/auth/logout": change({
    cost: "change",
    summary: "Ends the session: its tokens stop working at once.",
    session: true,
    status: 204,
    run: async ({ deps, context }, actor) => {
      await logOut(deps, actor)
      context.responseHeaders.append("Set-Cookie", signOutCookie())
      return null
    },
  }),
  "POST /api/auth/reauthenticate": change({
    cost: "password",
    summary: "Takes the password again: what refuses with `reauthenticate` is open for an hour.",
    session: true,
    input: Reauthenticate,
    status: 204,
    run: async (call, actor, { password }) => {
      await reauthenticate(call.deps, actor, password, callerOf(call))
      return null
    },
  }),
  "GET /api/auth/me": read({
    cost: "read",
    summary: "The signed-in user.",
    output: z.object({ user: UserView }),
    query: () => nothingMore((actor) => ({ user: userView(actor) })),
  }),
}
