import * as z from "zod"
import { changePassword } from "../domain/account/change-password.server"
import { findSecret } from "../domain/account/confirm-password.server"
import { ChangePassword, UserView } from "../domain/account/schema"
import { userView } from "../domain/account/user-view"
import { changeWith, type Endpoints, read } from "../http/endpoint.server"
import { nothingMore } from "./nothing-more"

export const users: Endpoints = {
  "GET /api/users/me": read({
    cost: "read",
    summary: "The user with plan and usage.",
    output: UserView,
    polled: true,
    query: () => nothingMore(userView),
  }),
  "POST /api/users/change-password": changeWith({
    cost: "password",
    summary: "Changes the password; every other session of the user ends, and so does every personal API token.",
    session: true,
    input: ChangePassword,
    output: z.object({ message: z.string() }),
    needs: findSecret,
    run: ({ deps }, actor, input, secret) => changePassword(deps, actor, input, secret),
  }),
}
