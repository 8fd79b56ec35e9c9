import { Card } from "../../ui/card"
import { TextLink } from "../../ui/text-link"
import { Reflection } from "./reflection"
import type { ShownEntry } from "./shown-entry.server"

interface RecentReflectionsProps {
  entries: ShownEntry[]
  hasMore: boolean
}

/** The newest reflections, truncated; the full list shows them whole. */
export function RecentReflections({ entries, hasMore }: RecentReflectionsProps) {
  return (
    <Card title="Recent Reflections" look="ruled">
      {entries.length === 0 ? (
        <p className="text-sm text-muted">No reflections yet. Start with your first question above!</p>
      ) : (
        <>
          <ol className="-mt-1 divide-y divide-line">
            {entries.map((entry) => (
              <li key={entry.id} className="py-4 first:pt-0">
                <Reflection entry={entry} cut />
              </li>
            ))}
          </ol>
          <TextLink to="?cursor=" className="text-sm">
            {hasMore ? "All reflections" : "Read them in full"}
          </TextLink>
        </>
      )}
    </Card>
  )
}
