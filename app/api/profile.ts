import { mapQuery } from "../domain/database/query.server"
import { findProfile, saveProfile } from "../domain/profile/save-profile.server"
import { ProfileUpdate, ProfileView } from "../domain/profile/schema"
import { changeWith, type Endpoints, read } from "../http/endpoint.server"

export const profile: Endpoints = {
  "GET /api/profiles/me": read({
    cost: "read",
    summary: "The profile; an empty body where there is none.",
    output: ProfileView,
    query: (deps, who) =>
      mapQuery(
        findProfile(deps, who),
        ({ profile }) =>
          () =>
            profile ?? new Response(null),
      ),
  }),
  "PUT /api/profiles/me": changeWith({
    cost: "write",
    summary: "Changes the named fields of the profile, and the evidence with it.",
    input: ProfileUpdate,
    output: ProfileView,
    needs: (deps, who) => findProfile(deps, who),
    run: ({ deps }, actor, input, stored) => saveProfile(deps, actor, input, stored),
  }),
}
