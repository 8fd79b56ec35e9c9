import type { ShownDocument } from "../../../domain/document/document-page"
import { Card } from "../../../ui/card"
import { TextLink } from "../../../ui/text-link"

/** How to make the document stronger. */
export function Advice({ advice }: Pick<ShownDocument, "advice">) {
  if (advice.length === 0) return null
  return (
    <Card title="Make this stronger" look="ruled" className="mt-10 max-w-[45rem] print:hidden">
      <ul className="flex list-disc flex-col gap-2 pl-4 text-sm marker:text-muted">
        {advice.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm">
        <TextLink to="/growth-pulse">Answer a question</TextLink>
      </p>
    </Card>
  )
}
