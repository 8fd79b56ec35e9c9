import { type ContentAllowance, isSpent, lastOneText, spentText } from "../../domain/plans/content-allowance"
import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/feedback/empty-state"
import { TextLink } from "../../ui/text-link"

interface NextThingsProps {
  entryId: string
  /** The analysis whose question was answered; null for any other reflection. */
  posting: string | null
  decided: { id: string; text: string }[]
  /** Some lines are still undecided. */
  hasOpen: boolean
  /** A follow-up question is open. */
  asks: boolean
  allowance: ContentAllowance
}

/** The outcome of the lines, and one next action once all are decided. */
export function NextThings({ entryId, posting, decided, hasOpen, asks, allowance }: NextThingsProps) {
  if (decided.length === 0 && hasOpen) return null
  if (decided.length === 0) {
    return (
      <div className={asks ? "mt-8" : undefined}>
        <EmptyState
          title="No lines here yet"
          action={
            <ButtonLink to={`/achievements?add=1&reflection=${entryId}#add-line`}>Write a line yourself</ButtonLink>
          }
        >
          A line needs two things: what you did, and what came of it.{" "}
          {asks ? "Your answer above may be all it takes." : "Your words still count as evidence."}
        </EmptyState>
      </div>
    )
  }
  const limit = isSpent(allowance) ? spentText(allowance) : lastOneText(allowance)
  return (
    <section aria-labelledby="agreed-lines" className={hasOpen || asks ? "mt-10" : undefined}>
      <h2 id="agreed-lines" className="text-xl">
        {hasOpen ? "Agreed so far" : "Agreed"}
      </h2>
      <ul className="mt-3 space-y-2">
        {decided.map(({ id, text }) => (
          <li key={id} className="manuscript border-l-3 border-positive-mark pl-3">
            {text}
          </li>
        ))}
      </ul>
      {!hasOpen && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          {posting ? (
            <ButtonLink to={`/job-analysis/${posting}`} variant="primary">
              Back to the posting
            </ButtonLink>
          ) : (
            !isSpent(allowance) && (
              <ButtonLink to="/content" variant="primary">
                Write something from this
              </ButtonLink>
            )
          )}
          <TextLink to="/achievements">See all your achievements</TextLink>
          {!posting && limit && <p className="basis-full text-sm text-muted">{limit}</p>}
        </div>
      )}
    </section>
  )
}
