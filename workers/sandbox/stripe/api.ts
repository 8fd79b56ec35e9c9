import * as z from "zod"
import { id } from "../openai/wire"
import type { Books } from "./books"
import { findCall } from "./calls"
import { expanded } from "./expand"
import { type FormFields, readForm } from "./form"
import { read } from "./parameters"
import { StripeProblem } from "./problem"
import type { Replays } from "./replays"

export interface ApiCall {
  method: string
  /** The path below /stripe. */
  path: string
  query: string
  body: string
  headers: Headers
  origin: string
}

interface Answered {
  status: number
  body: string
}

/** Answers an API call. A repeated idempotency key gets the first response again. */
export function answerApi(books: Books, replays: Replays, call: ApiCall, mode: string): Response {
  const requestId = id("req")
  const key = call.method === "POST" ? call.headers.get("idempotency-key") : null
  const { answered, replayed } = once(replays, call, key, mode, () => {
    books.causedBy({ id: requestId, idempotency_key: key })
    const done = settled(() => run(books, call))
    books.causedBy(null)
    return done
  })
  const headers = new Headers({ "content-type": "application/json", "request-id": requestId })
  if (key) headers.set("idempotency-key", key)
  if (replayed) headers.set("idempotent-replayed", "true")
  return new Response(answered.body, { status: answered.status, headers })
}

function once(replays: Replays, call: ApiCall, key: string | null, mode: string, work: () => Answered) {
  if (key === null) return { answered: work(), replayed: false }
  const fingerprint = `${call.method} ${call.path}?${call.body}`
  const known = replays.find(key)
  if (known && known.fingerprint !== fingerprint) return { answered: settled(reusedKey), replayed: false }
  if (known) return { answered: { status: known.status, body: known.body }, replayed: true }
  const answered = mode === "stored-500" ? brokenAnswer : work()
  // A call refused for its parameters or its key has not run, so its response is not stored.
  if (answered.status < 400 || answered.status >= 500) replays.keep(key, call.path, { ...answered, fingerprint })
  return { answered, replayed: false }
}

function run(books: Books, call: ApiCall): unknown {
  if (!/^Bearer [sr]k_\w+/.test(call.headers.get("authorization") ?? "")) {
    throw new StripeProblem(401, { type: "invalid_request_error", message: "You did not provide an API key." })
  }
  const found = findCall(call.method, call.path)
  if (!found) {
    const message = `Unrecognized request URL (${call.method}: ${call.path}). The sandbox does not play it.`
    throw new StripeProblem(404, { type: "invalid_request_error", message })
  }
  const { expand = [], ...fields }: FormFields = readForm(
    call.method === "GET" || call.body === "" ? call.query : call.body,
  )
  const paths = read(z.array(z.string()), expand)
  const value = found.run({ books, fields, id: found.id, origin: call.origin, url: call.path })
  return expanded(books, value, paths)
}

function settled(work: () => unknown): Answered {
  try {
    return { status: 200, body: JSON.stringify(work()) }
  } catch (problem) {
    if (!(problem instanceof StripeProblem)) throw problem
    return { status: problem.status, body: JSON.stringify({ error: problem.error }) }
  }
}

const brokenAnswer: Answered = {
  status: 500,
  body: JSON.stringify({ error: { type: "api_error", message: "An unknown error occurred." } }),
}

function reusedKey(): never {
  const message =
    "Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than this one."
  throw new StripeProblem(400, { type: "idempotency_error", message })
}
