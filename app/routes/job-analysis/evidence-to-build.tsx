import { Card } from "../../ui/card"
import { TextLink } from "../../ui/text-link"

export interface ShownWanted {
  label: string
  isMust: boolean
  to: string
  postings: string
}

/** Requirements that several postings share and that no evidence shows. */
export function EvidenceToBuild({ wanted }: { wanted: ShownWanted[] }) {
  if (wanted.length === 0) return null
  return (
    <Card
      look="ruled"
      title="Evidence to build next"
      description="Your postings ask for this, and nothing you wrote shows it yet."
    >
      <ol className="divide-y divide-line">
        {wanted.map(({ label, isMust, to, postings }) => (
          <li key={label} className="py-3 first:pt-0">
            <p className="font-serif text-pretty wrap-anywhere">{label}</p>
            <p className="mt-1 text-sm text-muted">
              {isMust ? "Required" : "Nice to have"} · {postings} · <TextLink to={to}>Show how you meet it</TextLink>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
