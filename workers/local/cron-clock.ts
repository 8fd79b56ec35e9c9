import { Cron } from "croner"
import { minute } from "../../app/domain/kernel/clock"

/**
 * Whether a cron expression is due in the minute of `at`, in UTC, as Cloudflare reads it: days of the week have
 * Quartz's numbers (1 is Sunday, 7 is Saturday, there is no 0) or names. Throws for an expression that is not one.
 */
export function isDue(expression: string, at: Date): boolean {
  const cron = new Cron(expression, { mode: "5-part", timezone: "UTC", alternativeWeekdays: true })
  return cron.match(new Date(minuteOf(at) * minute))
}

/**
 * Fires crons, since the local runtime does not: what runs every minute every few seconds, so that nobody waits for a
 * retry, the rest in its minute. `now` is the product's clock. Answers how to stop.
 */
export function runCrons(crons: string[], now: () => Date, fire: (cron: string) => void): () => void {
  const everyMinute = crons.filter((cron) => cron.trim() === "* * * * *")
  const others = crons.filter((cron) => cron.trim() !== "* * * * *")
  let lastMinute = minuteOf(now())
  const timer = setInterval(() => {
    for (const cron of everyMinute) fire(cron)
    const thisMinute = minuteOf(now())
    if (thisMinute === lastMinute) return
    lastMinute = thisMinute
    for (const cron of others) if (isDue(cron, now())) fire(cron)
  }, 3000)
  return () => clearInterval(timer)
}

const minuteOf = (at: Date) => Math.floor(at.getTime() / minute)
