import { Badge } from "../../../ui/badge"
import { EvidenceQuote } from "../../../ui/evidence/evidence-quote"
import { TextLink } from "../../../ui/text-link"
import type { ShownQuestion } from "./shown-question"

const statuses = {
  ready: { label: "Story ready", tone: "positive" },
  unfinished: { label: "Result missing", tone: "caution" },
  named: { label: "In your profile", tone: "positive" },
  partly: { label: "Partly covered", tone: "caution" },
  "to prepare": { label: "Prepare an answer", tone: "negative" },
} as const

interface InterviewItemProps {
  path: string
  question: ShownQuestion
  number: number
}

/** A likely question with the person's own story or, for a gap, the steps to an honest answer. */
export function InterviewItem({ path, question: asked, number }: InterviewItemProps) {
  const { id, question, must, status, story, hasStory, isUnfinished, others, years, figure, steps } = asked
  const isNamed = status === "ready" && !hasStory && !isUnfinished
  const { label, tone } = statuses[isNamed ? "named" : isUnfinished ? "unfinished" : status]
  return (
    <li id={id} className="scroll-mt-24 py-6">
      <h2 className="text-lg text-pretty wrap-anywhere">
        <span className="mr-1 text-accent tabular-nums">{number}.</span> {question}
      </h2>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        <Badge tone={tone}>{label}</Badge>
        {must ? "Required" : "Nice to have"}
      </p>
      <div className="mt-4 space-y-4 text-sm">
        {story && <EvidenceQuote text={story.text} source={story.source} />}
        {story && story.parts.length > 0 && (
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[6rem_1fr]">
            {story.parts.map(({ label: part, spans }) => (
              <div key={part} className="sm:contents">
                <dt className="text-muted">{part}</dt>
                <dd className="font-serif wrap-anywhere">{spans.map((span) => `“${span}”`).join(" … ")}</dd>
              </div>
            ))}
          </dl>
        )}
        {story?.missing && (
          <p className="text-muted">
            Your notes don't say what the {story.missing} was. Add it when you tell the story.
          </p>
        )}
        {others.length > 0 && (
          <div>
            <p className="text-muted">You could also use</p>
            <ul className="mt-1.5 space-y-3">
              {others.map(({ text, source }) => (
                <li key={text}>
                  <EvidenceQuote text={text} source={source} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {isUnfinished && !story?.missing && (
          <p className="text-muted">
            Your notes say what you did, not what came of it. Think of the result before you go.
          </p>
        )}
        {isNamed && (
          <p className="text-muted">Your profile names it. Be ready to say more: since when, and one example.</p>
        )}
        {years && <p className="text-muted">{years}</p>}
        {figure && <p className="text-muted">{figure}</p>}
        {steps.length > 0 && (
          <div>
            <p className="font-medium">{story ? "Prepare the rest" : "Prepare an honest answer"}</p>
            <ul className="mt-1.5 list-disc space-y-1 pl-5 marker:text-muted">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
            <p className="mt-2 print:hidden">
              <TextLink to={`${path}#${id}`}>Go to this requirement</TextLink>
            </p>
          </div>
        )}
      </div>
    </li>
  )
}
