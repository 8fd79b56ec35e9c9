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
        Completion rate = your reflections of the last {completionDays} days ÷ the reflections your plan includes each
        month, at most 100%.
      </Formula>
      <Formula>Impact rate = reflections with impact articulated ÷ all analyzed reflections.</Formula>
      <Text>
        Your streak is the number of days, or weeks from Monday to Sunday, in a row with at least one reflection, in
        your time zone and the rhythm you chose. A second reflection in the same day or week adds nothing. The streak
        lasts through the whole day or week after your latest reflection.
      </Text>
    </Section>
  )
}
