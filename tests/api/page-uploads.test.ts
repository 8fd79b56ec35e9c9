import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { newcomer, textOf, visitor } from "./visitor"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

/** Sends the import page a one-megabyte file that starts with the given bytes. */
function send(jar: ReadonlyMap<string, string>, begin: number[], path = "/settings/import") {
  const body = new FormData()
  body.append("file", new File([new Uint8Array(begin), new Uint8Array(1_000_000)], "export.zip"))
  const headers = { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "), Origin: server.origin }
  return fetch(server.origin + path, { method: "POST", redirect: "manual", body, headers })
}

const zip = [0x50, 0x4b, 3, 4]

test("the import page accepts a file with and without a script, and reports an invalid one on the page", async () => {
  const person = await newcomer(server)
  const refused = await send(person.jar, [1, 2, 3, 4])
  expect([refused.status, textOf(await refused.text())]).toEqual([
    422,
    expect.stringContaining("This file is not a ZIP"),
  ])
  const taken = await send(person.jar, zip)
  expect([taken.status, taken.headers.get("Location")]).toEqual([302, "/settings/import"])
  const another = await newcomer(server)
  // A page's script uploads to the page's data URL, which answers a redirect as 202.
  expect((await send(another.jar, zip, "/settings/import.data")).status).toBe(202)
  const rows = await server.sql("select bytes from archives where purpose = 'import'")
  expect(rows).toEqual([{ bytes: 1_000_004 }, { bytes: 1_000_004 }])
})

test("a visitor who uploads a file is asked to sign in, and the file is not kept", async () => {
  const asked = await send(visitor(server).jar, zip)
  expect([asked.status, asked.headers.get("Location")]).toEqual([302, "/auth/login?redirectTo=%2Fsettings%2Fimport"])
})
