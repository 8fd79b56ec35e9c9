import { Badge } from "../../ui/badge"

interface TypeListProps {
  types: [string, { label: string; description: string; proOnly: boolean }][]
}

/** Describes every content type, for comparison and for pages without a script. */
export function TypeList({ types }: TypeListProps) {
  return (
    <details className="mt-2 text-sm">
      <summary className="text-link inline-block">What each type is for</summary>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {types.map(([name, { label, description, proOnly }]) => (
          <div key={name}>
            <dt className="font-medium">
              {label} {proOnly && <Badge tone="accent">Pro</Badge>}
            </dt>
            <dd className="text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
