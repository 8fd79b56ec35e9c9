import type { Env } from "../env"

/**
 * The platform's rate limiter: counts one request for a key, and answers whether it is still within the rate. Where it
 * fails, requests pass: a limit must not become an outage.
 */
export async function takeFrom(env: Env, binding: `RATE_${string}`, key: string): Promise<boolean> {
  try {
    const limiter = env[binding]
    if (!limiter) throw new Error("There is no such binding.")
    return (await limiter.limit({ key })).success
  } catch (error) {
    console.error(JSON.stringify({ event: "rate.uncounted", binding, error: String(error) }))
    return true
  }
}
