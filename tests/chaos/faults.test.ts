import { expect, test } from "vitest"
import { generateContent } from "../../app/domain/content/generate/generate-content.server"
import { contentTypeNames } from "../../app/domain/document/kinds"
import { submitResponse } from "../../app/domain/growth-pulse/entries/submit-response.server"
import { DomainError } from "../../app/domain/kernel/errors"
import type { Actor } from "../../app/domain/users/actor"
import { createWorld } from "../support/world/world"

class InjectedFault extends Error {}

/** A database that fails occasionally, before its work or, worse, after it. Deterministic for a seed. */
function unreliable(seed: number, share: number) {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const faults = { on: false, before: 0, after: 0 }
  return {
    faults,
    random,
    async around(_: string[], go: () => Promise<unknown[]>): Promise<unknown[]> {
      const dice = faults.on ? random() : 1
      if (dice < share / 2) {
        faults.before += 1
        throw new InjectedFault("before the commit")
      }
      const answer = await go()
      if (dice < share) {
        faults.after += 1
        throw new InjectedFault("after the commit")
      }
      return answer
    },
  }
}

/** Repeats a call with the same key until it is answered, as a client would. Returns false if the limit refused it. */
async function untilAnswered(call: () => Promise<unknown>): Promise<boolean> {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      await call()
      return true
    } catch (error) {
      if (error instanceof DomainError && error.code === "limit_reached") return false
      if (error instanceof DomainError) throw error
    }
  }
  throw new Error("No answer in 200 attempts.")
}

test.each([1, 2, 3, 4, 5, 6])(
  "with a failing database and a failing queue (seed %i), every user's usage matches the finished work",
  async (seed) => {
    const { faults, around, random } = unreliable(seed, 0.3)
    await using world = await createWorld({ aroundDatabase: around })
    const tiers = ["free", "starter", "pro"] as const
    const people: Actor[] = []
    for (const tier of tiers)
      people.push(await world.addUser({ tier, profile: { skills: ["SQL"], title: "Engineer" } }))
    const answered = new Map<string, number>()

    faults.on = true
    for (let i = 0; i < 36; i++) {
      const actor = people[i % people.length]
      if (!actor) continue
      world.queue.breakDown(random() < 0.3)
      const again = random() < 0.2 ? 2 : 1
      for (let copy = 0; copy < again; copy++) {
        const idempotency = { key: `call-${i}`, bodyHash: `body-${i}` }
        const isReflection = i % 2 === 0
        const type = contentTypeNames[i % 2] ?? "linkedin_post"
        const accepted = await untilAnswered(() =>
          isReflection
            ? submitResponse(
                world.deps,
                actor,
                { question: "What went well?", response: `I fixed ${i} bugs.` },
                idempotency,
              )
            : generateContent(world.deps, actor, { type, customPrompt: null }, idempotency),
        )
        if (accepted) answered.set(idempotency.key, 1)
      }
      if (random() < 0.1) world.queue.lose()
      world.clock.advance(500)
      await world.runJobs()
    }
    world.queue.breakDown(false)
    await world.finishJobs()
    faults.on = false

    const [total] = await world.rows("select count(*) as jobs, count(distinct subject_id) as subjects from jobs")
    expect(total).toEqual({ jobs: answered.size, subjects: answered.size })
    for (const { userId } of people) expect(await usedAndDone(userId)).toMatchObject({ difference: 0 })
    expect(faults.before).toBeGreaterThan(10)
    expect(faults.after).toBeGreaterThan(10)

    async function usedAndDone(userId: string) {
      const [row = {}] = await world.rows(
        `select growth_used as growthUsed, content_used as contentUsed,
          (select count(*) from growth_entries where user_id = ?1) as entries,
          (select count(*) from contents where user_id = ?1) as documents,
          (select count(*) from jobs where user_id = ?1 and type = 'content.generate' and status = 'succeeded') as written,
          (select count(*) from notifications where user_id = ?1 and kind = 'content.generate') as notices
        from counters where user_id = ?1`,
        userId,
      )
      const { growthUsed, contentUsed, entries, documents, written } = row
      const difference =
        Math.abs(Number(growthUsed) - Number(entries)) +
        Math.abs(Number(contentUsed) - Number(documents)) +
        Math.abs(Number(written) - Number(documents))
      return { ...row, difference }
    }
  },
  60_000,
)
