import { Link } from "@remix-run/react"
import { Card } from "../../ui/card"
import { TakeTailored } from "./take-tailored"

interface ShownTailored {
  id: string
  title: string
  preview: string
  createdAt: string
  date: string
  isHeldBack: boolean
}

/** The newest content tailored to postings. */
export function TailoredGrid({ items }: { items: ShownTailored[] }) {
  if (items.length === 0) return null
  return (
    <Card look="ruled" title="Recent Generated Content">
      <ol className="grid gap-6 sm:grid-cols-2">
        {items.map(({ id, title, preview, createdAt, date, isHeldBack }) => (
          <li key={id} className="border border-line bg-paper-raised p-4">
            <time dateTime={createdAt} className="text-xs text-muted">
              {date}
            </time>
            <h3 className="mt-1 text-lg wrap-anywhere">
              <Link to={`?view=${id}`} preventScrollReset className="hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-1 font-serif text-sm text-muted wrap-anywhere">{preview}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <TakeTailored {...{ id, title, isHeldBack }} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
