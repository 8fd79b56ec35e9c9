import * as z from "zod"
import { SecurityEventView } from "../domain/account/schema"
import { listSecurityEvents } from "../domain/account/security-events.server"
import { findAiRun, listAiRuns } from "../domain/ai/ai-runs.server"
import { AiRunSummary, AiRunView } from "../domain/ai/schema"
import { notFound } from "../domain/kernel/errors"
import { PageQuery } from "../domain/kernel/page"
import { mapQuery } from "../domain/kernel/query.server"
import { changeSettings, findContext } from "../domain/settings/change-settings.server"
import { findSettings } from "../domain/settings/get-settings.server"
import { ChangeSettings, CreateToken, OwnId, SessionView, SettingsView, TokenView } from "../domain/settings/schema"
import { endSession, listSessions } from "../domain/settings/sessions.server"
import { createToken, listTokens, revokeToken } from "../domain/settings/tokens.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, changeWith, read } from "../http/api/endpoint-kinds.server"

export const settings: Endpoints = {
  "GET /api/settings": read({
    scope: "read",
    cost: "read",
    summary: "Name, email, time zone, cadence and the uses of AI that are switched off.",
    output: SettingsView,
    version: ({ version }) => version,
    query: findSettings,
  }),
  "PUT /api/settings": changeWith({
    scope: "write",
    cost: "password",
    body: "json",
    summary:
      "Changes settings. A new email address needs the current password and a session; an AI switch needs a session.",
    input: ChangeSettings,
    output: SettingsView,
    version: ({ version }) => version,
    needs: findContext,
    run: (deps, actor, input, { caller }, known) => changeSettings(deps, actor, input, known, caller),
  }),
  "GET /api/sessions": read({
    scope: "session",
    cost: "read",
    summary: "Where the user is signed in.",
    output: z.object({ sessions: z.array(SessionView) }),
    query: (deps, who) => mapQuery(listSessions(deps, who), (listed) => (actor) => ({ sessions: listed(actor) })),
  }),
  "DELETE /api/sessions/{id}": change({
    scope: "session",
    cost: "change",
    body: "none",
    summary: "Ends a session; its tokens stop working immediately.",
    input: OwnId,
    status: 204,
    run: async (deps, actor, { id }, { caller }) => {
      await endSession(deps, actor, id, caller)
      return null
    },
  }),
  "GET /api/tokens": read({
    scope: "session",
    cost: "read",
    summary: "The user's personal API tokens.",
    output: z.object({ tokens: z.array(TokenView) }),
    query: (deps, who) => mapQuery(listTokens(deps, who), (tokens) => () => ({ tokens })),
  }),
  "POST /api/tokens": change({
    scope: "session",
    cost: "password",
    body: "json",
    summary: "Creates a personal API token. `secret` is returned only this once.",
    input: CreateToken,
    output: z.object({ token: TokenView, secret: z.string() }),
    status: 201,
    run: (deps, actor, input, { caller }) => createToken(deps, actor, input, caller),
  }),
  "DELETE /api/tokens/{id}": change({
    scope: "session",
    cost: "change",
    body: "none",
    summary: "Revokes a personal API token immediately.",
    input: OwnId,
    status: 204,
    run: async (deps, actor, { id }, { caller }) => {
      await revokeToken(deps, actor, id, caller)
      return null
    },
  }),
  "GET /api/security-events": read({
    scope: "session",
    cost: "read",
    summary: "Security events of the account from the last 90 days, newest first.",
    input: PageQuery,
    output: z.object({ events: z.array(SecurityEventView), nextCursor: z.string().nullable() }),
    query: (deps, who, page) => mapQuery(listSecurityEvents(deps, who, page), (found) => () => found),
  }),
  "GET /api/ai-runs": read({
    scope: "read",
    cost: "read",
    summary: "Calls to the AI provider on the user's behalf, newest first.",
    input: PageQuery,
    output: z.object({ runs: z.array(AiRunSummary), nextCursor: z.string().nullable() }),
    query: (deps, who, page) => mapQuery(listAiRuns(deps, who, page), (found) => () => found),
  }),
  "GET /api/ai-runs/{id}": read({
    scope: "read",
    cost: "read",
    summary: "One call to the AI provider with everything that was sent.",
    input: OwnId,
    output: z.object({ run: AiRunView }),
    query: (deps, who, { id }) =>
      mapQuery(findAiRun(deps, who, id), (found) => () => {
        if (!found) throw notFound("This run")
        const { userId: _, ...run } = found
        return { run }
      }),
  }),
}
