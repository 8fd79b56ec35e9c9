import * as z from "zod"
import type { StartedJob } from "../../domain/jobs/start-job.server"
import type { Deps } from "../../domain/kernel/deps"
import { emptyQuery, mapQuery, type Query, type Who } from "../../domain/kernel/query.server"
import type { Actor } from "../../domain/users/actor"
import { unauthenticated } from "../visitor/admitted"
import type { Call } from "./call"
import { type Body, type Described, type Endpoint, type EndpointScope, published } from "./endpoint.server"
import type { Reply } from "./reply"
import { answerJob } from "./wait.server"

type Answered<Output> = Promise<Output | Reply<Output | null>>

/** The definition of a call that requires a signed-in user. */
interface Own<Input, Output> extends Described<Input, Output> {
  scope: Exclude<EndpointScope, "anyone">
}

interface Open<Input, Output> extends Described<Input, Output> {
  scope: "anyone"
  /** Receives the caller, if known. */
  identifies?: true
  run(deps: Deps, actor: Actor | null, input: Input, call: Call): Answered<Output>
}

/** A call that needs no session. */
export function open<Input, Output>(described: Open<Input, Output>): Endpoint {
  const { identifies, run } = described
  return published(
    described,
    { identifies: identifies ?? false },
    (input) => (deps) => mapQuery(emptyQuery, () => (actor, call) => run(deps, actor, input, call)),
  )
}

const SignedText = z.object({ text: z.string(), signature: z.string().nullable() })

interface Message<Output> extends Omit<Described<z.output<typeof SignedText>, Output>, "body" | "input"> {
  scope: "anyone"
  /** The name of the header that contains the signature. */
  signature: string
  run(deps: Deps, actor: null, message: z.output<typeof SignedText>): Promise<Output>
}

/** A signed message from another service. `run` receives the raw text. */
export function message<Output>(described: Message<Output>): Endpoint {
  const { signature, run } = described
  return published(
    { ...described, body: "text", input: SignedText },
    { signature },
    (input) => (deps) => mapQuery(emptyQuery, () => () => run(deps, null, input)),
  )
}

interface Read<Input, Output> extends Own<Input, Output> {
  /** `writer` is the same user, or nobody if the caller may only read. Used by reads that also write. */
  query(deps: Deps, who: Who, input: Input, writer: Who): Query<(actor: Actor) => Output | Reply<Output | null>>
  /** Clients poll this call, so it sends an `ETag` and answers 304 if nothing changed. */
  polled?: true
}

/** A read. Its statements run in the same round trip as the session lookup. */
export function read<Input, Output>(described: Read<Input, Output>): Endpoint {
  const { polled, query } = described
  return published(
    described,
    { polled: polled ?? false },
    (input) => (deps, who, writer) =>
      mapQuery(query(deps, who, input, writer), (answer) => async (actor) => answer(requireActor(actor))),
  )
}

interface Change<Input, Output> extends Own<Input, Output> {
  body: Body
  /** Accepts an idempotency key, which `run` handles. */
  idempotent?: true
  run(deps: Deps, actor: Actor, input: Input, call: Call): Answered<Output>
}

/** A change. */
export function change<Input, Output>(described: Change<Input, Output>): Endpoint {
  const { idempotent, run } = described
  return published(
    described,
    { idempotent: idempotent ?? false },
    (input) => (deps) => mapQuery(emptyQuery, () => (actor, call) => run(deps, requireActor(actor), input, call)),
  )
}

interface ChangeWith<Input, Output, Found> extends Own<Input, Output> {
  body: Body
  needs(deps: Deps, who: Who, input: Input): Query<Found>
  run(deps: Deps, actor: Actor, input: Input, call: Call, needed: Found): Answered<Output>
}

/** A change that depends on stored data. Its `needs` query runs in the same round trip as the session lookup. */
export function changeWith<Input, Output, Found>(described: ChangeWith<Input, Output, Found>): Endpoint {
  const { needs, run } = described
  return published(
    described,
    {},
    (input) => (deps, who) =>
      mapQuery(needs(deps, who, input), (found) => (actor, call) => run(deps, requireActor(actor), input, call, found)),
  )
}

interface Work<Input, Output> extends Own<Input, Output> {
  body: Body
  run(deps: Deps, actor: Actor, input: Input, call: Call): Promise<StartedJob>
  /** Maps the result of the job's query to the answer. */
  answer(found: unknown): Output
  /** For work whose record exists before the work is done: seconds to wait before answering with the current record. */
  early?: number
}

/** Background work: the job is recorded first, then awaited for a limited time. */
export function work<Input, Output>(described: Work<Input, Output>): Endpoint {
  const { answer, early, run } = described
  const start = async (deps: Deps, actor: Actor, input: Input, call: Call) =>
    answerJob(deps, actor, await run(deps, actor, input, call), call.patience, early ?? null, answer)
  return published(
    described,
    { idempotent: true, background: true },
    (input) => (deps) => mapQuery(emptyQuery, () => (actor, call) => start(deps, requireActor(actor), input, call)),
  )
}

/** The caller of a call for signed-in users; the endpoint table has already checked that there is one. */
function requireActor(actor: Actor | null): Actor {
  if (!actor) throw unauthenticated()
  return actor
}
