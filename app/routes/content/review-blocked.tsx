import type { ShownDocument, ShownSentence } from "../../domain/document/document-page"
import { ButtonLink } from "../../ui/button-link"
import { rowId } from "../../ui/evidence/row-id"

/** The blocked sentences of a document, in reading order. */
export function blockedSentences({ parts }: Pick<ShownDocument, "parts">): ShownSentence[] {
  return parts.flatMap((part) => part.sentences).filter(({ status }) => status === "blocked")
}

/** "It" or "them", for that many blocked sentences. */
export const itOrThem = (count: number) => (count === 1 ? "it" : "them")

/** "One sentence is blocked" */
export const blockedTitle = (count: number) =>
  count === 1 ? "One sentence is blocked" : `${count} sentences are blocked`

/** A link to the first blocked sentence on the document's page. */
export function ReviewBlocked({ id, first, count }: { id: string; first: number; count: number }) {
  return (
    <ButtonLink to={`/content/${id}#${rowId(first)}`} reloadDocument>
      Review {itOrThem(count)}
    </ButtonLink>
  )
}
