import { recency, smallSample } from "../../domain/influence/score-terms"
import { Card } from "../../ui/card"
import { textOf } from "../../ui/level"
import { Meter } from "../../ui/score/meter"
import { levelOfScore } from "./score-level"
import type { ShownInfluence } from "./shown-influence.server"

/** The score with its two components, its basis and its decay. */
export function ScoreCard({ shown }: { shown: ShownInfluence }) {
  const { score, measured, pieces, isDue } = shown
  const { contentQuality, contentWeight, engagement, engagementWeight } = score.breakdown
  const { level, name } = levelOfScore(score.influenceScore)
  return (
    <Card title="Your score" action={isDue && <span className="text-sm text-muted">Updating…</span>}>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
        <p className="w-40">
          {measured ? (
            <>
              <span className={`font-serif text-4xl tabular-nums ${textOf[level]}`}>{score.influenceScore}</span>
              <span className="text-muted">/100</span>
              <span className={`block text-lg font-medium ${textOf[level]}`}>{name}</span>
            </>
          ) : (
            <>
              <span className="font-serif text-4xl text-muted">–</span>
              <span className="text-muted">/100</span>
              <span className="block text-muted">Not measured yet</span>
            </>
          )}
        </p>
        <div className="min-w-0 flex-1 basis-64 space-y-4">
          <Part
            label="Content quality"
            value={contentQuality}
            weight={contentWeight}
            missing="Analyze a text to measure this"
          />
          <Part
            label="Engagement"
            value={engagement}
            weight={engagementWeight}
            missing="Add the numbers of a post to measure this"
          />
        </div>
      </div>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 border-t border-line pt-4 text-sm">
        <Count label="Content analyses" value={score.totalAnalyses} />
        <Count label="Recent engagements" value={score.recentEngagements} />
      </dl>
      <p className="mt-4 max-w-prose text-sm text-muted">
        Content up to {recency.fullDays} days old counts in full; older content counts less and less.
        {measured && contentWeight === 100 && " Without engagement numbers, the score is your content quality alone."}
        {measured && engagementWeight === 100 && " Without an analyzed text, the score is your engagement alone."}
        {pieces > 0 &&
          pieces < smallSample &&
          ` Engagement is based on ${pieces === 1 ? "1 post" : `${pieces} posts`}, so one more can move it a lot.`}
      </p>
    </Card>
  )
}

function Part({ label, value, weight, missing }: { label: string; value: number; weight: number; missing: string }) {
  if (weight === 0) {
    return (
      <div className="text-sm">
        <p className="flex justify-between gap-4">
          {label} <span className="text-muted">not measured yet</span>
        </p>
        <p className="mt-0.5 text-muted">{missing}.</p>
      </div>
    )
  }
  return (
    <Meter
      label={`${label} (weight ${weight}%)`}
      percent={value}
      text={`${value}/100`}
      level={levelOfScore(value).level}
    />
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  )
}
