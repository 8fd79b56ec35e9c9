import { clsx } from "clsx/lite"
import type { ShownPart } from "../../../domain/document/document-page"
import { HeadingText, PartText } from "./part-text"
import type { SheetProps } from "./sheet-props"
import { keyOf } from "./units"

interface ProseProps extends SheetProps {
  look: "resume" | "letter"
}

/** Headings, paragraphs and lists in reading order; consecutive bullets form one list. */
export function Prose({ parts, page, look }: ProseProps) {
  const subheadingLevel = parts.some((part) => part.kind === "heading") ? "h3" : "h2"
  return (
    <>
      {runsOf(parts).map((run) => {
        const [first] = run
        if (!first) return null
        const key = keyOf(first)
        if (first.kind === "bullet") return <Bullets key={key} parts={run} page={page} />
        return <Block key={key} part={first} page={page} look={look} subheadingLevel={subheadingLevel} />
      })}
    </>
  )
}

interface BlockProps {
  part: ShownPart
  page: string
  look: ProseProps["look"]
  subheadingLevel: "h2" | "h3"
}

function Block({ part, page, look, subheadingLevel }: BlockProps) {
  if (part.kind === "heading" || part.kind === "subheading") {
    const isTop = part.kind === "heading"
    const ofResume = isTop
      ? "mt-8 border-b border-line pb-1 font-sans text-sm font-semibold [letter-spacing:0.025em]"
      : "mt-5 font-sans text-base font-semibold"
    const style = look === "resume" ? ofResume : "mt-8 text-xl"
    return (
      <HeadingText part={part} page={page} as={isTop ? "h2" : subheadingLevel} className={clsx(style, "first:mt-0")} />
    )
  }
  return (
    <div className="mt-4 first:mt-0">
      <Label part={part} />
      <PartText part={part} page={page} />
    </div>
  )
}

function Bullets({ parts, page }: { parts: ShownPart[]; page: string }) {
  return (
    <ul className="mt-2 list-disc pl-5 marker:text-muted">
      {parts.map((part) => (
        <li key={keyOf(part)} className="mt-1.5 pl-1">
          <Label part={part} />
          <PartText part={part} page={page} />
        </li>
      ))}
    </ul>
  )
}

function Label({ part }: { part: ShownPart }) {
  if (!part.label) return null
  return <span className="mr-2 font-sans text-[0.8em] font-semibold">{part.label}:</span>
}

/** Groups consecutive bullets; every other part stays alone. */
function runsOf(parts: ShownPart[]): ShownPart[][] {
  const runs: ShownPart[][] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (part.kind === "bullet" && last?.[0]?.kind === "bullet") last.push(part)
    else runs.push([part])
  }
  return runs
}
