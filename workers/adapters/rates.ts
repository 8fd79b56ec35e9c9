import type { Env } from "../env"

/**
 * Counts a request for a key in the platform's rate limiter and returns whether the key is still within its rate. Fails
 * open: if the limiter fails, requests pass, because a rate limit must not cause an outage.
 */
export async function takeRate(env: Env, binding: `RATE_${string}`, key: string): Promise<boolean> {
  try {
    const limiter = env[binding]
    if (!limiter) throw new Error("The rate limiter binding is missing.")
    return (await limiter.limit({ key })).success
  } catch (error) {
    console.error(JSON.stringify({ event: "rate.uncounted", binding, error: String(error) }))
    return true
  }
}
