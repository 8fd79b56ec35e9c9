import type { ShownDocument } from "../../../domain/document/document-page"
import { isCarried } from "../../../domain/evidence/rules"
import { formatNumber } from "../../../domain/kernel/format"
import type { Paper } from "../../../domain/sheet/paper"
import { useLocale } from "../../../ui/browser/locale"
import { rowId } from "../../../ui/evidence/row-id"
import { TextLink } from "../../../ui/text-link"
import { TakeOutButtons } from "./take-out"

interface DocumentBarProps {
  document: ShownDocument
  /** The template in which a resume is shown. */
  template: string | undefined
  paper: Paper
  about: {
    kind: string
    writer: string
    writtenOn: string
  }
}

/** Sticky bar: the document's title, how many of its sentences are traced, and the actions on it. */
export function DocumentBar({ document, template, paper, about }: DocumentBarProps) {
  return (
    <div className="document-bar print:hidden">
      <div className="document-title">
        <p className="text-sm text-muted">
          <TextLink to="/content">Content Library</TextLink>
          <span aria-hidden> / </span>
          {about.kind} · <span className="max-sm:sr-only">written by {about.writer} on </span>
          {about.writtenOn}
        </p>
        <h1 className="wrap-anywhere">{document.title}</h1>
      </div>
      <div className="document-tools">
        <Traced document={document} />
        <TakeOutButtons document={document} template={template} paper={paper} />
      </div>
    </div>
  )
}

/** "24 of 26 traced", and a link to the untraced ones. */
function Traced({ document }: { document: ShownDocument }) {
  const locale = useLocale()
  const claims = document.parts.flatMap((part) => part.sentences).filter(({ number }) => number !== null)
  const open = claims.filter(({ status }) => !isCarried(status))
  const first = open.find(({ status }) => status === "blocked") ?? open[0]
  if (claims.length === 0) return null
  return (
    <p className="traced">
      <a href="?view=sources#provenance" className="text-link tabular-nums">
        {formatNumber(claims.length - open.length, locale)} of {formatNumber(claims.length, locale)} traced
      </a>
      {first && (
        <a href={`#${rowId(first.number ?? 0)}`} className="font-medium text-negative underline">
          {open.length} to review
        </a>
      )}
    </p>
  )
}
