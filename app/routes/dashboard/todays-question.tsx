import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"

export function TodaysQuestion({ question, growthLeft }: { question: string; growthLeft: boolean }) {
  return (
    <Card look="ruled" title="Today's question">
      <p className="max-w-prose font-serif text-2xl text-balance">{question}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to="/growth-pulse" prefetch="intent">
          {growthLeft ? "Answer it" : "Open Growth Pulse"}
        </ButtonLink>
        {!growthLeft && <p className="text-sm text-muted">This month's reflections are used up.</p>}
      </div>
    </Card>
  )
}
