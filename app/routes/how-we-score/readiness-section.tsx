import { completionDays } from "../../domain/growth-pulse/rules"
import { planList } from "../../domain/plans/catalog"
import { metricLabels } from "../../domain/readiness/explain"
import {
  comparedAfter,
  contentDays,
  contentTarget,
  maxContentTarget,
  perPart,
  profilePartNames,
  profileParts,
  readinessOf,
  readinessVersion,
  weightsOf,
} from "../../domain/readiness/rules"
import { metricKeys, type ReadinessLevel, readinessLevels } from "../../domain/readiness/schema"
import { type MeterLevel, markOf } from "../../ui/level"
import { Table } from "../../ui/reading/text-table"
import { Formula, Section, Text } from "./section"

const plans = planList.map(({ name }) => name)
const looks: Record<ReadinessLevel, MeterLevel> = {
  developing: "low",
  growing: "growing",
  strong: "strong",
  leading: "leading",
}

/** The readiness score and its formula. */
export function ReadinessSection({ number }: { number: number }) {
  return (
    <Section
      id="readiness"
      number={number}
      title="Personal Brand Readiness"
      aside={`The gauge on your dashboard. Version ${readinessVersion} of the formula; scores from different versions are never compared.`}
    >
      <Formula>
        The weighted mean of four percentages, rounded to a whole number from 0 to 100. More reflections, documents and
        profile details never lower it. Your influence score can: weak texts and posts bring that part down.
      </Formula>
      <Table
        caption="The weight of each part, as a percentage of the score"
        columns={["Part", "With influence", "Without"]}
        rows={metricKeys.map((key) => [metricLabels[key], weightsOf(true)[key], weightsOf(false)[key]])}
      />
      <Text>
        {metricLabels.influence_score} is included with Pro and counts once there is something to measure: an analyzed
        text, or the numbers of a post. Until then it has no weight and the other parts weigh more. Your score is never
        lower because you do not pay, and never because you do.
      </Text>
      <Table
        caption={`${metricLabels.profile_completeness}: what each part of your profile adds`}
        columns={["Part of the profile", "Percent"]}
        rows={profilePartNames.map((part) => [profileParts[part].label, profileParts[part].weight])}
      />
      <Table
        caption="What 100% requires"
        columns={["Part", ...plans]}
        rows={[
          [
            `${metricLabels.growth_pulse_completion}: reflections in ${completionDays} days`,
            ...planList.map(({ limits }) => limits.growthPulse),
          ],
          [
            `${metricLabels.content_generation}: documents in ${contentDays} days`,
            ...planList.map(({ limits }) => contentTarget(limits.content)),
          ],
        ]}
      />
      <Text>
        Your targets are the monthly limits of the plan that you had when your monthly period began. For documents, the
        target is never more than {maxContentTarget}. Going beyond a target adds nothing, so there is no reason to write
        for the score. Deleted documents do not count. When you change your plan, the targets of the old plan stay until
        your next period begins, and so does what counts: the change alone never moves your score. Until then, a score
        after an upgrade is measured by the smaller targets, and the breakdown says so.
      </Text>
      <Example />
      <ul className="grid gap-px border-y border-line text-sm sm:grid-cols-4">
        {levels().map(({ level, name, from, to }) => (
          <li key={level} className="flex items-center gap-2.5 py-3">
            <svg viewBox="0 0 12 12" aria-hidden className={`size-3 shrink-0 ${markOf[looks[level]]}`}>
              <circle cx={6} cy={6} r={6} fill="currentColor" />
            </svg>
            <span className="font-medium">{name}</span>
            <span className="text-muted tabular-nums">
              {from} to {to}
            </span>
          </li>
        ))}
      </ul>
      <Text>
        The score is saved once a day, so the dashboard can show how it has changed. It is compared with the newest
        score that is at least {comparedAfter.atLeast} and at most {comparedAfter.atMost} days old. What a next step
        would add is not an estimate: it is the same formula, calculated with that step done.
      </Text>
    </Section>
  )
}

/** An example computed with the formula itself. */
function Example() {
  const tier = "starter"
  const profile = perPart((part) => part !== "bio" && part !== "link")
  const { score, percentages, weights } = readinessOf({
    tier,
    targetTier: tier,
    profile,
    reflections: 3,
    documents: 1,
    influence: null,
  })
  const counted = metricKeys.filter((key) => weights[key] > 0)
  const sum = counted.map((key) => `${percentages[key]} × ${weights[key]}`).join(" + ")
  return (
    <div className="max-w-prose border border-line bg-paper-raised p-5 text-sm">
      <h3 className="text-lg">An example</h3>
      <p className="mt-2">
        On the Starter plan, with a profile that lacks only a bio and a link, and three reflections and one document in
        the last {completionDays} days:
      </p>
      <p className="mt-3 font-serif text-lg tabular-nums">
        ({sum}) ÷ 100 = {score}
      </p>
    </div>
  )
}

function levels() {
  const names: ReadinessLevel[] = ["developing", "growing", "strong", "leading"]
  return names.map((level, at) => {
    const next = names[at + 1]
    return { level, ...readinessLevels[level], to: next ? readinessLevels[next].from - 1 : 100 }
  })
}
