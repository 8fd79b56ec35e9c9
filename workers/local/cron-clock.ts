import { Cron } from "croner"
import { minute } from "../../app/domain/kernel/clock"

/**
 * Whether a cron expression is due in the minute of `at`, in UTC, with Cloudflare's syntax: days of the week are Quartz
 * numbers (1 is Sunday, 7 is Saturday, 0 is invalid) or names. Throws for an invalid expression.
 */
export function isDue(expression: string, at: Date): boolean {
  const cron = new Cron(expression, { mode: "5-part", timezone: "UTC", alternativeWeekdays: true })
  return cron.match(new Date(minuteOf(at) * minute))
}

/**
 * Fires crons, because the local runtime does not. The per-minute cron fires every few seconds, so that retries are
 * fast; the others fire in their minute. `now` is the product's clock. Returns a function that stops it.
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
