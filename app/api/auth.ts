import * as z from "zod"
import { reauthenticate } from "../domain/account/confirm-password.server"
import { logIn } from "../domain/account/log-in.server"
import { register } from "../domain/account/register.server"
import { DemoLogIn, LogIn, Reauthenticate, Register, SignedIn, UserView } from "../domain/account/schema"
import { logOut, type OpenedSession } from "../domain/account/session.server"
import { userView } from "../domain/account/user-view"
import { demoLogIn } from "../domain/demo/demo-log-in.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, open, read } from "../http/api/endpoint-kinds.server"
import { reply } from "../http/api/reply"
import { counted } from "../http/visitor/caller.server"
import { signInHeaders, signOutCookie } from "../http/visitor/session.server"
import { sessionOnly } from "./session-only"

/** Returns the session as a bearer token in the body and as a cookie; the two tokens differ. */
function signedIn(opened: OpenedSession) {
  return reply({ user: userView(opened.actor), token: opened.bearerToken }, { headers: signInHeaders(opened) })
}

export const auth: Endpoints = {
  "POST /api/auth/register": open({
    scope: "anyone",
    cost: "password",
    body: "json",
    summary: "Creates an account and signs in.",
    input: Register,
    output: SignedIn,
    status: 201,
    run: async (deps, _, input, { caller }) => signedIn(await register(deps, input, counted(caller))),
  }),
  "POST /api/auth/login": open({
    scope: "anyone",
    cost: "password",
    body: "json",
    summary: "Signs in.",
    input: LogIn,
    output: SignedIn,
    run: async (deps, _, input, { caller }) => signedIn(await logIn(deps, input, counted(caller))),
  }),
  "POST /api/auth/demo-login": open({
    scope: "anyone",
    cost: "password",
    body: "json",
    summary: "Creates a populated demo account, deleted after a day, and signs in.",
    input: DemoLogIn,
    output: SignedIn,
    run: async (deps, _, input, { caller }) => signedIn(await demoLogIn(deps, input, counted(caller))),
  }),
  "POST /api/auth/logout": change({
    scope: "session",
    cost: "change",
    body: "none",
    summary: "Ends the session; its tokens stop working immediately.",
    status: 204,
    run: async (deps, actor) => {
      await logOut(deps, actor)
      return reply(null, { headers: [["Set-Cookie", signOutCookie()]] })
    },
  }),
  "POST /api/auth/reauthenticate": change({
    scope: "session",
    cost: "password",
    body: "json",
    summary: "Confirms the password. Calls that refuse with `reauthenticate` are then open for an hour.",
    input: Reauthenticate,
    status: 204,
    run: async (deps, actor, { password }, { caller }) => {
      await reauthenticate(deps, actor, password, caller)
      return null
    },
  }),
  "GET /api/auth/me": read({
    scope: "read",
    cost: "read",
    summary: "The signed-in user.",
    output: z.object({ user: UserView }),
    query: () => sessionOnly((actor) => ({ user: userView(actor) })),
  }),
}
