import { completionDays } from "../../domain/growth-pulse/rules"
import { planList } from "../../domain/plans/catalogue"
import { metricLabels } from "../../domain/readiness/explain"
import {
  comparedAfter,
  contentDays,
  contentTarget,
  largestContentTarget,
  perPart,
  profilePartNames,
  profileParts,
  readinessOf,
  readinessVersion,
  weightsOf,
} from "../../domain/readiness/rules"
import { metricKeys, type ReadinessLevel, readinessLevels } from "../../domain/readiness/schema"
import { type Level, markOf } from "../../ui/level"
import { Formula, Section, Text } from "./section"
import { Table } from "./table"

const plans = planList.map(({ name }) => name)
const looks: Record<ReadinessLevel, Level> = {
  developing: "low",
  growing: "growing",
  strong: "strong",
  leading: "leading",
}

/** The readiness score, as its formula has it. */
export function ReadinessSection({ number }: { number: number }) {
  return (
    <Section
      id="readiness"
      number={number}
      title="Personal Brand Readiness"
      aside={`The gauge on your dashboard. Version ${readinessVersion} of the formula; scores of different versions are never compared.`}
    >
      <Formula>
        The weighted mean of four percentages, rounded to a whole number from 0 to 100. Nothing that you add can lower
        it.
      </Formula>
      <Table
        caption="What each part weighs, in percent of the score"
        columns={["Part", ...plans]}
        rows={metricKeys.map((key) => [metricLabels[key], ...planList.map(({ id }) => weightsOf(id)[key])])}
      />
      <Text>
        What a plan cannot use weighs nothing under it, and the other parts weigh more instead: nobody is scored down
        for not paying.
      </Text>
      <Table
        caption={`${metricLabels.profile_completeness}: what each part of your profile adds`}
        columns={["Part of the profile", "Percent"]}
        rows={profilePartNames.map((part) => [profileParts[part].label, profileParts[part].weight])}
      />
      <Table
        caption="What 100 % asks for"
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
        Reflections are counted against what your plan offers in a month; documents against the same, and never more
        than {largestContentTarget}. What goes beyond the target adds nothing, so there is no reason to write for the
        score. Deleted documents do not count. {metricLabels.influence_score} counts as 0 until something has been
        analysed.
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
        Once a day the score is kept, so that the dashboard can say how it has changed: against the newest score that is
        at least {comparedAfter.atLeast} and at most {comparedAfter.atMost} days old. What a next step would add is not
        an estimate: it is this same formula, worked out once more with that step done.
      </Text>
    </Section>
  )
}

/** A case worked through by the formula itself. */
function Example() {
  const tier = "starter"
  const profile = perPart((part) => part !== "bio" && part !== "link")
  const { score, percentages, weights } = readinessOf({ tier, profile, reflections: 3, documents: 1, influence: 0 })
  const counted = metricKeys.filter((key) => weights[key] > 0)
  const sum = counted.map((key) => `${percentages[key]} × ${weights[key]}`).join(" + ")
  return (
    <div className="max-w-prose border border-line bg-paper-raised p-5 text-sm">
      <h3 className="text-lg">An example</h3>
      <p className="mt-2">
        On the Starter plan, with everything in the profile but a bio and a link, three reflections and one document in
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
