import { iso } from "../kernel/clock"
import type { Tier } from "../kernel/tier"

/** The effective plan at a moment: a paid plan past its end (`until`, ISO; null for open-ended) counts as Free. */
export function tierNow(paid: Tier, until: string | null, now: Date): Tier {
  return until !== null && until <= iso(now) ? "free" : paid
}
