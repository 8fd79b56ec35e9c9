import { iso } from "../kernel/clock"
import type { Tier } from "../kernel/tier"

/** The plan that counts at a moment: a paid one whose time is up (`until`, ISO; null for no end) counts as Free. */
export function tierNow(paid: Tier, until: string | null, now: Date): Tier {
  return until !== null && until <= iso(now) ? "free" : paid
}
