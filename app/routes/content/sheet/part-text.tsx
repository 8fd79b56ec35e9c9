import { Fragment, lazy, Suspense, useContext } from "react"
import type { ShownPart } from "../../../domain/document/document-page"
import { isCarried } from "../../../domain/evidence/rules"
import { AnnotatedContext, passagesOf } from "../document/annotated"
import { Sentence } from "./sentence"
import { keyOf } from "./units"

/**
 * The annotated page renders its own sentences, so the browser loads this component only on other pages; the server
 * renders it with the page.
 */
const PlainSentence = import.meta.env.SSR
  ? Sentence
  : lazy(() => import("./sentence").then(({ Sentence }) => ({ default: Sentence })))

interface PartTextProps {
  part: ShownPart
  /** The path of the page with the evidence rows; empty on that page itself. */
  page: string
}

/** The sentences of a part. On the annotated page, each passage has its note in the margin. */
export function PartText({ part, page }: PartTextProps) {
  const annotated = useContext(AnnotatedContext)
  const separator = part.list ? ", " : " "
  if (annotated) {
    return passagesOf(part).map((passage, index) => (
      <Fragment key={passage.sentences[0]?.id}>
        {index > 0 && separator}
        <annotated.Passage passage={passage} separator={separator} />
      </Fragment>
    ))
  }
  return (
    <Suspense fallback={part.sentences.map(({ text }) => text).join(separator)}>
      {part.sentences.map((sentence, index) => (
        <Fragment key={sentence.id}>
          {index > 0 && separator}
          <PlainSentence sentence={sentence} page={page} />
        </Fragment>
      ))}
    </Suspense>
  )
}

/**
 * A heading, which has a note only if one of its sentences needs a decision. If the part has a label, such as a
 * criterion, the label comes first.
 */
export function HeadingText({
  part,
  page,
  as: Tag,
  className,
}: PartTextProps & { as: "h2" | "h3"; className: string }) {
  const annotated = useContext(AnnotatedContext)
  const text = part.sentences.map(({ text }) => text).join(" ")
  const open = annotated ? part.sentences.filter(({ status }) => !isCarried(status)) : []
  return (
    <>
      <Tag
        className={className}
        lang={part.sentences[0]?.isFixed ? "en" : undefined}
        data-open={open.length > 0 ? "" : undefined}
      >
        {part.label}
        <span className={part.label ? "block text-base text-muted" : undefined}>
          {annotated ? text : <PartText part={part} page={page} />}
        </span>
      </Tag>
      {annotated &&
        open.map((sentence) => (
          <annotated.Note key={sentence.id} passage={{ sentences: [sentence], number: sentence.number }} />
        ))}
    </>
  )
}

/** Parts as paragraphs. */
export function Paragraphs({ parts, page }: { parts: ShownPart[]; page: string }) {
  return parts.map((part) => (
    <div key={keyOf(part)} className="mt-2 first:mt-0">
      <PartText part={part} page={page} />
    </div>
  ))
}
