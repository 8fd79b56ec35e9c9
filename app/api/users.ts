import * as z from "zod"
import { changePassword } from "../domain/account/change-password.server"
import { ChangePassword, UserView } from "../domain/account/schema"
import { userView } from "../domain/account/user-view"
import { change, type Endpoints, read } from "../http/endpoint.server"
import { nothingMore } from "./nothing-more"

export const users: Endpoints = {
  "GET /api/users/me": read({
    summary: "The user with plan and usage.",
    output: UserView,
    query: () => nothingMore(userView),
  }),
  "POST /api/users/change-password": change({
    summary: "Changes the password; every other session of the user ends.",
    input: ChangePassword,
    output: z.object({ message: z.string() }),
    run: ({ deps }, actor, input) => changePassword(deps, actor, input),
  }),
}
