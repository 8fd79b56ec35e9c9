import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"
import { TextLink } from "../../ui/text-link"
import { Reflection } from "./reflection"
import type { ShownEntry } from "./shown-entry.server"

interface AllReflectionsProps {
  entries: ShownEntry[]
  nextCursor: string | null
}

/** A page of all reflections, each in full, newest first. */
export function AllReflections({ entries, nextCursor }: AllReflectionsProps) {
  return (
    <Card title="All reflections" action={<TextLink to="/growth-pulse">Back to today's question</TextLink>}>
      {entries.length === 0 && <p className="text-muted">There are no older reflections.</p>}
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="py-6 first:pt-1">
            <Reflection entry={entry} />
          </li>
        ))}
      </ol>
      {nextCursor && (
        <ButtonLink to={`?cursor=${nextCursor}`} className="mt-2">
          Older reflections
        </ButtonLink>
      )}
    </Card>
  )
}
