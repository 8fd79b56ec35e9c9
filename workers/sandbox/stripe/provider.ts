import type { Store } from "../store"
import { type Books, openBooks } from "./books"
import { catchUp } from "./clock"
import { openReplays, type Replays } from "./replays"
import { openDeliveries } from "./webhooks"

/** Faults of webhook delivery; API calls succeed meanwhile. */
export const webhookModes: readonly string[] = ["duplicate", "reorder", "delay", "drop"]

export interface Provider {
  replays: Replays
  /** Does what the clock has made due, then the work, and sees to it that the webhooks go out. */
  work<T>(origin: string, work: (books: Books) => T): T
  /** Woken up by the clock: renewals, and webhooks that are due. */
  wake(): Promise<void>
}

/** The payment provider's memory and its clock, in the sandbox's durable object. */
export function openProvider(
  storage: DurableObjectStorage,
  store: Store,
  { webhookUrl, secret }: { webhookUrl: string | null; secret: string },
): Provider {
  const { sql } = storage
  const clock = () => store.now()
  const deliveries = openDeliveries(sql, { url: webhookUrl, secret, clock })
  const books = openBooks(sql, clock, (event) => {
    const { mode, ms } = store.behavior("stripe")
    if (webhookModes.includes(mode)) store.takeMode("stripe")
    deliveries.add(event, mode, ms)
  })
  /** When it will be woken up next; set anew only for something earlier. */
  let setFor = Number.POSITIVE_INFINITY
  let lastOrigin = "http://127.0.0.1"

  function setClock() {
    const ahead = store.now().getTime() - Date.now()
    const due = books.nextDue()
    const moments = [deliveries.nextDue(), due && due.due * 1000 - ahead].filter((moment) => moment !== null)
    const next = Math.max(Date.now(), Math.min(...moments))
    if (moments.length === 0 || next >= setFor) return
    setFor = next
    void storage.setAlarm(next)
  }

  // Work left over from when the sandbox was last stopped.
  setClock()

  return {
    replays: openReplays(sql, clock),
    work(origin, work) {
      lastOrigin = origin
      catchUp(books, origin)
      const result = work(books)
      setClock()
      return result
    },
    async wake() {
      setFor = Number.POSITIVE_INFINITY
      catchUp(books, lastOrigin)
      await deliveries.deliver(books)
      setClock()
    },
  }
}
