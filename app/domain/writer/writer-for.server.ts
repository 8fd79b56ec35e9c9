import { guardedAsk } from "../ai/guarded-ask.server"
import { asJobError } from "../ai/provider-failure"
import type { Person } from "../evidence/ledger.server"
import type { Deps } from "../kernel/deps"
import { builtInWriter } from "./built-in/built-in"
import { providerWriter } from "./provider/provider"
import type { Writer } from "./writer"

/**
 * The writer in use: the model provider's where one is set up and the user lets it write, else the built-in one. Its
 * failures are those that a job understands.
 */
export function writerFor(deps: Deps, userId: string, person: Person): Writer {
  const ask = guardedAsk(deps, userId, "writing")
  if (!ask || person.aiOff.includes("writing")) return builtInWriter
  const { name, write } = providerWriter(ask, contactOf(person), {
    name: deps.settings.aiModel,
    newMarker: () => deps.newToken().slice(0, 12),
  })
  const rejected = (error: unknown) => Promise.reject(asJobError(deps, error))
  return { name, write: (request) => write(request).catch(rejected) }
}

/** What must never reach a provider. */
export function contactOf({ firstName, lastName, email, profile }: Person) {
  const links = [profile.linkedinUrl, profile.portfolioUrl, profile.githubUrl].filter(Boolean)
  return { firstName, lastName, email, links }
}
