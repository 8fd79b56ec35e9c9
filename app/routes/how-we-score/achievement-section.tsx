import { achievementWeights } from "../../domain/rubric/achievement-quality"
import { Formula, Section, Text } from "./section"
import { Table } from "./table"

const largest = 2 * Object.values(achievementWeights).reduce((sum, weight) => sum + weight, 0)

const parts = [
  ["Situation", "When, where or with whom", "The difficulty, or the starting figure, that called for it"],
  ["Task", "A duty, a request or an aim is named", "With something to judge it by: an amount, a deadline"],
  ["Action", "One step of your own, alone or with others", "Two different steps, or one with its means"],
  [
    "Result",
    "An outcome in words: a change, praise, nothing going wrong",
    "With a measure: an amount, before and after",
  ],
]

const weights = [
  achievementWeights.situation,
  achievementWeights.task,
  achievementWeights.action,
  achievementWeights.result,
]

/** How a reflection is read. */
export function AchievementSection({ number }: { number: number }) {
  return (
    <Section
      id="achievement"
      number={number}
      title="How well an achievement is told"
      aside="Read in every reflection, to know which ones carry a document and what to ask you next."
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
        Each point rests on words of yours, taken as they stand. Rules give the points; where this site uses an AI
        provider, it may give them instead, and a point without your own words behind it does not count. What others did
        is no action of yours, and plans, wishes and “no result yet” are no result. Impact is articulated when you say
        both what you did and what came of it: action and result at 1 point or more.
      </Text>
    </Section>
  )
}
