import ArrowDown from "lucide-react/dist/esm/icons/arrow-down.js"
import ArrowUp from "lucide-react/dist/esm/icons/arrow-up.js"
import Trash from "lucide-react/dist/esm/icons/trash-2.js"
import type { ReactNode } from "react"
import { Button } from "../../../ui/button"

import { useAutoFocus } from "../in-place/focused"

interface OperationButtonProps {
  /** The operation, in the format that `readOperation` parses. */
  value: string
  children: ReactNode
  isQuiet?: boolean
  id?: string
}

/** Changes the draft's structure. Without a script, it submits the form. */
export function OperationButton({ value, children, isQuiet, id }: OperationButtonProps) {
  const autoFocus = useAutoFocus(id)
  return (
    <Button
      autoFocus={autoFocus}
      type="submit"
      id={id}
      name="op"
      value={value}
      size="small"
      variant={isQuiet ? "quiet" : "secondary"}
    >
      {children}
    </Button>
  )
}

/** Moves a section, an entry or a line up or down, or removes it. */
export function MoveButtons({ target, what }: { target: string; what: string }) {
  return (
    <span className="flex">
      <OperationButton value={`up ${target}`} id={`up-${target}`} isQuiet>
        <ArrowUp aria-hidden />
        <span className="sr-only">Move up: {what}</span>
      </OperationButton>
      <OperationButton value={`down ${target}`} id={`down-${target}`} isQuiet>
        <ArrowDown aria-hidden />
        <span className="sr-only">Move down: {what}</span>
      </OperationButton>
      <OperationButton value={`remove ${target}`} isQuiet>
        <Trash aria-hidden />
        <span className="sr-only">Remove: {what}</span>
      </OperationButton>
    </span>
  )
}
