import { expect, test } from "vitest"
import { callerFrom } from "../../../tests/support/fakes/caller"
import { atEveryRoundTrip } from "../../../tests/support/world/interleave"
import { createWorld, type World } from "../../../tests/support/world/world"
import { register } from "../account/register.server"
import { findActor } from "../account/session.server"
import { runTogether } from "../kernel/query.server"
import { changeSettings, findContext } from "./change-settings.server"
import { ChangeAiUse, type ChangeSettings, type SwitchAi } from "./schema"

const ada = { email: "ada@example.com", password: "correct horse battery", firstName: "Ada", lastName: "Meyer" }
const moved = { email: "new@example.com", currentPassword: ada.password }

/**
 * An account, and a function that changes its settings as a request does: loads session and state, then changes them.
 */
async function account(world: World) {
  const { cookieToken } = await register(world.deps, ada, callerFrom())
  const hash = await world.deps.hash(cookieToken)
  return async function put(input: ChangeSettings & SwitchAi) {
    const session = findActor(world.deps, { kind: "cookie", hash })
    const [{ id } = { id: "" }] = await world.rows("select id from users")
    const [actor, known] = await runTogether(world.deps.db, session, findContext(world.deps, String(id), input))
    if (!actor) throw new Error("The session is gone.")
    return changeSettings(world.deps, actor, input, known(), callerFrom())
  }
}

const stored = async (world: World) =>
  (await world.rows("select email, first_name, last_name, time_zone, cadence, ai_off from users"))[0]

test.each<[string, ChangeSettings & SwitchAi]>([
  ["a name", { firstName: "Augusta" }],
  ["a form with the old address in it", { ...ada, firstName: "Augusta" }],
])("an email address changed during a save of %s stays changed", async (_, input) => {
  const trips = await atEveryRoundTrip(async (world) => {
    const put = await account(world)
    return {
      // The form still shows the old address, which differs from the stored one by then, so it needs the password.
      one: () => put(input).catch((error) => expect(error).toMatchObject({ code: "invalid" })),
      other: () => put(moved),
      check: async () => expect(await stored(world)).toMatchObject({ email: moved.email }),
    }
  })
  expect(trips).toBeGreaterThanOrEqual(2)
})

test("a name changed during a save of an email address stays changed", async () => {
  await atEveryRoundTrip(async (world) => {
    const put = await account(world)
    return {
      one: () => put(moved),
      other: () => put({ firstName: "Augusta" }),
      check: async () => expect(await stored(world)).toMatchObject({ email: moved.email, first_name: "Augusta" }),
    }
  })
})

test("a different spelling of the old address does not overwrite a new one", async () => {
  await atEveryRoundTrip(async (world) => {
    const put = await account(world)
    return {
      one: () => put({ email: "ADA@example.com" }).catch((error) => expect(error).toMatchObject({ code: "invalid" })),
      other: () => put(moved),
      check: async () => expect(await stored(world)).toMatchObject({ email: moved.email }),
    }
  })
})

test("concurrent changes of time zone and cadence are both kept", async () => {
  await atEveryRoundTrip(async (world) => {
    const put = await account(world)
    return {
      one: () => put({ timeZone: "Asia/Tokyo" }),
      other: () => put({ cadence: "weekly" }),
      check: async () => expect(await stored(world)).toMatchObject({ time_zone: "Asia/Tokyo", cadence: "weekly" }),
    }
  })
})

test("the AI switches form changes only the switches that its user changed", async () => {
  const form = (was: string, ...on: string[]) => ChangeAiUse.parse({ was, on })
  await atEveryRoundTrip(async (world) => {
    const put = await account(world)
    return {
      one: () => put(form("analysis,writing,rewriting", "writing", "rewriting")),
      other: () => put(form("analysis,writing,rewriting", "analysis", "rewriting")),
      check: async () => expect(await stored(world)).toMatchObject({ ai_off: '["analysis","writing"]' }),
    }
  })
})

test("after fifty concurrent saves, each field has one of the submitted values, and none was refused", async () => {
  await using world = await createWorld()
  const put = await account(world)
  const saves = Array.from({ length: 50 }, (_, n) => put(n === 25 ? { lastName: "King" } : { firstName: `Ada ${n}` }))
  await Promise.all(saves)
  const row = await stored(world)
  expect(row).toMatchObject({ email: ada.email, last_name: "King", time_zone: "UTC" })
  expect(row?.first_name).toMatch(/^Ada \d+$/)
})

test("a stale window does not restore old values: it is refused in any interleaving", async () => {
  await atEveryRoundTrip(async (world) => {
    const put = await account(world)
    let refused = 0
    const stale = () =>
      put({ firstName: "Ada", lastName: "Meyer-King", version: 1 }).catch((error) => {
        expect(error).toMatchObject({ code: "conflict" })
        refused += 1
      })
    return {
      one: stale,
      other: () => put({ firstName: "Augusta", version: 1 }).catch(() => undefined),
      check: async () => {
        const row = await stored(world)
        expect([row?.first_name, row?.last_name]).toEqual(refused ? ["Augusta", "Meyer"] : ["Ada", "Meyer-King"])
      },
    }
  })
})

test("a form submitted twice does not conflict with itself, and each change increments the version", async () => {
  await using world = await createWorld()
  const put = await account(world)
  expect(await put({ firstName: "Augusta", version: 1 })).toMatchObject({ firstName: "Augusta", version: 2 })
  expect(await put({ firstName: "Augusta", version: 1 })).toMatchObject({ firstName: "Augusta", version: 2 })
  expect(await put({ cadence: "weekly", version: 2 })).toMatchObject({ version: 3 })
  await expect(put({ timeZone: "Asia/Tokyo", version: 2 })).rejects.toMatchObject({ code: "conflict" })
  await expect(put({ ...moved, version: 1 })).rejects.toMatchObject({ code: "conflict" })
})
