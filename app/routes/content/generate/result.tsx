import { useEffect, useRef } from "react"
import type { ShownDocument } from "../../../domain/document/document-page"
import { contentTypes } from "../../../domain/document/kinds"
import { ButtonLink } from "../../../ui/button-link"
import { CopyButton } from "../copy-button"
import { isHeldBack } from "../held-back"
import { DocumentSheet } from "../sheet/document-sheet"
import { NotFollowed } from "./not-followed"

/** The newly written document. It takes the focus, so that screen readers announce it and its buttons come next. */
export function Result({ document }: { document: ShownDocument }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { id, type, blocked, unconfirmed } = document
  const page = `/content/${id}`
  return (
    <section aria-labelledby="result" className="result">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="result" ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl outline-none">
            AI Generated Content
          </h2>
          <p className="font-serif text-lg wrap-anywhere">{document.title}</p>
          <p className="text-sm text-muted">
            {contentTypes[type].label} · {standing(blocked, unconfirmed)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {isHeldBack(document) ? <ButtonLink to={`${page}?take=copy`}>Copy</ButtonLink> : <CopyButton id={id} />}
          {type === "resume" && <ButtonLink to={`/resume-editor?content=${id}`}>Open Template Editor</ButtonLink>}
          <ButtonLink to={page} variant="primary">
            Open with sources
          </ButtonLink>
        </div>
      </div>
      <NotFollowed advice={document.advice} />
      <DocumentSheet document={document} page={page} />
    </section>
  )
}

/** A document's status in a few words. */
function standing(blocked: number, unconfirmed: number): string {
  const counts = [blocked > 0 && `${blocked} blocked`, unconfirmed > 0 && `${unconfirmed} unconfirmed`].filter(Boolean)
  return counts.length === 0 ? "every sentence traced" : counts.join(", ")
}
