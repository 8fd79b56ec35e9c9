import type { ReactNode } from "react"
import { Notice } from "../feedback/notice"

interface FormErrorProps {
  title?: string
  errors: string[] | null | undefined
  id?: string
  /** A button or link that remedies the error. */
  action?: ReactNode
}

/** Form-level errors, announced and shown above the fields. Renders nothing if there are none. */
export function FormError({ title, errors, id, action }: FormErrorProps) {
  if (!errors?.length) return null
  return (
    <Notice id={id} variant="destructive" title={title ?? errors[0]} action={action}>
      {title ? errors.join(" ") : errors.slice(1).join(" ")}
    </Notice>
  )
}
