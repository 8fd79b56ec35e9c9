import * as z from "zod"
import { changePassword, passwordChanged } from "../domain/account/change-password.server"
import { ChangePassword, UserView } from "../domain/account/schema"
import { userView } from "../domain/account/user-view"
import { callerOf } from "../http/caller.server"
import { change, type Endpoints, read } from "../http/endpoint.server"
import { signInCookies } from "../http/session.server"
import { nothingMore } from "./nothing-more"

export const users: Endpoints = {
  "GET /api/users/me": read({
    cost: "read",
    summary: "The user with plan and usage.",
    output: UserView,
    polled: true,
    query: () => nothingMore(userView),
  }),
  "POST /api/users/change-password": change({
    cost: "password",
    summary:
      "Changes the password; every session of the user ends, and so does every personal API token. Answers the token of a new one.",
    session: true,
    input: ChangePassword,
    output: z.object({ message: z.string(), token: z.string() }),
    run: async (call, actor, input) => {
      const opened = await changePassword(call.deps, actor, input, callerOf(call))
      for (const cookie of signInCookies(opened)) call.context.responseHeaders.append("Set-Cookie", cookie)
      return { message: passwordChanged, token: opened.bearerToken }
    },
  }),
}
