import { Link } from "@remix-run/react"
import type { Knot } from "../../domain/dashboard/throughline"
import { Card } from "../../ui/card"
import { TextLink } from "../../ui/text-link"

interface ThroughlineProps {
  /** `date` is empty if it is unknown. */
  knots: (Knot & { date: string })[]
}

const labels: Record<Knot["kind"], string> = {
  reflection: "You told us",
  line: "A line you agreed to",
  document: "Written from your lines",
}
const lineLabels: Record<NonNullable<Knot["origin"]>, string> = {
  agreed: labels.line,
  history: "From your work history",
  import: "From the resume you brought",
}

/** The person's work on a timeline: their reflections, the lines made from them, and the documents that branch off. */
export function Throughline({ knots }: ThroughlineProps) {
  if (knots.length === 0) return null
  return (
    <Card
      look="ruled"
      title="Your throughline"
      action={
        <TextLink to="/achievements" className="text-sm">
          All lines
        </TextLink>
      }
    >
      <ol className="line-of-time">
        {knots.map(({ id, kind, origin, text, on, date }) => (
          <li key={id} data-kind={kind}>
            <p className="text-xs text-muted">
              {origin ? lineLabels[origin] : labels[kind]}
              {date && (
                <>
                  {" "}
                  · <time dateTime={on}>{date}</time>
                </>
              )}
            </p>
            {kind === "line" ? (
              <p className="font-serif text-lg">{text}</p>
            ) : kind === "document" ? (
              <TextLink to={`/content/${id}`} prefetch="intent" className="font-serif text-lg">
                {text}
              </TextLink>
            ) : (
              <Link to={`/growth-pulse/${id}`} prefetch="intent" className="font-serif italic hover:underline">
                “{text}”
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
