import type { NextAction as Next, ReadinessLevel, ReadinessMetric } from "../../domain/readiness/schema"
import type { MeterLevel } from "../../ui/level"
import { Meter } from "../../ui/score/meter"
import { TextLink } from "../../ui/text-link"

/** The color of each level. */
export const levelLook: Record<ReadinessLevel, MeterLevel> = {
  developing: "low",
  growing: "growing",
  strong: "strong",
  leading: "leading",
}

/** One metric with its percentage, weight, inputs, and the gain of the next step. */
export function Metric({ metric }: { metric: ReadinessMetric }) {
  const { label, percentage, weight, description, inputs, next } = metric
  return (
    <li className="text-sm">
      {weight > 0 ? (
        <Meter label={label} percent={percentage} />
      ) : (
        <p className="flex justify-between gap-4 border-b-6 border-line pb-1.5">
          {label}
          <span className="text-muted">not counted</span>
        </p>
      )}
      <p className="mt-2">{description}</p>
      <dl className="mt-2 space-y-0.5 text-muted">
        {inputs.map(({ label, value }) => (
          <Line key={label} name={label} value={value} />
        ))}
        <Line name="Weight" value={`${weight} of 100`} />
      </dl>
      {next && (
        <p className="mt-2">
          <NextAction next={next} />
        </p>
      )}
    </li>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="inline">{`${name}: `}</dt>
      <dd className="inline tabular-nums text-ink">{value}</dd>
    </div>
  )
}

export function NextAction({ next: { text, to, gain } }: { next: Next }) {
  return (
    <>
      <TextLink to={to} prefetch="intent">
        {text}
      </TextLink>
      : <strong className="tabular-nums">{`+${gain}`}</strong>
    </>
  )
}
