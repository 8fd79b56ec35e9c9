import { criteria, criterionKeys, rubricVersion } from "../../domain/influence/rubric/criteria"
import {
  influenceVersion,
  influenceWeights,
  rateScores,
  recencyWeight,
  scoreOfRate,
  shrinkage,
  shrunkRate,
} from "../../domain/influence/rules"
import { recency } from "../../domain/influence/score-terms"
import { Table } from "../../ui/reading/text-table"
import { Formula, Section, Text } from "./section"

const ages = [recency.fullDays, recency.fullDays + recency.halvesEvery, recency.fullDays + 2 * recency.halvesEvery]

/** The influence score and the rubric of the content analysis. */
export function InfluenceSection({ number }: { number: number }) {
  const { reactions, views } = shrinkage
  return (
    <Section
      id="influence"
      number={number}
      title="Influence"
      aside={`What you publish and how it is received. Version ${influenceVersion} of the formula, version ${rubricVersion} of the rubric.`}
    >
      <Formula>
        {influenceWeights.contentQuality}% content quality + {influenceWeights.engagement}% engagement. While one of
        them is not measured, the other one is the score.
      </Formula>
      <Text>
        Content quality is the average of your analyzed texts. Engagement is the rate of likes, comments and shares to
        views over all your published pieces; pieces without views do not count. Both weigh recent content more: up to{" "}
        {recency.fullDays} days old it counts in full, then half as much after every {recency.halvesEvery} more days.
      </Text>
      <Table
        caption="How age counts"
        columns={["Days since publication", "Counts"]}
        rows={ages.map((age) => [`${age}`, `${100 * recencyWeight(age)}%`])}
      />
      <Formula>
        Engagement rate = (reactions + {reactions}) ÷ (views + {views})
      </Formula>
      <Text>
        The added {reactions} and {views} pull a small sample toward {(100 * reactions) / views}%, so that one lucky
        post does not make a score: 5 reactions on 10 views count as a rate of {(100 * shrunkRate(5, 10)).toFixed(1)}%,
        which scores {Math.round(scoreOfRate(shrunkRate(5, 10)))}.
      </Text>
      <Table
        caption="The score for each rate, with straight lines in between"
        columns={["Engagement rate", "Score"]}
        rows={rateScores.map(({ rate, score }) => [`${rate}%${rate === 10 ? " or more" : ""}`, score])}
      />
      <Table
        wide
        caption="The rubric of the content analysis: 0 to 10 points each"
        columns={["Criterion", "Weight", "The question"]}
        rows={criterionKeys.map((key) => [criteria[key].name, `${criteria[key].weight}%`, criteria[key].asks])}
      />
      <Text>
        Without an AI provider, the points come from what can be measured: the share of sentences with numbers, dates,
        names and quotes; stock phrases, abstract nouns and vague words; capitals, exclamation marks and requests for
        likes; the length of sentences, words and paragraphs (with the Automated Readability Index of Smith and Senter,
        1967); and whether the text ends with a question or an offer. The lists of phrases follow plainlanguage.gov,
        George Orwell’s “Politics and the English Language”, and what Meta (2017) and LinkedIn (2022) call engagement
        bait. We set the weights with texts that readers had rated. The same text always gets the same result.
      </Text>
    </Section>
  )
}
