import { clsx } from "clsx/lite"
import type { ShownSentence } from "../../../domain/document/document-page"
import { EvidenceMark, type MarkTone } from "../../../ui/evidence/evidence-mark"
import { rowId } from "../../../ui/evidence/row-id"

interface SentenceProps {
  sentence: ShownSentence
  /** The path of the page with the evidence rows; empty on that page itself. */
  page: string
}

const tones: Record<ShownSentence["status"], MarkTone> = {
  supported: "supported",
  close: "close",
  confirmed: "supported",
  unconfirmed: "unconfirmed",
  blocked: "blocked",
}

const looks: Record<MarkTone, string> = {
  supported: "",
  close: "",
  unconfirmed: "underline decoration-caution-mark decoration-dotted decoration-2 underline-offset-4",
  blocked: "bg-negative-soft underline decoration-negative-mark decoration-wavy decoration-1 underline-offset-4",
}

/** One sentence of a document with its evidence mark; highlighted if it is not traced. */
export function Sentence({ sentence, page }: SentenceProps) {
  const { number, text, status } = sentence
  if (number === null) return <span>{text}</span>
  const tone = tones[status]
  return (
    <>
      <span className={clsx(looks[tone])}>{text}</span>
      <EvidenceMark number={number} href={`${page}#${rowId(number)}`} tone={tone}>
        <MarkNote sentence={sentence} />
      </EvidenceMark>
    </>
  )
}

/** At most two evidence items, so the tooltip stays short. */
function MarkNote({ sentence }: { sentence: ShownSentence }) {
  const { evidence, reasons, status } = sentence
  return (
    <>
      {(status === "blocked" || status === "unconfirmed") && (
        <span className="mb-1.5 block font-semibold">
          {status === "blocked" ? "Blocked: " : "Unconfirmed: "}
          <span className="font-normal">{reasons.map((reason) => reason.detail).join(" ")}</span>
        </span>
      )}
      {status === "close" && <span className="mb-1.5 block font-semibold">In other words. You wrote:</span>}
      {evidence.slice(0, 2).map(({ id, passage, source }) => (
        <span key={id} className="mt-1.5 block first:mt-0">
          <span className="block font-serif leading-snug italic">“{passage}”</span>
          <span className="mt-0.5 block text-xs text-muted">{source}</span>
        </span>
      ))}
      {evidence.length > 2 && <span className="mt-1.5 block text-xs text-muted">and {evidence.length - 2} more</span>}
      {evidence.length === 0 && status === "supported" && <span className="block">Stated in your profile.</span>}
    </>
  )
}
