import type { ZodType } from "zod"
import type { StartedJob } from "../domain/jobs/start-job.server"
import type { Deps } from "../domain/kernel/deps"
import type { Query, Who } from "../domain/kernel/query.server"
import type { Actor } from "../domain/users/actor"
import type { Scope } from "../domain/users/scope"
import { admitted, neededBy, unauthenticated } from "./admitted"
import { bodyLimit } from "./body-limit"
import type { Call } from "./call"
import type { CostClass } from "./costs"
import { withTag } from "./etag.server"
import { parseInput } from "./input.server"
import { actorWith, currentActor } from "./session.server"
import { respond, withIfMatch } from "./versioned"
import { answerJob } from "./wait.server"

/** What the contract publishes of a call. */
interface Described<Input, Output> {
  /** One sentence. */
  summary: string
  /** What one call may cost, and with it how many a caller may send. */
  cost: CostClass
  /** Path parameters, query and body, merged: one schema checks them all. Left out where a call takes nothing. */
  input?: ZodType<Input>
  output?: ZodType<Output>
  status?: 200 | 201 | 204
  /** Only for a person who has signed in: no personal API token reaches it. */
  session?: true
  /** The scope that a personal token needs; left out where it reads with GET and changes with the other methods. */
  scope?: Scope
  /** The type of what is answered where that is a file and not JSON. */
  produces?: string
  /** Takes a form with a file instead of JSON. */
  upload?: true
  /** The version of what is answered, sent as its `ETag` too. A change takes it back in `If-Match` as in `version`. */
  version?(answer: Output): number
  /** The largest body, where that is less than elsewhere. */
  mostBytes?: number
}

/** A call as dispatch, OpenAPI and the tests see it: its own types stay inside `handle`. */
export interface Endpoint {
  summary: string
  cost: CostClass
  who: "anyone" | "user"
  session: boolean
  /** Null where JSON is answered. */
  produces: string | null
  upload: boolean
  mostBytes: number
  input: ZodType | null
  output: ZodType | null
  status: 200 | 201 | 204
  /** Takes an `Idempotency-Key`. */
  idempotent: boolean
  /** May be answered before it is done. */
  background: boolean
  /** Takes its body as the text that was sent, of whatever type. */
  verbatim: boolean
  /** What it is about carries a version. */
  versioned: boolean
  handle(call: Call, raw: unknown): Promise<Response>
}

export type Endpoints = Record<string, Endpoint>

/** A call for which nobody has to be signed in. */
export function open<Input, Output>(
  described: Described<Input, Output> & { run(call: Call, input: Input): Promise<Output | Response> },
): Endpoint {
  return published(described, "anyone", false, async (call, raw) =>
    respond(described, await described.run(call, parseInput(described.input, raw))),
  )
}

/** A read: its statements travel with the session's in one round trip. */
export function read<Input, Output>(
  described: Described<Input, Output> & {
    /** `writer` is the same user, or nobody where the caller may only read: for a read that leaves a trace. */
    query(deps: Deps, who: Who, input: Input, writer: Who): Query<(actor: Actor) => Output | Response>
    /** Asked again and again: answered with an `ETag`, and with 304 where nothing has changed. */
    polled?: true
  },
): Endpoint {
  return published(described, "user", false, async (call, raw) => {
    const { actor, needed } = await parsedWith(call, described, raw, described.query)
    const response = respond(described, needed(actor))
    return described.polled ? withTag(call, response) : response
  })
}

/** A message that another service sends and signs: `run` is given its body as it was sent. */
export function message<Output>(
  described: Described<never, Output> & { run(call: Call, body: string): Promise<Output> },
): Endpoint {
  const handle: Endpoint["handle"] = async (call, raw) =>
    respond(described, await described.run(call, typeof raw === "string" ? raw : ""))
  return { ...published(described, "anyone", false, handle), verbatim: true }
}

/** A change. */
export function change<Input, Output>(
  described: Described<Input, Output> & {
    /** Takes an `Idempotency-Key`, which `run` heeds. */
    idempotent?: true
    run(call: Call, actor: Actor, input: Input): Promise<Output | Response>
  },
): Endpoint {
  return published(described, "user", described.idempotent ?? false, async (call, raw) => {
    const actor = admitted(call, described, await currentActor(call.context))
    return respond(described, await described.run(call, actor, parseInput(described.input, raw)))
  })
}

/** A change that first looks at something; what it `needs` is read together with the session. */
export function changeWith<Input, Output, Found>(
  described: Described<Input, Output> & {
    needs(deps: Deps, who: Who, input: Input): Query<Found>
    run(call: Call, actor: Actor, input: Input, needed: Found): Promise<Output | Response>
  },
): Endpoint {
  return published(described, "user", false, async (call, raw) => {
    const { input, actor, needed } = await parsedWith(call, described, raw, described.needs)
    return respond(described, await described.run(call, actor, input, needed))
  })
}

/** Background work: recorded first, then waited for. `answer` makes the body of what the job's own query found. */
export function work<Input, Output>(
  described: Described<Input, Output> & {
    start(call: Call, actor: Actor, input: Input): Promise<StartedJob>
    answer(found: unknown): Output
    /** For work whose record stands before the work is done: seconds to wait until it is answered as it is. */
    early?: number
  },
): Endpoint {
  const handle: Endpoint["handle"] = async (call, raw) => {
    const actor = admitted(call, described, await currentActor(call.context))
    const started = await described.start(call, actor, parseInput(described.input, raw))
    return answerJob(call, actor, started, described.early ?? null, (found) =>
      respond(described, described.answer(found)),
    )
  }
  return { ...published(described, "user", true, handle), background: true }
}

function published<Input, Output>(
  { summary, cost, input, output, status, session, produces, upload, version, mostBytes }: Described<Input, Output>,
  who: Endpoint["who"],
  idempotent: boolean,
  handle: Endpoint["handle"],
): Endpoint {
  const described = { summary, cost, status: status ?? 200, input: input ?? null, output: output ?? null }
  const kinds = { session: session ?? false, produces: produces ?? null, upload: upload ?? false }
  const most = { mostBytes: mostBytes ?? bodyLimit }
  const whole = { ...described, ...kinds, ...most, who, idempotent, background: false, verbatim: false }
  if (!version) return { ...whole, versioned: false, handle }
  return { ...whole, versioned: true, handle: (call, raw) => handle(call, withIfMatch(call.request, raw)) }
}

/** Input, session and data of a call. Who is not signed in learns that first, whatever else is wrong with the call. */
async function parsedWith<Input, Output, Found>(
  call: Call,
  described: Described<Input, Output>,
  raw: unknown,
  build: (deps: Deps, who: Who, input: Input, writer: Who) => Query<Found>,
): Promise<{ input: Input; actor: Actor; needed: Found }> {
  if (!call.context.token) throw unauthenticated()
  let input: Input
  try {
    input = parseInput(described.input, raw)
  } catch (error) {
    admitted(call, described, await currentActor(call.context))
    throw error
  }
  const { actor, read } = await actorWith(
    call.context,
    (deps, who, writer) => build(deps, who, input, writer),
    neededBy(call, described),
  )
  return { input, actor: admitted(call, described, actor), needed: read() }
}
