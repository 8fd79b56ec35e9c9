import type { CountedCaller } from "../account/caller"
import { countDemo } from "../account/count-registration.server"
import { openAccount } from "../account/register.server"
import type { DemoLogIn } from "../account/schema"
import type { OpenedSession } from "../account/session.server"
import { emptyProfile } from "../career/profile-view"
import { insertDocument } from "../content/documents.server"
import { writeDocument } from "../content/generate/write-document.server"
import { findPerson, type Person } from "../evidence/ledger.server"
import { idPrefixOf } from "../growth-pulse/entries/list-entries.server"
import { pastEntry } from "../growth-pulse/entries/past-entry.server"
import { pastPieces } from "../influence/past-pieces.server"
import { recalculateUsers } from "../influence/score/calculate.server"
import { findScore } from "../influence/score/get-score.server"
import { day, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { batch, runQuery, type Statement } from "../kernel/query.server"
import { yieldToOthers } from "../kernel/yield-to-others"
import { periodStart } from "../plans/period"
import { firstProfile } from "../profile/save-profile.server"
import { pastScores } from "../readiness/past-scores.server"
import { setUsed } from "../users/usage.server"
import { builtInWriter } from "../writer/built-in/built-in"
import { addPosting } from "./past-posting.server"
import type { Persona } from "./personas/persona"
import { personas } from "./personas/personas"

/** The first clean-up after this time deletes a demo account. */
const lifetime = day
/** The profile is older than the persona's first reflection. */
const profileDaysAgo = 60

/**
 * Creates a Pro account for a persona, with weeks of reflections, some documents and a posting, and opens its session.
 * Refuses with `not_found` if demo login is disabled, and with `too_many_requests` above the address's hourly limit. Yields to
 * other requests after each reflection and document, because anyone may ask for one.
 */
export async function demoLogIn(deps: Deps, { profileType }: DemoLogIn, caller: CountedCaller): Promise<OpenedSession> {
  if (!deps.settings.demoLogin) throw new DomainError("not_found", "Demo login is not available here.")
  await countDemo(deps, caller.address)
  const persona = personas[profileType]
  const opened = await openAccount(deps, demoAccount(deps, persona), caller, (userId) => history(deps, userId, persona))
  const person = await runQuery(deps.db, findPerson(deps, opened.actor.userId))
  if (!person) throw new Error("An account that was just created is missing.")
  await batch(deps.db, [
    ...(await documents(deps, opened.actor.userId, persona, person)),
    ...(await pastPieces(deps, opened.actor.userId, persona.published)),
  ])
  await yieldToOthers()
  await addPosting(deps, daysBefore(deps, persona.posting.daysAgo), opened.actor, persona.posting)
  await recalculateUsers(deps, "", [opened.actor.userId])
  const influence = await runQuery(deps.db, findScore(deps, opened.actor.userId))
  const influenceOn = (day: string) => influence?.history.findLast(([on]) => on <= day)?.[1] ?? null
  await batch(deps.db, pastScores(deps, opened.actor.userId, persona, influenceOn))
  return opened
}

function demoAccount(deps: Deps, { firstName, lastName }: Persona) {
  return {
    // Resumes show the address, so it begins as a person's would. Nothing is ever sent to it.
    email: `${firstName}.${lastName}@${deps.newId().slice(-12)}.example`.toLowerCase(),
    firstName,
    lastName,
    // No password hashes to this, so nobody can sign in to a demo account again.
    passwordHash: "",
    tier: "pro" as const,
    demoUntil: later(deps.now(), lifetime),
  }
}

/**
 * Profile, reflections with their achievements, and figures. Reflections dated within the current period count toward
 * its figures.
 */
async function history(deps: Deps, userId: string, { profile, reflections }: Persona): Promise<Statement[]> {
  const facts = { ...emptyProfile, ...profile }
  const user = { userId, timeZone: "UTC", cadence: "daily" as const, profile: facts }
  const [newest] = reflections
  // The achievements of the newest reflection are still unreviewed.
  const entries: Statement[] = []
  for (const told of reflections.toReversed()) {
    const { daysAgo, ...answer } = told
    entries.push(...pastEntry(daysBefore(deps, daysAgo), user, answer, told !== newest))
    await yieldToOthers()
  }
  const used = reflections.filter(({ daysAgo }) => inPeriod(deps, daysAgo)).length
  return [
    ...(await firstProfile(daysBefore(deps, profileDaysAgo), userId, profile)),
    ...entries,
    setUsed(deps, userId, "growthPulse", periodStart(deps.now(), null), used),
  ]
}

/** Builds each document as written on its day, from the reflections up to then. */
async function documents(deps: Deps, userId: string, persona: Persona, person: Person): Promise<Statement[]> {
  const rows: Awaited<ReturnType<typeof writeDocument>>[] = []
  for (const { daysAgo, type, customPrompt } of persona.documents) {
    const then = daysBefore(deps, daysAgo)
    const items = person.items.filter((item) => item.createdAt <= iso(then.now()))
    const known = { person: { ...person, items }, lines: [] }
    rows.push(await writeDocument(then, builtInWriter, known, { userId, id: then.newId(), type, customPrompt }))
    await yieldToOthers()
  }
  const used = persona.documents.filter(({ daysAgo }) => inPeriod(deps, daysAgo)).length
  return [
    ...rows.map((row) => insertDocument(deps, row)),
    setUsed(deps, userId, "content", periodStart(deps.now(), null), used),
  ]
}

function inPeriod(deps: Deps, daysAgo: number): boolean {
  return iso(daysBefore(deps, daysAgo).now()).slice(0, 10) >= periodStart(deps.now(), null)
}

/** The same dependencies at an earlier time: the clock, and ids that sort by that time in creation order. */
function daysBefore(deps: Deps, days: number): Deps {
  const at = deps.now().getTime() - days * day
  let made = 0
  return {
    ...deps,
    now: () => new Date(at),
    newId: () => {
      made += 1
      return idPrefixOf(iso(at + made)) + deps.newId().slice(13)
    },
  }
}
