import type { ZodType } from "zod"
import { type Needed, reaches } from "../domain/account/credential"
import type { Deps } from "../domain/kernel/deps"
import { type Query, runQuery, type Who } from "../domain/kernel/query.server"
import type { Actor } from "../domain/users/actor"
import { admitted } from "./admitted"
import { bodyLimit } from "./body-limit"
import type { Call } from "./call"
import type { CostClass } from "./costs"
import { parseInput } from "./input.server"
import { isReply, type Reply, reply } from "./reply"

/** How a call that is not a mere read by its address takes its input. */
export type Body = "json" | "multipart" | "text" | "none"

/** Who a call is open to: everybody, a session alone, or also a personal token with the scope. */
export type EndpointScope = "anyone" | Needed

/** What the contract publishes of a call. */
export interface Described<Input, Output> {
  /** One sentence. */
  summary: string
  scope: EndpointScope
  /** What one call may cost, and with it how many a caller may send. */
  cost: CostClass
  /** Left out where the input stands in the address. */
  body?: Body
  /** Path parameters, query and body, merged: one schema checks them all. Left out where a call takes nothing. */
  input?: ZodType<Input>
  output?: ZodType<Output>
  status?: 200 | 201 | 204
  /** The type of what is answered where that is a file and not JSON. */
  produces?: string
  /** The version of what is answered. A change takes it back as `version`. */
  version?(answer: Output): number
  /** The largest body, where that is less than elsewhere. */
  mostBytes?: number
}

type Run<Output> = (actor: Actor | null, call: Call) => Promise<Output | Reply>

/** The reads of a call, which may travel with others, and what it does once they are back. */
type Prepared<Output> = (deps: Deps, who: Who, writer: Who) => Query<Run<Output>>

/** A call that was checked: what it reads, and then what it answers. */
export type Ask = (deps: Deps, who: Who, writer: Who) => Query<(actor: Actor | null, call: Call) => Promise<Reply>>

/** A call as protocols, OpenAPI and the tests see it: data, and one function. Its own types stay inside. */
export interface Endpoint {
  summary: string
  scope: EndpointScope
  cost: CostClass
  body: Body
  mostBytes: number
  input: ZodType | null
  output: ZodType | null
  status: 200 | 201 | 204
  /** Null where JSON is answered. */
  produces: string | null
  /** Takes an idempotency key. */
  idempotent: boolean
  /** May be answered before it is done. */
  background: boolean
  /** What it is about carries a version. */
  versioned: boolean
  /** Asked again and again, mostly for nothing new. */
  polled: boolean
  /** Open to everybody, and yet told who calls where that is known. */
  identifies: boolean
  /** The header that holds the signature of a message; null for what is not signed. */
  signature: string | null
  /** Runs the call for whoever makes it: checks its scope and its input. */
  run(deps: Deps, actor: Actor | null, raw: unknown, call: Call): Promise<Reply>
  /** The same in two steps, for a protocol that reads the caller in the same round trip. Refuses with `invalid`. */
  prepare(raw: unknown): Ask
}

export type Endpoints = Record<string, Endpoint>

type Kinds = Partial<Pick<Endpoint, "idempotent" | "background" | "polled" | "identifies" | "signature">>

/** An entry of the table. Only here is a caller's scope checked, whatever protocol they come by. */
export function published<Input, Output>(
  described: Described<Input, Output>,
  kinds: Kinds,
  start: (input: Input) => Prepared<Output>,
): Endpoint {
  const { summary, scope, cost, body, input, output, status, produces, version, mostBytes } = described
  const allowed = (actor: Actor | null) => (scope === "anyone" ? actor : admitted(scope, actor))
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
    ...{ summary, scope, cost, body: body ?? "none", status: status ?? 200, mostBytes: mostBytes ?? bodyLimit },
    ...{ input: input ?? null, output: output ?? null, produces: produces ?? null, versioned: version !== undefined },
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

/** No user's id: a statement about it finds nothing. */
const nobody = ""
