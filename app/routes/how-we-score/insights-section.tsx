import {
  likeness,
  type MatchKind,
  matchKinds,
  matchPoints,
  relevanceVersion,
  shelfPoints,
  tastePoints,
} from "../../domain/feed/personal/relevance"
import { Formula, Section, Text } from "./section"
import { Table } from "./table"

const names: Record<MatchKind, string> = {
  skill: "A skill of your profile",
  goal: "A word of your goals",
  role: "A word of your title",
  reflection: "A keyword of your reflections",
}

const percent = (share: number) => `${Math.round(100 * share)} %`

/** The match percentage of the insights. */
export function InsightsSection({ number }: { number: number }) {
  return (
    <Section
      id="insights"
      number={number}
      title="The match of an insight"
      aside={`The percentage on each card of Professional Insights. Version ${relevanceVersion} of the formula. The line on the card names the part that counts most.`}
    >
      <Formula>The sum of the points below, held between 0 and 100.</Formula>
      <Table
        caption="Points of an article"
        columns={["It stands, or speaks, of", "Points"]}
        rows={[
          ["Your industry", `+${shelfPoints.industry}`],
          ["Every profession", `+${shelfPoints.general}`],
          ...matchKinds.map((kind) => [
            `${names[kind]}: the first, second${matchPoints[kind].length > 2 ? ", third" : ""} that it matches`,
            matchPoints[kind].map((points) => `+${points}`).join(", "),
          ]),
          ["What you asked for more of", `up to +${tastePoints.more}`],
          ["What you asked for less of", `down to −${Math.abs(tastePoints.less)}`],
        ]}
      />
      <Text>
        Something matches when the article has all of its words. Being like an article that you asked for more or less
        of begins to count where they share {percent(likeness.from)} of its terms, and counts in full from{" "}
        {percent(likeness.full)}. How new an article is decides only between articles with the same points.
      </Text>
    </Section>
  )
}
