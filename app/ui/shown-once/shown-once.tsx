import Copy from "lucide-react/dist/esm/icons/copy.js"
import type { ReactNode } from "react"
import { copyText } from "../browser/copy-text"
import { Button } from "../button"
import { Notice } from "../feedback/notice"

interface ShownOnceProps {
  /** A label for the secret: "Your link". */
  subject: string
  /** The text to copy. It is not stored and cannot be shown again. */
  secret: string
  copyLabel: string
  children: ReactNode
}

/** A newly created secret with a copy button. */
export function ShownOnce({ subject, secret, copyLabel, children }: ShownOnceProps) {
  return (
    <Notice
      variant="positive"
      title={`${subject} is ready. Copy it now: it is not shown again.`}
      className="mb-8"
      action={
        <Button
          variant="secondary"
          size="small"
          className="[@media(scripting:none)]:hidden"
          autoFocus
          onClick={() => copyText(Promise.resolve(secret))}
        >
          <Copy aria-hidden />
          {copyLabel}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
