import type { ReactNode } from "react"
import { Notice } from "../../../ui/feedback/notice"

/** A refusal of the form "Title / Description", split into title and description. */
export function Refusal({ message, action }: { message: string; action?: ReactNode }) {
  const [title, ...rest] = message.split(" / ")
  return (
    <Notice variant="destructive" title={title} action={action} className="mb-5">
      {rest.join(" / ")}
    </Notice>
  )
}
