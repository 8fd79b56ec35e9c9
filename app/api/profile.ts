import { ProfileView, SaveProfile } from "../domain/career/schema"
import { mapQuery } from "../domain/kernel/query.server"
import { findProfile, saveProfile } from "../domain/profile/save-profile.server"
import { change, type Endpoints, read } from "../http/endpoint.server"

export const profile: Endpoints = {
  "GET /api/profiles/me": read({
    cost: "read",
    summary: "The profile; an empty body where there is none.",
    output: ProfileView,
    query: (deps, who) => mapQuery(findProfile(deps, who), (profile) => () => profile ?? new Response(null)),
    version: ({ version }) => version,
  }),
  "PUT /api/profiles/me": change({
    cost: "write",
    summary: "Changes the named fields of the profile, and the evidence with it.",
    input: SaveProfile,
    output: ProfileView,
    version: ({ version }) => version,
    run: ({ deps }, actor, input) => saveProfile(deps, actor, input),
  }),
}
