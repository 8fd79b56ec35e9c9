import { clsx } from "clsx/lite"
import { type ReactNode, useId } from "react"

export type MarkTone = "supported" | "close" | "unconfirmed" | "blocked"

interface EvidenceMarkProps {
  number: number
  /** The table row with the full evidence. */
  href: string
  tone?: MarkTone
  /** The evidence, shown on hover and focus. */
  children: ReactNode
}

const tones: Record<MarkTone, string> = {
  supported: "text-accent",
  close: "text-accent",
  unconfirmed: "text-caution",
  blocked: "text-negative",
}

const words: Record<MarkTone, string> = {
  supported: "Evidence",
  close: "In other words: evidence",
  unconfirmed: "Not confirmed: evidence",
  blocked: "Blocked: evidence",
}

/** The small number after a sentence. Its tooltip shows the evidence; the link leads to the full row. */
export function EvidenceMark({ number, href, tone = "supported", children }: EvidenceMarkProps) {
  const id = useId()
  return (
    <span className="tip">
      <a
        href={href}
        aria-label={`${words[tone]} ${number}`}
        aria-describedby={id}
        className={clsx("evidence-mark ml-0.5 align-[0.35em] no-underline hover:underline", tones[tone])}
      >
        {number}
        {tone === "blocked" && "!"}
        {tone === "close" && "≈"}
        {tone === "unconfirmed" && "?"}
      </a>
      <span role="tooltip" id={id} className="tip-note">
        {children}
      </span>
    </span>
  )
}
