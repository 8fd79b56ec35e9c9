import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { uploadLimit } from "../../domain/kernel/upload"
import { boundedForm } from "./body-limit"
import { readFile } from "./read-file.server"

const opening = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK\r\n'
const address = "https://example.com/settings/import"

/** An upload whose body arrives on demand, and which records whether anyone started to read it. */
function upload(headers: Record<string, string> = {}) {
  const begun = { isRead: false }
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begun.isRead = true
        await gate
        controller.enqueue(new TextEncoder().encode(`${opening}--b--\r\n`))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: "POST", body, duplex: "half" }
  const request = new Request(address, {
    ...init,
    headers: { "Content-Type": "multipart/form-data; boundary=b", ...headers },
  })
  return { request, begun, letGo }
}

const turns = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test("a file with a too large Content-Length, or a body that is not a form, is refused before it is read", async () => {
  await using world = await createWorld()
  const huge = upload({ "Content-Length": String(uploadLimit + 100_000) })
  await expect(readFile(huge.request, world.deps)).rejects.toMatchObject({ code: "too_large" })
  const other = upload({ "Content-Type": "application/zip" })
  await expect(readFile(other.request, world.deps)).rejects.toMatchObject({ code: "unsupported_media_type" })
  expect([huge.begun.isRead, other.begun.isRead]).toEqual([false, false])
})

test.each(["/settings/import", "/settings/import.data"])(
  "an upload to %s is left unread for its page, which authenticates the sender first",
  async (path) => {
    const { request, begun } = upload()
    const sent = new Request(new URL(path, address), request)
    const bounded = await boundedForm(sent)
    expect(begun.isRead).toBe(false)
    expect(bounded.upload).toBe(sent)
    expect([...(await bounded.request.formData())]).toEqual([])
  },
)

test("two uploads are read at a time, six wait, and further ones are refused with Retry-After", async () => {
  await using world = await createWorld()
  const deps = { ...world.deps, now: () => new Date() }
  const uploads = Array.from({ length: 10 }, () => upload())
  const read = uploads.map(({ request }) => readFile(request, deps))
  const outcomes = Promise.allSettled(read)
  await turns(100)
  expect(uploads.map(({ begun }) => begun.isRead).filter(Boolean)).toHaveLength(2)
  await expect(read[8]).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 })
  await expect(read[9]).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 })
  uploads[0]?.letGo()
  await turns(100)
  expect(uploads.map(({ begun }) => begun.isRead).filter(Boolean)).toHaveLength(3)
  for (const { letGo } of uploads) letGo()
  expect((await outcomes).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 8 }, () => "fulfilled"),
    "rejected",
    "rejected",
  ])
})

test("a stalled upload loses its slot to others, but completes once it continues", async () => {
  await using world = await createWorld()
  let later = 0
  const deps = { ...world.deps, now: () => new Date(Date.now() + later) }
  const [first, second, third] = [upload(), upload(), upload()]
  const slow = [readFile(first.request, deps), readFile(second.request, deps)]
  await turns(50)
  later = 6000
  third.letGo()
  expect((await readFile(third.request, deps)).file).toBeInstanceOf(File)
  first.letGo()
  second.letGo()
  for (const { file } of await Promise.all(slow)) expect(file).toBeInstanceOf(File)
})
