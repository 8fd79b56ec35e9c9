import {
  bandFrom,
  bands,
  cappedBand,
  credits,
  enoughToScore,
  matchWeights,
  mustWeight,
} from "../../domain/job-analysis/match/requirement/rules"
import { Table } from "../../ui/reading/text-table"
import { Formula, Section, Text } from "./section"

/** How a posting's match with a person's record is scored. */
export function JobMatchSection({ number }: { number: number }) {
  const { qualifications, responsibilities, keywords, title } = matchWeights
  return (
    <Section
      id="job-match"
      number={number}
      title="Job match"
      aside="The score of an analyzed posting. Adding evidence never lowers it."
    >
      <Formula>
        {qualifications} × qualifications + {responsibilities} × responsibilities + {keywords} × skills + {title} ×
        title
      </Formula>
      <Table
        wide
        caption="Parts of the score, each from 0 to 1"
        columns={["Part", "How it is measured"]}
        rows={[
          [
            "Qualifications",
            `The requirements you meet. Required ones count ${mustWeight} times as much as nice-to-haves; one that is partly met counts ${credits.partly}.`,
          ],
          ["Responsibilities", "The duties your own words show, counted in the same way."],
          ["Skills", "The share of the named skills that your words name, by any of their names."],
          ["Title", "The share of the title's words that one of your own titles has."],
        ]}
      />
      <Table caption="Bands" columns={["Band", "From"]} rows={bands.map((band) => [band, String(bandFrom[band])])} />
      <Text>
        If the posting lacks a part, that part's points go to the others. While something required is missing, the band
        is {cappedBand} at best. Work permits, availability and personal qualities count in your favor once your words
        show them, and never against you. A posting with fewer than {enoughToScore} other requirements and duties has no
        score: so little would make anyone look like a perfect match. Lines in languages other than English that we
        cannot compare are left out.
      </Text>
    </Section>
  )
}
