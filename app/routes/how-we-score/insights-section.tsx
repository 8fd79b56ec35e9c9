import {
  type MatchKind,
  matchKinds,
  matchPoints,
  relevanceVersion,
  shelfPoints,
  similarity,
  tastePoints,
} from "../../domain/feed/personal/relevance"
import { leastMatch } from "../../domain/feed/personal/rules"
import { Table } from "../../ui/reading/text-table"
import { Formula, Section, Text } from "./section"

const names: Record<MatchKind, string> = {
  skill: "A skill in your profile",
  goal: "A word in your goals",
  role: "A word in your title",
  reflection: "A keyword from your reflections",
}

const percent = (share: number) => `${Math.round(100 * share)}%`

/** The match percentage of the insights. */
export function InsightsSection({ number }: { number: number }) {
  return (
    <Section
      id="insights"
      number={number}
      title="The match of an insight"
      aside={`The percentage on the cards of Professional Insights. Version ${relevanceVersion} of the formula. The card names the part that counts most.`}
    >
      <Formula>The sum of the points below, limited to 0 to 100.</Formula>
      <Table
        caption="Points of an article"
        columns={["The article is about", "Points"]}
        rows={[
          ["Your industry", `+${shelfPoints.industry}`],
          ["Every profession", `+${shelfPoints.general}`],
          ...matchKinds.map((kind) => [
            `${names[kind]}: the first, second${matchPoints[kind].length > 2 ? ", third" : ""} match`,
            matchPoints[kind].map((points) => `+${points}`).join(", "),
          ]),
          ["What you asked for more of", `up to +${tastePoints.more}`],
          ["What you asked for less of", `down to −${Math.abs(tastePoints.less)}`],
        ]}
      />
      <Text>
        A term matches when the article contains all of its words. Similarity to an article you asked for more or less
        of starts to count when the two share {percent(similarity.from)} of their terms, and counts in full from{" "}
        {percent(similarity.full)}. Newer articles come first only among those with the same points. Below {leastMatch}
        %, or when only single words of your goals, title or reflections match, a card shows no percentage, and your
        dashboard leaves the article out.
      </Text>
    </Section>
  )
}
