import * as z from "zod"
import { changePassword, passwordChanged } from "../domain/account/change-password.server"
import { ChangePassword, UserView } from "../domain/account/schema"
import { userView } from "../domain/account/user-view"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, read } from "../http/api/endpoint-kinds.server"
import { reply } from "../http/api/reply"
import { signInHeaders } from "../http/visitor/session.server"
import { sessionOnly } from "./session-only"

export const users: Endpoints = {
  "GET /api/users/me": read({
    scope: "read",
    cost: "read",
    summary: "The user with plan and usage.",
    output: UserView,
    polled: true,
    query: () => sessionOnly(userView),
  }),
  "POST /api/users/change-password": change({
    scope: "session",
    cost: "password",
    body: "json",
    summary:
      "Changes the password, ends every session and revokes every personal API token. Returns the token of a new session.",
    input: ChangePassword,
    output: z.object({ message: z.string(), token: z.string() }),
    run: async (deps, actor, input, { caller }) => {
      const opened = await changePassword(deps, actor, input, caller)
      return reply({ message: passwordChanged, token: opened.bearerToken }, { headers: signInHeaders(opened) })
    },
  }),
}
