import { ProfileView, SaveProfile } from "../domain/career/schema"
import { mapQuery } from "../domain/kernel/query.server"
import { findProfile, saveProfile } from "../domain/profile/save-profile.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, read } from "../http/api/endpoint-kinds.server"
import { reply } from "../http/api/reply"

export const profile: Endpoints = {
  "GET /api/profiles/me": read({
    scope: "read",
    cost: "read",
    summary: "The profile, or an empty body if there is none.",
    output: ProfileView,
    query: (deps, who) => mapQuery(findProfile(deps, who), (profile) => () => profile ?? reply(null)),
    version: ({ version }) => version,
  }),
  "PUT /api/profiles/me": change({
    scope: "write",
    cost: "write",
    body: "json",
    summary: "Changes the given fields of the profile and the evidence made from them.",
    input: SaveProfile,
    output: ProfileView,
    version: ({ version }) => version,
    run: (deps, actor, input) => saveProfile(deps, actor, input),
  }),
}
