import { achievementWeights } from "../../domain/rubric/achievement-quality"
import { Table } from "../../ui/reading/text-table"
import { Formula, Section, Text } from "./section"

const largest = 2 * Object.values(achievementWeights).reduce((sum, weight) => sum + weight, 0)

const parts = [
  ["Situation", "When, where or with whom", "The problem or starting figure behind it"],
  ["Task", "A duty, request or goal is named", "With a way to judge it: an amount, a deadline"],
  ["Action", "One step you took, alone or with others", "Two different steps, or one and how you did it"],
  ["Result", "An outcome in words: a change, praise, no problems", "With a measure: an amount, before and after"],
]

const weights = [
  achievementWeights.situation,
  achievementWeights.task,
  achievementWeights.action,
  achievementWeights.result,
]

/** How a reflection is analyzed. */
export function AchievementSection({ number }: { number: number }) {
  return (
    <Section
      id="achievement"
      number={number}
      title="How complete an achievement is"
      aside="Scored in every reflection, to know which ones can support a document and what to ask you next."
    >
      <Formula>
        100 × ({["S", "T", "A", "R"].map((part, at) => `${weights[at] === 1 ? "" : weights[at]}${part}`).join(" + ")}) ÷{" "}
        {largest}
      </Formula>
      <Table
        wide
        caption="Situation, task, action and result: 0, 1 or 2 points each"
        columns={["Part", "Counts", "1 point", "2 points"]}
        rows={parts.map(([name, one, two], at) => [name, `× ${weights[at]}`, one, two])}
      />
      <Text>
        Each point is based on your exact words. Rules give the points. If this site uses an AI provider, the provider
        may give them instead, but a point without your own words behind it does not count. What others did is not your
        action; plans, wishes and “no result yet” are not results. Impact is articulated when you say both what you did
        and what came of it: action and result at 1 point or more.
      </Text>
    </Section>
  )
}
