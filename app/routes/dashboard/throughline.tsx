import { Link } from "@remix-run/react"
import type { Knot } from "../../domain/dashboard/throughline"
import { Card } from "../../ui/card"
import { TextLink } from "../../ui/text-link"

interface ThroughlineProps {
  knots: (Knot & { date: string })[]
}

/** The person's work on a line of time: what they told, and the lines made of it. */
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
        {knots.map(({ id, kind, text, on, date }) => (
          <li key={id} data-kind={kind}>
            <p className="text-xs text-muted">
              {kind === "line" ? "You agreed to a line" : "You told us"} · <time dateTime={on}>{date}</time>
            </p>
            {kind === "line" ? (
              <p className="font-serif text-lg">{text}</p>
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
