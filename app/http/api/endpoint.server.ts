import type { ZodType } from "zod"
import { type Needed, reaches } from "../../domain/account/credential"
import type { Deps } from "../../domain/kernel/deps"
import { type Query, runQuery, type Who } from "../../domain/kernel/query.server"
import type { Actor } from "../../domain/users/actor"
import type { CostClass } from "../costs/costs"
import { bodyLimit } from "../input/body-limit"
import { parseInput } from "../input/input.server"
import { requireAccess } from "../visitor/admitted"
import type { Call } from "./call"
import { isReply, type Reply, reply } from "./reply"

/** The body format of a call that is not a plain GET. */
export type Body = "json" | "multipart" | "json or multipart" | "text" | "none"

/** The required access: anyone, a session only, or also a personal token with the scope. */
export type EndpointScope = "anyone" | Needed

/** The published part of a call's definition. */
export interface Described<Input, Output> {
  /** One sentence. */
  summary: string
  scope: EndpointScope
  /** The cost class, which also sets the caller's rate. */
  cost: CostClass
  /** Omitted if the input is in the URL. */
  body?: Body
  /** One schema for path parameters, query and body combined. Omitted if the call takes no input. */
  input?: ZodType<Input>
  output?: ZodType<Output>
  status?: 200 | 201 | 204
  /** The media types of an answer that is a file instead of JSON. */
  produces?: string | string[]
  /** The version of the answered resource. A change sends it back as `version`. */
  version?(answer: Output): number
  /** The body size limit in bytes, if it differs from the default. */
  maxBytes?: number
}

type Run<Output> = (actor: Actor | null, call: Call) => Promise<Output | Reply>

/** The statements of a call, which can be batched with others, and the function that uses their results. */
type Prepared<Output> = (deps: Deps, who: Who, writer: Who) => Query<Run<Output>>

/** A validated call: its reads, then its answer. */
export type EndpointQuery = (
  deps: Deps,
  who: Who,
  writer: Who,
) => Query<(actor: Actor | null, call: Call) => Promise<Reply>>

/** A call as protocols, OpenAPI and the tests see it: metadata and one function, with the call's own types erased. */
export interface Endpoint {
  summary: string
  scope: EndpointScope
  cost: CostClass
  body: Body
  maxBytes: number
  input: ZodType | null
  output: ZodType | null
  status: 200 | 201 | 204
  /** The media types of a file answer; empty for JSON. */
  produces: string[]
  /** Accepts an idempotency key. */
  idempotent: boolean
  /** May be answered before it is done. */
  background: boolean
  /** The resource is versioned. */
  versioned: boolean
  /** Polled by clients. */
  polled: boolean
  /** Open to anyone, but receives the caller if known. */
  identifies: boolean
  /** The header that contains a message's signature; null for unsigned calls. */
  signature: string | null
  /** Checks the caller's scope and the input, then runs the call. */
  run(deps: Deps, actor: Actor | null, raw: unknown, call: Call): Promise<Reply>
  /**
   * Splits `run` into two steps, so that a protocol can read the session in the same round trip. Refuses with
   * `invalid`.
   */
  prepare(raw: unknown): EndpointQuery
}

export type Endpoints = Record<string, Endpoint>

type Kinds = Partial<Pick<Endpoint, "idempotent" | "background" | "polled" | "identifies" | "signature">>

/** Builds an entry of the endpoint table. This is the only place that checks a caller's scope, for every protocol. */
export function published<Input, Output>(
  described: Described<Input, Output>,
  kinds: Kinds,
  start: (input: Input) => Prepared<Output>,
): Endpoint {
  const { summary, scope, cost, body, input, output, status, produces, version, maxBytes } = described
  const allowed = (actor: Actor | null) => (scope === "anyone" ? actor : requireAccess(scope, actor))
  const run = (read: () => Run<Output>) => async (actor: Actor | null, call: Call) => {
    const caller = allowed(actor)
    const answer = await read()(caller, call)
    if (isReply(answer)) return answer
    return version ? { ...reply(answer), version: version(answer) } : reply(answer)
  }
  const prepare: Endpoint["prepare"] = (raw) => {
    const build = start(parseInput(input, raw))
    return (deps, who, writer) => {
      const { statements, read } = build(deps, who, writer)
      return { statements, read: (rows) => run(() => read(rows)) }
    }
  }
  return {
    ...{ summary, scope, cost, body: body ?? "none", status: status ?? 200, maxBytes: maxBytes ?? bodyLimit },
    ...{
      input: input ?? null,
      output: output ?? null,
      produces: [produces ?? []].flat(),
      versioned: version !== undefined,
    },
    ...{ idempotent: false, background: false, polled: false, identifies: false, signature: null, ...kinds },
    prepare,
    run: async (deps, actor, raw, call) => {
      const caller = allowed(actor)
      const own = caller?.userId ?? nobody
      const ask = prepare(raw)(deps, own, caller && reaches(caller, "write") ? own : nobody)
      return (await runQuery(deps.db, ask))(caller, call)
    },
  }
}

/** Matches no user, so statements that use it find no rows. */
const nobody = ""
