import { noSuch } from "./problem"
import type { Event, Kind, Kinds } from "./types"

export type Books = ReturnType<typeof openBooks>

/** The version of the API whose shapes are played: a period belongs to a subscription's items. */
const apiVersion = "2026-10-28.endive"

const prefixes: Record<Kind, string> = {
  customer: "cus",
  product: "prod",
  price: "price",
  subscription: "sub",
  invoice: "in",
  invoiceitem: "ii",
  payment_intent: "pi",
  charge: "ch",
  refund: "re",
  dispute: "dp",
  "checkout.session": "cs_test",
  "billing_portal.session": "bps",
  "billing_portal.configuration": "bpc",
  event: "evt",
}

export function newId(prefix: string) {
  return `${prefix}_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`
}

/** Everything that the payment provider knows, in the durable object's own database. `clock` is the sandbox's. */
export function openBooks(sql: SqlStorage, clock: () => Date, announce: (event: Event) => void) {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS stripe_objects (
      seq INTEGER PRIMARY KEY, id TEXT UNIQUE, kind TEXT, owner TEXT, due INTEGER, entry TEXT
    );
    CREATE INDEX IF NOT EXISTS stripe_objects_kind ON stripe_objects (kind, owner, seq);
    CREATE INDEX IF NOT EXISTS stripe_objects_due ON stripe_objects (due) WHERE due IS NOT NULL;
  `)
  const now = () => Math.floor(clock().getTime() / 1000)
  let caller: Event["request"] = { id: null, idempotency_key: null }

  function find<K extends Kind>(kind: K, id: string): Kinds[K] | null {
    const [row] = sql.exec("SELECT entry FROM stripe_objects WHERE id = ? AND kind = ?", id, kind).toArray()
    return row ? JSON.parse(String(row.entry)) : null
  }

  return {
    now,
    find,

    /** Throws what Stripe answers where there is none. */
    get<K extends Kind>(kind: K, id: string): Kinds[K] {
      const found = find(kind, id)
      if (!found) throw noSuch(kind.replace("checkout.", "checkout "), id)
      return found
    },

    /** Any object by its id alone. */
    lookUp(id: string): unknown {
      const [row] = sql.exec("SELECT entry FROM stripe_objects WHERE id = ?", id).toArray()
      return row ? JSON.parse(String(row.entry)) : null
    },

    /** The fields that every new object begins with. */
    begin<K extends Kind>(kind: K, created = now()) {
      return { id: newId(prefixes[kind]), object: kind, created, livemode: false as const }
    },

    /** Stores it, new or changed. `due` is when the clock alone changes it (seconds). */
    put<K extends Kind>(kind: K, value: Kinds[K], due: number | null = null): Kinds[K] {
      const owner = "customer" in value ? value.customer : null
      sql.exec(
        `INSERT INTO stripe_objects (id, kind, owner, due, entry) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (id) DO UPDATE SET owner = ?3, due = ?4, entry = ?5`,
        ...[value.id, kind, owner, due, JSON.stringify(value)],
      )
      return value
    },

    /** Newest first, one at a time; `before` is the id after which to begin. */
    *each<K extends Kind>(kind: K, customer: string | null = null, before: string | null = null): Generator<Kinds[K]> {
      const rows = sql
        .exec(
          `SELECT entry FROM stripe_objects WHERE kind = ?1 AND (?2 IS NULL OR owner = ?2)
           AND (?3 IS NULL OR seq < (SELECT seq FROM stripe_objects WHERE id = ?3)) ORDER BY seq DESC`,
          ...[kind, customer, before],
        )
        .toArray()
      for (const row of rows) yield JSON.parse(String(row.entry))
    },

    /** The object whose time has come and came first, with that time. */
    nextDue(): { kind: string; id: string; due: number } | null {
      const [row] = sql
        .exec("SELECT kind, id, due FROM stripe_objects WHERE due IS NOT NULL ORDER BY due LIMIT 1")
        .toArray()
      return row ? { kind: String(row.kind), id: String(row.id), due: Number(row.due) } : null
    },

    /** The request that causes the following events; null for the clock and for people on a hosted page. */
    causedBy(request: Event["request"] | null) {
      caller = request ?? { id: null, idempotency_key: null }
    },

    emit(type: string, object: unknown, previous?: unknown, created = now()) {
      const event: Event = {
        id: newId("evt"),
        object: "event",
        created,
        livemode: false,
        api_version: apiVersion,
        data: { object, ...(previous !== undefined && { previous_attributes: previous }) },
        pending_webhooks: 1,
        request: caller,
        type,
      }
      this.put("event", event)
      announce(event)
    },
  }
}

/** The fields of `after` that differ, as they were in `before`: what an event calls previous attributes. */
export function changed(before: object, after: object): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after))
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(now.get(name))
  return Object.fromEntries(Object.entries(before).filter(differs))
}
