import * as z from "zod"
import { SecurityEventView } from "../domain/account/schema"
import { listSecurityEvents } from "../domain/account/security-events.server"
import { findAiRun, listAiRuns } from "../domain/ai/ai-runs.server"
import { AiRunSummary, AiRunView } from "../domain/ai/schema"
import { notFound } from "../domain/kernel/errors"
import { PageQuery } from "../domain/kernel/page"
import { mapQuery } from "../domain/kernel/query.server"
import { changeSettings, findKnown } from "../domain/settings/change-settings.server"
import { findSettings } from "../domain/settings/get-settings.server"
import { ChangeSettings, CreateToken, OneOfMine, SessionView, SettingsView, TokenView } from "../domain/settings/schema"
import { endSession, listSessions } from "../domain/settings/sessions.server"
import { createToken, listTokens, revokeToken } from "../domain/settings/tokens.server"
import { callerOf } from "../http/caller.server"
import { change, changeWith, type Endpoints, read } from "../http/endpoint.server"

export const settings: Endpoints = {
  "GET /api/settings": read({
    cost: "read",
    summary: "Names, email, time zone, cadence and what the AI provider is not asked for.",
    output: SettingsView,
    query: findSettings,
  }),
  "PUT /api/settings": changeWith({
    cost: "password",
    summary:
      "Changes settings; a new email address needs the current password and a session, a switch of AI use a session.",
    input: ChangeSettings,
    output: SettingsView,
    needs: findKnown,
    run: (call, actor, input, known) => changeSettings(call.deps, actor, input, known, callerOf(call)),
  }),
  "GET /api/sessions": read({
    cost: "read",
    summary: "Where the user is signed in.",
    session: true,
    output: z.object({ sessions: z.array(SessionView) }),
    query: (deps, who) => mapQuery(listSessions(deps, who), (listed) => (actor) => ({ sessions: listed(actor) })),
  }),
  "DELETE /api/sessions/{id}": change({
    cost: "change",
    summary: "Ends a session: its tokens stop working at once.",
    session: true,
    input: OneOfMine,
    status: 204,
    run: async (call, actor, { id }) => {
      await endSession(call.deps, actor, id, callerOf(call))
      return null
    },
  }),
  "GET /api/tokens": read({
    cost: "read",
    summary: "The user's personal API tokens.",
    session: true,
    output: z.object({ tokens: z.array(TokenView) }),
    query: (deps, who) => mapQuery(listTokens(deps, who), (tokens) => () => ({ tokens })),
  }),
  "POST /api/tokens": change({
    cost: "password",
    summary: "Makes a personal API token; `secret` is answered this once.",
    session: true,
    input: CreateToken,
    output: z.object({ token: TokenView, secret: z.string() }),
    status: 201,
    run: (call, actor, input) => createToken(call.deps, actor, input, callerOf(call)),
  }),
  "DELETE /api/tokens/{id}": change({
    cost: "change",
    summary: "Revokes a personal API token at once.",
    session: true,
    input: OneOfMine,
    status: 204,
    run: async (call, actor, { id }) => {
      await revokeToken(call.deps, actor, id, callerOf(call))
      return null
    },
  }),
  "GET /api/security-events": read({
    cost: "read",
    summary: "What concerned the safety of the account in the last 90 days, newest first.",
    session: true,
    input: PageQuery,
    output: z.object({ events: z.array(SecurityEventView), nextCursor: z.string().nullable() }),
    query: (deps, who, page) => mapQuery(listSecurityEvents(deps, who, page), (found) => () => found),
  }),
  "GET /api/ai-runs": read({
    cost: "read",
    summary: "Calls to the AI provider on the user's behalf, newest first.",
    input: PageQuery,
    output: z.object({ runs: z.array(AiRunSummary), nextCursor: z.string().nullable() }),
    query: (deps, who, page) => mapQuery(listAiRuns(deps, who, page), (found) => () => found),
  }),
  "GET /api/ai-runs/{id}": read({
    cost: "read",
    summary: "One call to the AI provider with all that was sent.",
    input: OneOfMine,
    output: z.object({ run: AiRunView }),
    query: (deps, who, { id }) =>
      mapQuery(findAiRun(deps, who, id), (found) => () => {
        if (!found) throw notFound("This run")
        const { userId: _, ...run } = found
        return { run }
      }),
  }),
}
