import { Card } from "../../ui/card"
import { LitText } from "../../ui/reading/lit-text"
import type { ShownReflection } from "./shown-reflection.server"

/** The reflection and its follow-up answers, with the parts used in lines highlighted. */
export function YourWords({ entry }: { entry: ShownReflection["entry"] }) {
  return (
    <Card title="Your words" look="ruled">
      <p className="text-xs text-muted">
        <time dateTime={entry.createdAt}>{entry.date}</time>
      </p>
      <h3 className="mt-1 font-sans text-sm font-medium">{entry.question}</h3>
      <p className="manuscript mt-1 whitespace-pre-line">
        <LitText parts={entry.parts} />
      </p>
      {entry.followUps.map(({ evidenceId, question, response }) => (
        <div key={evidenceId} className="mt-4">
          <h3 className="font-sans text-sm font-medium">{question}</h3>
          <p className="manuscript mt-1 whitespace-pre-line">{response}</p>
        </div>
      ))}
    </Card>
  )
}
