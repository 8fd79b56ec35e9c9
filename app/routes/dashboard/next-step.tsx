import { Card } from "../../ui/card"
import { TextLink } from "../../ui/text-link"

interface NextStepProps {
  next: { title: string; text: string; to: string; label: string }
}

/** The single step that would improve a person's documents most. */
export function NextStep({ next }: NextStepProps) {
  return (
    <Card look="ruled" title={next.title}>
      <p className="text-sm text-muted">{next.text}</p>
      <p className="mt-2 text-sm">
        <TextLink to={next.to} prefetch="intent">
          {next.label}
        </TextLink>
      </p>
    </Card>
  )
}
