import type { Store } from "../store"
import { type Books, openBooks } from "./books"
import { catchUp } from "./clock"
import { openReplays, type Replays } from "./replays"
import { openDeliveries } from "./webhooks"

/** Faults in webhook delivery. API calls still succeed. */
export const webhookModes: readonly string[] = ["duplicate", "reorder", "delay", "drop"]

export interface Provider {
  replays: Replays
  /** Processes whatever is due, then runs the work and schedules the webhooks. */
  work<T>(origin: string, work: (books: Books) => T): T
  /** Runs on the alarm: renewals and webhooks that are due. */
  wake(): Promise<void>
}

/** The payment provider's state and alarm, in the sandbox's durable object. */
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
  /** The time of the next alarm. It is replaced only by an earlier one. */
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

  // Resumes work left over from before the sandbox was stopped.
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
