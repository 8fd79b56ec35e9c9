/** Whether a cron expression of five fields (numbers, lists, steps, *) is due in the minute of `at`, in UTC. */
export function isDue(cron: string, at: Date): boolean {
  const [minute = "*", hour = "*", dayOfMonth = "*", month = "*", dayOfWeek = "*"] = cron.trim().split(/\s+/)
  return (
    matches(minute, at.getUTCMinutes()) &&
    matches(hour, at.getUTCHours()) &&
    matches(dayOfMonth, at.getUTCDate()) &&
    matches(month, at.getUTCMonth() + 1) &&
    matches(dayOfWeek, at.getUTCDay())
  )
}

function matches(field: string, value: number): boolean {
  return field.split(",").some((part) => {
    const [range = "*", step = "1"] = part.split("/")
    const [from, to = from] = range === "*" ? [0, 59] : range.split("-").map(Number)
    return from !== undefined && to !== undefined && value >= from && value <= to && (value - from) % Number(step) === 0
  })
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
    const minute = minuteOf(now())
    if (minute === lastMinute) return
    lastMinute = minute
    for (const cron of others) if (isDue(cron, now())) fire(cron)
  }, 3000)
  return () => clearInterval(timer)
}

const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000)
