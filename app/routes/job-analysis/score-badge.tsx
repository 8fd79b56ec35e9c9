import type { Band } from "../../domain/job-analysis/match/requirement/rules"
import { Badge } from "../../ui/badge"

const tones = {
  Poor: "negative",
  Fair: "warning",
  Good: "caution",
  Strong: "positive",
  Great: "positive",
} as const satisfies Record<Band, string>

/** The match in a list: its band and figure. */
export function ScoreBadge({ score, band }: { score: number | null; band: Band | null }) {
  if (score === null || band === null) return null
  return (
    <Badge tone={tones[band]}>
      {band} match, {score}
    </Badge>
  )
}

/** The band alone, for places that show the figure already. */
export function BandBadge({ band }: { band: Band }) {
  return <Badge tone={tones[band]}>{band} match</Badge>
}
