import { guardedAsk } from "../ai/guarded-ask.server"
import { asJobError } from "../ai/provider-failure"
import type { Person } from "../evidence/ledger.server"
import type { Deps } from "../kernel/deps"
import { reasonOf } from "../kernel/error-text"
import { builtInWriter } from "./built-in/built-in"
import { providerWriter } from "./provider/provider"
import { inRounds } from "./provider/rounds/rounds"
import type { Writer } from "./writer"

/**
 * The writer in use: the model provider if one is configured and the user allows it, else the built-in one. Provider
 * failures are mapped to the job engine's terms; once there is a draft, a failed call only ends its repair rounds.
 * `mayAsk` is called before each call after the first.
 */
export function writerFor(deps: Deps, userId: string, person: Person, mayAsk: () => Promise<boolean>): Writer {
  const ask = guardedAsk(deps, userId, "writing")
  if (!ask || person.aiOff.includes("writing")) return builtInWriter
  const hidden = contactOf(person)
  const { name, write } = providerWriter(ask, hidden, {
    name: deps.settings.aiModel,
    newMarker: () => deps.newToken().slice(0, 12),
  })
  const rejected = (error: unknown) => Promise.reject(asJobError(deps, error))
  const onFailure = (error: unknown) => deps.log("ai.rounds_ended", { reason: reasonOf(error) })
  return {
    name,
    async write(request) {
      const draft = await write(request).catch(rejected)
      return inRounds({ ask, mayAsk, onFailure }, draft, { request, person: hidden })
    },
  }
}

/** Contact data that must never reach a provider. */
export function contactOf({ firstName, lastName, email, profile }: Person) {
  const links = [profile.linkedinUrl, profile.portfolioUrl, profile.githubUrl, profile.phone].filter(Boolean)
  return { firstName, lastName, email, place: profile.location ?? "", links }
}
