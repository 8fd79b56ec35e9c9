import type { ReactNode } from "react"
import { Notice } from "./notice"

interface FormErrorProps {
  title?: string
  errors: string[] | null | undefined
  id?: string
  /** The remedy, as a button or link. */
  action?: ReactNode
}

/** Errors of the form as a whole, announced, above its fields. Renders nothing without errors. */
export function FormError({ title, errors, id, action }: FormErrorProps) {
  if (!errors?.length) return null
  return (
    <Notice id={id} variant="destructive" title={title ?? errors[0]} action={action}>
      {title ? errors.join(" ") : errors.slice(1).join(" ")}
    </Notice>
  )
}
