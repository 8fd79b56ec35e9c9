import { noSuch } from "./problem"
import type { Event, Kind, Kinds } from "./types"

export type Books = ReturnType<typeof openBooks>

/** The emulated API version, in which the billing period belongs to the subscription's items. */
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

/** Stores all of the payment provider's objects in the durable object's database. `clock` is the sandbox's clock. */
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

    /** Throws Stripe's own error if there is no such object. */
    get<K extends Kind>(kind: K, id: string): Kinds[K] {
      const found = find(kind, id)
      if (!found) throw noSuch(kind.replace("checkout.", "checkout "), id)
      return found
    },

    /** Finds any object by its id alone. */
    lookUp(id: string): unknown {
      const [row] = sql.exec("SELECT entry FROM stripe_objects WHERE id = ?", id).toArray()
      return row ? JSON.parse(String(row.entry)) : null
    },

    /** The fields that every new object starts with. */
    begin<K extends Kind>(kind: K, created = now()) {
      return { id: newId(prefixes[kind]), object: kind, created, livemode: false as const }
    },

    /** Stores a new or changed object. `due` is the time in epoch seconds at which the clock alone changes it. */
    put<K extends Kind>(kind: K, value: Kinds[K], due: number | null = null): Kinds[K] {
      const owner = "customer" in value ? value.customer : null
      sql.exec(
        `INSERT INTO stripe_objects (id, kind, owner, due, entry) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (id) DO UPDATE SET owner = ?3, due = ?4, entry = ?5`,
        ...[value.id, kind, owner, due, JSON.stringify(value)],
      )
      return value
    },

    /** Iterates over objects, newest first. `before` is the id of the object after which to start. */
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

    /** The earliest due object, with its time; null if none is due. */
    nextDue(): { kind: string; id: string; due: number } | null {
      const [row] = sql
        .exec("SELECT kind, id, due FROM stripe_objects WHERE due IS NOT NULL ORDER BY due LIMIT 1")
        .toArray()
      return row ? { kind: String(row.kind), id: String(row.id), due: Number(row.due) } : null
    },

    /** Sets the request that causes the following events; null for the clock and for people on a hosted page. */
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

/** The fields that differ in `after`, with their values in `before`: an event's `previous_attributes`. */
export function changed(before: object, after: object): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after))
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(now.get(name))
  return Object.fromEntries(Object.entries(before).filter(differs))
}
