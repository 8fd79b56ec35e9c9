import type { Books } from "./books"
import type { Event } from "./types"

/** Seconds after which a delivery that did not get a 2xx response is retried. */
const retriesAfter = [1, 4, 15, 60, 300]
const patience = 20_000

interface Target {
  /** The app's URL. Without it nothing is delivered. */
  url: string | null
  secret: string
  /** The sandbox's clock, used for signing. */
  clock: () => Date
}

/** Stores pending webhooks, so that a restart loses none. */
export function openDeliveries(sql: SqlStorage, target: Target) {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS stripe_deliveries (
      id INTEGER PRIMARY KEY, event TEXT, place INTEGER, attempt INTEGER, due INTEGER
    );
  `)

  /** When the deliveries held for reordering are released. */
  function held(): number | null {
    const [row] = sql.exec("SELECT min(due) AS due FROM stripe_deliveries WHERE place < 0 AND attempt = 0").toArray()
    return row?.due == null ? null : Number(row.due)
  }

  return {
    /**
     * Queues an event for delivery according to the mode. `reorder` holds everything within a second of the first event
     * and sends it in reverse order. `ms` is the delay of `delay`, or the holding time of `reorder`.
     */
    add(event: Event, mode: string, ms: number | null) {
      if (target.url === null || mode === "drop") return
      const late = mode === "delay" ? (ms ?? 10_000) : mode === "reorder" ? (ms ?? 1000) : 0
      const due = (mode === "reorder" ? held() : null) ?? Date.now() + late
      for (let copy = 0; copy < (mode === "duplicate" ? 2 : 1); copy++) {
        const [{ last = 0 } = {}] = sql.exec("SELECT max(id) AS last FROM stripe_deliveries").toArray()
        const place = mode === "reorder" ? -1 - Number(last) : Number(last)
        sql.exec(
          "INSERT INTO stripe_deliveries (event, place, attempt, due) VALUES (?, ?, 0, ?)",
          ...[event.id, place, due],
        )
      }
    },

    /** The time of the next delivery, in milliseconds of the machine's own clock. */
    nextDue(): number | null {
      const [row] = sql.exec("SELECT min(due) AS due FROM stripe_deliveries").toArray()
      return row?.due == null ? null : Number(row.due)
    },

    /** Delivers everything that is due, one at a time, and reschedules failed deliveries. */
    async deliver(books: Books) {
      const due = sql
        .exec("SELECT id, event, attempt FROM stripe_deliveries WHERE due <= ? ORDER BY place, id", Date.now())
        .toArray()
      for (const { id, event, attempt } of due) {
        const taken = await post(target, JSON.stringify(books.get("event", String(event))))
        const wait = retriesAfter[Number(attempt)]
        if (taken || wait === undefined) sql.exec("DELETE FROM stripe_deliveries WHERE id = ?", id)
        else {
          const next = Date.now() + wait * 1000
          sql.exec("UPDATE stripe_deliveries SET attempt = attempt + 1, due = ? WHERE id = ?", next, id)
        }
      }
    },
  }
}

async function post({ url, secret, clock }: Target, body: string): Promise<boolean> {
  if (url === null) return false
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
    "stripe-signature": await signature(body, secret, Math.floor(clock().getTime() / 1000)),
  }
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** The webhook signature header: HMAC-SHA256 over time and body. */
async function signature(body: string, secret: string, at: number): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: "HMAC", hash: "SHA-256" }
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret), algorithm, false, ["sign"])
  const signed = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes.encode(`${at}.${body}`)))
  return `t=${at},v1=${[...signed].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`
}
