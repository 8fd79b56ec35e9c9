import type { ShownDocument } from "../../domain/document/document-page"
import { isCarried } from "../../domain/evidence/rules"
import { Card } from "../../ui/card"
import { ClaimStatusBadge } from "../../ui/claim-status"
import { Notice } from "../../ui/notice"
import { TextLink } from "../../ui/text-link"
import { rowId } from "./sentence"

/** Open sentences listed beside the document; the table below lists all of them. */
const mostShown = 3

/** The side column: how many sentences are traced, which are not, and how to make the document stronger. */
export function CheckSummary({ document }: { document: ShownDocument }) {
  const claims = document.parts.flatMap((part) => part.sentences).filter(({ number }) => number !== null)
  const open = claims.filter(({ status }) => !isCarried(status))
  const carried = claims.length - open.length
  const close = claims.filter(({ status }) => status === "close").length
  return (
    <aside aria-label="About this document" className="flex flex-col gap-8 print:hidden">
      <Card title="The check" look="ruled">
        <p>
          <span className="font-serif text-3xl tabular-nums">{carried}</span>
          <span className="text-muted"> of {claims.length} </span>
          {claims.length === 1 ? "sentence about you is" : "sentences about you are"} traced to your evidence
          {close > 0 && `, ${close} in other words`}.
        </p>
        {document.overridden && document.blocked > 0 && (
          <Notice variant="caution" className="mt-4">
            You chose to use this document as it is, with {document.blocked} blocked{" "}
            {document.blocked === 1 ? "sentence" : "sentences"}.
          </Notice>
        )}
        {open.length > 0 && (
          <ol className="mt-4 flex flex-col gap-4">
            {[...open]
              .sort((a, b) => Number(b.status === "blocked") - Number(a.status === "blocked"))
              .slice(0, mostShown)
              .map(({ number, text, status }) => (
                <li key={number} className="text-sm">
                  <ClaimStatusBadge status={status} />
                  <p className="mt-1 line-clamp-3 font-serif text-base leading-snug">{text}</p>
                  <a href={`#${rowId(number ?? 0)}`} className="text-link">
                    Review sentence {number}
                  </a>
                </li>
              ))}
          </ol>
        )}
        {open.length > mostShown && (
          <p className="mt-4 text-sm">
            <a href="#provenance" className="text-link">
              and {open.length - mostShown} more
            </a>
          </p>
        )}
      </Card>
      {document.advice.length > 0 && (
        <Card title="Make this stronger" look="ruled">
          <ul className="flex list-disc flex-col gap-2 pl-4 text-sm marker:text-muted">
            {document.advice.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
          <p className="mt-4 text-sm">
            <TextLink to="/growth-pulse">Answer a question</TextLink>
          </p>
        </Card>
      )}
    </aside>
  )
}
