import { Form, useNavigation } from "@remix-run/react"
import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.js"
import { formatDay } from "../../domain/kernel/format"
import { type Readiness, readinessLevels } from "../../domain/readiness/schema"
import { useLocale } from "../../ui/browser/locale"
import { Card } from "../../ui/card"
import { Notice } from "../../ui/feedback/notice"
import { SubmitButton } from "../../ui/form/submit-button"
import { textOf } from "../../ui/level"
import { EmptyGauge, Gauge } from "../../ui/score/gauge"
import { Sparkline } from "../../ui/score/sparkline"
import { TextLink } from "../../ui/text-link"
import { levelLook, Metric, NextAction } from "./readiness-metric"

const title = "Personal Brand Readiness"

/** The score, its breakdown, and the steps that would raise it; null if it could not be read. */
export function ReadinessCard({ readiness }: { readiness: Readiness | null }) {
  if (!readiness) return <Failed />
  const { score, level, metrics, nextStep } = readiness
  const { name } = readinessLevels[level]
  return (
    <Card title={title}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="w-32 text-center">
          <Gauge label={title} score={score} level={levelLook[level]} levelName={name} />
          <p className={`mt-1 font-medium ${textOf[levelLook[level]]}`}>{name}</p>
        </div>
        <div className="min-w-0 flex-1 basis-36 space-y-2 text-sm">
          <Sparkline trend={readiness.trend} />
          <Change readiness={readiness} />
        </div>
      </div>
      {nextStep && (
        <p className="mt-4 text-sm">
          <span className="block text-muted">What would help most now</span>
          <NextAction next={nextStep} />
        </p>
      )}
      <p className="mt-2 text-sm">
        <TextLink to="/how-we-score" reloadDocument>
          How we score
        </TextLink>
      </p>
      <details className="group/breakdown mt-4 border-t border-line pt-4">
        <summary className="inline-flex items-center gap-1.5 text-sm font-medium text-accent hover:underline">
          View Breakdown
          <ChevronDown aria-hidden size="1rem" className="transition-transform group-open/breakdown:rotate-180" />
        </summary>
        <ul className="mt-4 grid gap-x-10 gap-y-6 sm:max-lg:grid-cols-2">
          {metrics.map((metric) => (
            <Metric key={metric.key} metric={metric} />
          ))}
        </ul>
      </details>
    </Card>
  )
}

function Change({ readiness: { change, since, changeFrom } }: { readiness: Readiness }) {
  const locale = useLocale()
  if (change === null || !since) {
    return (
      <p className="text-muted">
        The change over a week appears here from{" "}
        <time dateTime={changeFrom ?? undefined}>{changeFrom && formatDay(changeFrom, locale)}</time>.
      </p>
    )
  }
  const points = Math.abs(change) === 1 ? "1 point" : `${Math.abs(change)} points`
  return (
    <p>
      <span className="font-medium">{change === 0 ? "No change" : change > 0 ? `Up ${points}` : `Down ${points}`}</span>{" "}
      <span className="text-muted">
        since{" "}
        <time dateTime={since} className="whitespace-nowrap">
          {formatDay(since, locale)}
        </time>
      </span>
    </p>
  )
}

function Failed() {
  const { location } = useNavigation()
  if (location?.pathname === "/dashboard") {
    return (
      <Card title={title}>
        <div role="status" className="w-32 text-center">
          <EmptyGauge />
          <p className="mt-1 text-sm text-muted">Loading your score…</p>
        </div>
      </Card>
    )
  }
  return (
    <Card title={title}>
      <Notice
        variant="destructive"
        title="Failed to load readiness score"
        action={
          <Form method="get" action="/dashboard">
            <SubmitButton variant="secondary" size="small">
              Try Again
            </SubmitButton>
          </Form>
        }
      />
    </Card>
  )
}
