import { Card } from "../../ui/card"
import { TextLink } from "../../ui/text-link"

interface YourEvidenceProps {
  figures: { reflections: number; withNumbers: number; withResult: number; withPeople: number }
  lack: string | null
}

/** The ledger in figures, and its biggest gap. */
export function YourEvidence({ figures, lack }: YourEvidenceProps) {
  return (
    <Card
      look="ruled"
      title="Your evidence"
      action={
        <TextLink to="/evidence" className="text-sm">
          See it all
        </TextLink>
      }
    >
      {figures.reflections === 0 ? (
        <p className="text-sm text-muted">So far it holds only your profile. Reflections add depth.</p>
      ) : (
        <ul className="space-y-1 text-sm">
          <Figure amount={figures.reflections} text={figures.reflections === 1 ? "reflection" : "reflections"} />
          <Figure amount={figures.withResult} text="with what you did and what came of it" />
          <Figure amount={figures.withNumbers} text="with a number" />
          <Figure amount={figures.withPeople} text="with those who were there" />
        </ul>
      )}
      {lack && <p className="mt-4 border-l-3 border-caution-mark pl-3 text-sm">{lack}</p>}
    </Card>
  )
}

function Figure({ amount, text }: { amount: number; text: string }) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr] items-baseline gap-3">
      <span className="text-right font-serif text-lg tabular-nums">{amount}</span>
      {text}
    </li>
  )
}
