import * as z from "zod"
import type { StartedJob } from "../domain/jobs/start-job.server"
import type { Deps } from "../domain/kernel/deps"
import { mapQuery, type Query, readNothing, type Who } from "../domain/kernel/query.server"
import type { Actor } from "../domain/users/actor"
import { unauthenticated } from "./admitted"
import type { Call } from "./call"
import { type Body, type Described, type Endpoint, type EndpointScope, published } from "./endpoint.server"
import type { Reply } from "./reply"
import { answerJob } from "./wait.server"

type Answered<Output> = Promise<Output | Reply<Output | null>>

/** What only who is signed in may call. */
interface Own<Input, Output> extends Described<Input, Output> {
  scope: Exclude<EndpointScope, "anyone">
}

interface Open<Input, Output> extends Described<Input, Output> {
  scope: "anyone"
  /** Is told who calls, where that is known. */
  identifies?: true
  run(deps: Deps, actor: Actor | null, input: Input, call: Call): Answered<Output>
}

/** A call for which nobody has to be signed in. */
export function open<Input, Output>(described: Open<Input, Output>): Endpoint {
  const { identifies, run } = described
  return published(
    described,
    { identifies: identifies ?? false },
    (input) => (deps) => mapQuery(readNothing, () => (actor, call) => run(deps, actor, input, call)),
  )
}

const SignedText = z.object({ text: z.string(), signature: z.string().nullable() })

interface Message<Output> extends Omit<Described<z.output<typeof SignedText>, Output>, "body" | "input"> {
  scope: "anyone"
  /** The header in which the signature comes. */
  signature: string
  run(deps: Deps, actor: null, message: z.output<typeof SignedText>): Promise<Output>
}

/** A message that another service sends and signs: `run` is given its text as it was sent. */
export function message<Output>(described: Message<Output>): Endpoint {
  const { signature, run } = described
  return published(
    { ...described, body: "text", input: SignedText },
    { signature },
    (input) => (deps) => mapQuery(readNothing, () => () => run(deps, null, input)),
  )
}

interface Read<Input, Output> extends Own<Input, Output> {
  /** `writer` is the same user, or nobody where the caller may only read: for a read that leaves a trace. */
  query(deps: Deps, who: Who, input: Input, writer: Who): Query<(actor: Actor) => Output | Reply<Output | null>>
  /** Asked again and again: answered with an `ETag`, and with 304 where nothing has changed. */
  polled?: true
}

/** A read: its statements travel with the session's in one round trip. */
export function read<Input, Output>(described: Read<Input, Output>): Endpoint {
  const { polled, query } = described
  return published(
    described,
    { polled: polled ?? false },
    (input) => (deps, who, writer) =>
      mapQuery(query(deps, who, input, writer), (answer) => async (actor) => answer(known(actor))),
  )
}

interface Change<Input, Output> extends Own<Input, Output> {
  body: Body
  /** Takes an idempotency key, which `run` heeds. */
  idempotent?: true
  run(deps: Deps, actor: Actor, input: Input, call: Call): Answered<Output>
}

/** A change. */
export function change<Input, Output>(described: Change<Input, Output>): Endpoint {
  const { idempotent, run } = described
  return published(
    described,
    { idempotent: idempotent ?? false },
    (input) => (deps) => mapQuery(readNothing, () => (actor, call) => run(deps, known(actor), input, call)),
  )
}

interface ChangeWith<Input, Output, Found> extends Own<Input, Output> {
  body: Body
  needs(deps: Deps, who: Who, input: Input): Query<Found>
  run(deps: Deps, actor: Actor, input: Input, call: Call, needed: Found): Answered<Output>
}

/** A change that first looks at something; what it `needs` is read together with the session. */
export function changeWith<Input, Output, Found>(described: ChangeWith<Input, Output, Found>): Endpoint {
  const { needs, run } = described
  return published(
    described,
    {},
    (input) => (deps, who) =>
      mapQuery(needs(deps, who, input), (found) => (actor, call) => run(deps, known(actor), input, call, found)),
  )
}

interface Work<Input, Output> extends Own<Input, Output> {
  body: Body
  run(deps: Deps, actor: Actor, input: Input, call: Call): Promise<StartedJob>
  /** Makes the answer of what the job's own query found. */
  answer(found: unknown): Output
  /** For work whose record stands before the work is done: seconds to wait until it is answered as it is. */
  early?: number
}

/** Background work: recorded first, then waited for. */
export function work<Input, Output>(described: Work<Input, Output>): Endpoint {
  const { answer, early, run } = described
  const start = async (deps: Deps, actor: Actor, input: Input, call: Call) =>
    answerJob(deps, actor, await run(deps, actor, input, call), call.patience, early ?? null, answer)
  return published(
    described,
    { idempotent: true, background: true },
    (input) => (deps) => mapQuery(readNothing, () => (actor, call) => start(deps, known(actor), input, call)),
  )
}

/** The caller of what is open to signed-in users alone, which the table has checked. */
function known(actor: Actor | null): Actor {
  if (!actor) throw unauthenticated()
  return actor
}
