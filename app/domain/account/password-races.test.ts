import { expect, test } from "vitest"
import { callerFrom } from "../../../tests/support/fakes/caller"
import { atEveryRoundTrip } from "../../../tests/support/world/interleave"
import { createWorld, type World } from "../../../tests/support/world/world"
import type { Deps } from "../kernel/deps"
import { changePassword } from "./change-password.server"
import { logIn } from "./log-in.server"
import { register } from "./register.server"

const ada = { email: "ada@example.com", password: "correct horse battery", firstName: "Ada", lastName: "Meyer" }
const next = "another quiet lantern"
const third = "seven slow rivers"
const home = callerFrom("192.0.2.1")
const elsewhere = callerFrom("198.51.100.7")

/** Hashes instantly as `salt$password`; the hash itself states whether it is outdated. */
function quickly(world: World): Deps {
  let salt = 0
  const passwords: Deps["passwords"] = {
    ...world.deps.passwords,
    hash: async (password) => `${++salt}$${password}`,
    verify: async (password, stored) => stored?.split("$").at(-1) === password,
    isOutdated: (stored) => stored.startsWith("old"),
  }
  return { ...world.deps, passwords }
}

async function account(world: World) {
  const deps = quickly(world)
  const { actor } = await register(deps, ada, home)
  // Waits for the work after the response, so that only interrupted work is counted.
  await expect.poll(() => world.rows("select 1 from known_devices, security_events")).toHaveLength(1)
  const change = (newPassword: string) =>
    changePassword(deps, actor, { currentPassword: ada.password, newPassword }, home)
  const enter = (password: string) => logIn(deps, { email: ada.email, password }, elsewhere)
  const password = async () => {
    const [row] = await world.rows("select password_hash from users")
    return String(row?.password_hash).split("$").at(-1)
  }
  const outdate = () => world.rows("update users set password_hash = 'old$' || ?", ada.password)
  return { change, enter, password, outdate }
}
const refusedAs = (code: string) => (error: unknown) => expect(error).toMatchObject({ code })

test("a password changed during a sign-in with the old one stays changed, and the old one opens no session", async () => {
  const trips = await atEveryRoundTrip(async (world) => {
    const { change, enter, password, outdate } = await account(world)
    await outdate()
    return {
      one: () => enter(ada.password).catch(refusedAs("invalid_credentials")),
      other: () => change(next),
      check: async () => {
        expect(await password()).toBe(next)
        // The change signed out all earlier sessions, so only the session that it opened is left.
        expect(await world.rows("select label from sessions")).toHaveLength(1)
      },
    }
  })
  expect(trips).toBeGreaterThanOrEqual(2)
})

test("a rehash at sign-in does not interfere with a password change", async () => {
  const trips = await atEveryRoundTrip(async (world) => {
    const { change, enter, password, outdate } = await account(world)
    await outdate()
    return {
      one: () => change(next),
      other: () => enter(ada.password).catch(refusedAs("invalid_credentials")),
      check: async () => expect(await password()).toBe(next),
    }
  })
  expect(trips).toBeGreaterThanOrEqual(2)
})

test("two sign-ins during a rehash both succeed", async () => {
  await atEveryRoundTrip(async (world) => {
    const { enter, outdate } = await account(world)
    await outdate()
    return {
      one: () => enter(ada.password),
      other: () => enter(ada.password),
      check: async () => expect(await world.rows("select id from sessions")).toHaveLength(3),
    }
  })
})

test("of two concurrent password changes from the same password, one succeeds and the other is refused", async () => {
  await atEveryRoundTrip(async (world) => {
    const { change, password } = await account(world)
    const made: string[] = []
    const attempt = (wanted: string) => change(wanted).then(() => made.push(wanted), refusedAs("invalid"))
    return {
      one: () => attempt(third),
      other: () => attempt(next),
      check: async () => expect(made).toEqual([await password()]),
    }
  })
})

test("a password is changed once, and the old one is then refused", async () => {
  await using world = await createWorld()
  const { change, enter } = await account(world)
  await change(next)
  await expect(enter(ada.password)).rejects.toMatchObject({ code: "invalid_credentials" })
  await enter(next)
})
