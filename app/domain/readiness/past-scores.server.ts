import type { ProfileUpdate } from "../career/schema"
import { completionDays } from "../growth-pulse/rules"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { Statement } from "../kernel/query.server"
import { dayAfter, insertSnapshots } from "./repository.server"
import { comparedAfter, contentDays, perPart, readinessOf, trendDays } from "./rules"

/** A Pro user's profile, and how many days ago each reflection and document was made. */
interface Past {
  profile: ProfileUpdate
  reflections: readonly { daysAgo: number }[]
  documents: readonly { daysAgo: number }[]
}

/**
 * The readiness scores that the daily snapshot would have stored for such a past, for the days that the dashboard looks
 * back at. `influenceOn` returns the influence score of a day (YYYY-MM-DD); null before there was one.
 */
export function pastScores(
  deps: Deps,
  userId: string,
  { profile, reflections, documents }: Past,
  influenceOn: (day: string) => number | null,
): Statement[] {
  const today = iso(deps.now()).slice(0, 10)
  const { linkedinUrl, portfolioUrl, githubUrl, desiredProfessionalTone } = profile
  const held = { ...profile, tone: desiredProfessionalTone, link: linkedinUrl || portfolioUrl || githubUrl }
  const within = (list: readonly { daysAgo: number }[], ago: number, days: number) =>
    list.filter(({ daysAgo }) => daysAgo >= ago && daysAgo < ago + days).length
  const ages = new Set([...trendDays, comparedAfter.atLeast])
  return [...ages].map((ago) => {
    const on = dayAfter(today, -ago)
    const { score, percentages } = readinessOf({
      tier: "pro",
      targetTier: "pro",
      profile: perPart((part) => Boolean(held[part]?.length)),
      reflections: within(reflections, ago, completionDays),
      documents: within(documents, ago, contentDays),
      influence: influenceOn(on),
    })
    return insertSnapshots(deps, on, [{ userId, score, percentages }])
  })
}
