import { ButtonLink } from "../../ui/button-link"
import { Dialog } from "../../ui/layers/dialog"
import { textOf } from "../../ui/level"
import { Meter } from "../../ui/score/meter"
import { levelOfCriterion, levelOfScore } from "./score-level"
import type { ShownInfluence } from "./shown-influence.server"

interface AnalysisDetailProps {
  analysis: ShownInfluence["analysis"]
  closeHref: string
}

/** One analysis: the original text and each criterion's feedback. */
export function AnalysisDetail({ analysis, closeHref }: AnalysisDetailProps) {
  return (
    <Dialog
      open={analysis !== null}
      width="wide"
      title={analysis ? `${analysis.label}, ${analysis.date}` : ""}
      closeHref={closeHref}
      footer={
        <ButtonLink to={closeHref} preventScrollReset>
          Close
        </ButtonLink>
      }
    >
      {analysis && (
        <>
          <p>
            <span className={`font-serif text-4xl tabular-nums ${textOf[levelOfScore(analysis.score).level]}`}>
              {analysis.score}
            </span>
            <span className="text-muted">/100</span>{" "}
            <span className={`font-medium ${textOf[levelOfScore(analysis.score).level]}`}>
              {levelOfScore(analysis.score).name}
            </span>
          </p>
          <p className="mt-1 text-sm text-muted">
            Analyzed {analysis.analyzedOn && `on ${analysis.analyzedOn} `}
            {analysis.by === "rules"
              ? "by the built-in rubric, without an AI provider."
              : `by ${analysis.by}; every quote was checked.`}
          </p>
          <ol className="mt-6 divide-y divide-line border-y border-line">
            {analysis.details.map((one) => (
              <li key={one.criterion} className="py-5">
                <Meter
                  label={one.criterion}
                  percent={one.score * 10}
                  text={`${one.score}/10, ${levelOfCriterion(one.score).name.toLowerCase()}`}
                  level={levelOfCriterion(one.score).level}
                />
                {one.quote && (
                  <blockquote className="mt-3 border-l-3 border-line-strong pl-4 font-serif wrap-anywhere">
                    “{one.quote}”
                  </blockquote>
                )}
                <p className="mt-2">{one.feedback}</p>
                {one.better && (
                  <p className="mt-3 border-l-3 border-positive-mark bg-positive-soft px-4 py-2">
                    <span className="block text-xs text-muted">From your achievements</span>
                    <span className="font-serif">{one.better}</span>
                  </p>
                )}
              </li>
            ))}
          </ol>
          <h3 className="mt-6 text-lg">The text</h3>
          <p className="manuscript mt-2 whitespace-pre-wrap wrap-anywhere">{analysis.text}</p>
        </>
      )}
    </Dialog>
  )
}
