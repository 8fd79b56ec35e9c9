import { Form, useSubmit } from "@remix-run/react"
import { useEffect, useRef } from "react"
import { bandOf, enoughToScore } from "../../../domain/job-analysis/match/requirement/rules"
import { Notice } from "../../../ui/feedback/notice"
import { SubmitButton } from "../../../ui/form/submit-button"
import { Meter } from "../../../ui/score/meter"
import { TextLink } from "../../../ui/text-link"
import { BandBadge } from "../score-badge"
import type { ShownAnalysis } from "./shown-analysis.server"

type ScorePanelProps = Pick<ShownAnalysis, "id" | "score" | "compared" | "isStale">

/** The match and its parts. A match with an outdated record can be recalculated. */
export function ScorePanel({ id, score, compared, isStale }: ScorePanelProps) {
  return (
    <section aria-labelledby="match" className="border-t-2 border-accent pt-4">
      <h2 id="match" className="text-xl">
        Match
      </h2>
      {score ? (
        <>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
            <span className="font-serif text-4xl tabular-nums">{score.score}</span>
            <span className="text-muted">of 100</span>
            <BandBadge band={score.band} />
          </p>
          {score.isCapped && score.band === "Fair" && (
            <p className="mt-2 text-sm text-muted">
              {bandOf(score.score, false) === "Fair"
                ? "Something required is missing, so the match is Fair at best."
                : `By its points it would be ${bandOf(score.score, false)}. Something required is missing, so it is Fair at best.`}
            </p>
          )}
          <div className="mt-4 space-y-3">
            {score.parts.map(({ label, percent, weight }) => (
              <Meter key={label} label={`${label} (${weight} points)`} percent={percent} />
            ))}
          </div>
        </>
      ) : (
        <p className="mt-2 text-muted">
          {compared === 0
            ? "This posting lists nothing we can compare."
            : `Too little to score: this posting gives only ${compared === 1 ? "one point" : `${compared} points`} to compare, and a score needs at least ${enoughToScore}.`}
        </p>
      )}
      {isStale ? (
        <MatchAgain id={id} />
      ) : (
        <p className="mt-4 text-sm text-muted">
          Your agreed achievements, your work history and your skills count. Lines that wait for your review in{" "}
          <TextLink to="/achievements">Achievements</TextLink> do not.{" "}
          <TextLink to="/how-we-score#job-match">How we score</TextLink>
        </p>
      )}
    </section>
  )
}

function MatchAgain({ id }: { id: string }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    submit(form.current, { preventScrollReset: true })
  }, [submit])
  return (
    <Notice className="mt-5" title="Your achievements have changed since this match">
      <Form ref={form} method="post" action={`/job-analysis/${id}`} preventScrollReset className="mt-2">
        <input type="hidden" name="intent" value="match" />
        <SubmitButton size="small" variant="secondary" busyLabel="Matching...">
          Match again
        </SubmitButton>
      </Form>
    </Notice>
  )
}
