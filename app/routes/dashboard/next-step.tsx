import { ButtonLink } from "../../ui/button-link"
import { TextLink } from "../../ui/text-link"

interface NextStepProps {
  next: { title: string; text: string; to: string; label: string }
  question: string
  growthLeft: boolean
}

/** The next step and today's question, which may be the same thing. */
export function NextStep({ next, question, growthLeft }: NextStepProps) {
  const asks = next.to === "/growth-pulse"
  return (
    <section aria-labelledby="next-step" className="border-t-2 border-accent pt-4">
      <p className="text-xs font-medium text-accent">Your next step</p>
      <h2 id="next-step" className="mt-1 text-xl">
        {next.title}
      </h2>
      <p className="mt-2 text-sm text-muted">{next.text}</p>
      {asks && <Question question={question} />}
      <ButtonLink to={next.to} variant="primary" prefetch="intent" className="mt-5">
        {next.label}
      </ButtonLink>
      {!asks && (
        <div className="mt-7 border-t border-line pt-4">
          <h3 className="text-base">Today's question</h3>
          <Question question={question} />
          <p className="mt-3 text-sm">
            {growthLeft ? (
              <TextLink to="/growth-pulse" prefetch="intent">
                Answer it
              </TextLink>
            ) : (
              <span className="text-muted">This month's reflections are used up.</span>
            )}
          </p>
        </div>
      )}
    </section>
  )
}

function Question({ question }: { question: string }) {
  return <p className="mt-3 font-serif text-lg text-pretty">{question}</p>
}
