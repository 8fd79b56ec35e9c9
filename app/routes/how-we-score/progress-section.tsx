import { completionDays } from "../../domain/growth-pulse/rules"
import { Formula, Section, Text } from "./section"

/** The figures beside the reflection question. */
export function ProgressSection({ number }: { number: number }) {
  return (
    <Section
      id="progress"
      number={number}
      title="Completion, impact and streak"
      aside="The figures beside your question in Growth Pulse."
    >
      <Formula>
        Completion rate = your reflections of the last {completionDays} days ÷ the reflections that your plan offers in
        a month, at most 100 %.
      </Formula>
      <Formula>Impact rate = reflections whose impact is articulated ÷ all that were analysed.</Formula>
      <Text>
        The streak is the number of days, or of weeks from Monday to Sunday, in a row with at least one reflection, by
        your own time zone and the rhythm that you chose. A second reflection in the same day or week adds nothing. It
        stays alive through the whole day or week after the last one.
      </Text>
    </Section>
  )
}
