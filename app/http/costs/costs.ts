/** A request limit per period, in seconds, as the platform's rate limiter defines it. */
export interface Rate {
  limit: number
  period: 10 | 60
}

interface Cost {
  /** The CPU budget of one request in milliseconds, for any valid input. */
  cpu: number
  /** Per network address, which a whole office or campus may share. */
  address: Rate
  /** Per account; null for requests that need no session. */
  user: Rate | null
}

const in10s = (limit: number): Rate => ({ limit, period: 10 })
const inMinute = (limit: number): Rate => ({ limit, period: 60 })

/**
 * The cost classes: the CPU budget of a request and how many such requests a caller may send. Every call, page and job
 * kind belongs to one class. `wrangler.toml` declares the same rates as bindings, and a test keeps the two in sync.
 */
export const costs = {
  /** Answered without the database. */
  light: { cpu: 50, address: in10s(2_000), user: null },
  /** One round trip to the database. */
  read: { cpu: 100, address: in10s(1_500), user: in10s(300) },
  /** A few rows written. */
  change: { cpu: 100, address: in10s(500), user: in10s(100) },
  /** Reads a user's text one sentence at a time. */
  write: { cpu: 300, address: inMinute(600), user: inMinute(120) },
  /** Hashes a password. */
  password: { cpu: 300, address: inMinute(120), user: inMinute(30) },
  /** Calls the payment provider. */
  payment: { cpu: 100, address: inMinute(120), user: inMinute(20) },
  /** Exports or imports a whole account. */
  archive: { cpu: 300, address: inMinute(60), user: inMinute(10) },
  /** Keeps a connection open. */
  stream: { cpu: 100, address: inMinute(600), user: inMinute(60) },
  /** Records an event from an unauthenticated caller. */
  event: { cpu: 50, address: inMinute(300), user: inMinute(120) },
  /** Receives signed messages from a provider, which sends bursts and retries rejected deliveries. */
  message: { cpu: 100, address: inMinute(6_000), user: null },
} satisfies Record<string, Cost>

export type CostClass = keyof typeof costs

export const rateOf = (by: "address" | "user", cost: CostClass): Rate | null => costs[cost][by]

/** The name of the rate limiter binding for a cost class. */
export const rateBinding = (by: "address" | "user", cost: CostClass) =>
  `RATE_${cost.toUpperCase()}_${by.toUpperCase()}` as const
