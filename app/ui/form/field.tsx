import { clsx } from "clsx/lite"
import type { InputHTMLAttributes } from "react"
import { controlProps, controlStyle, FieldFrame, type FieldSource, type FieldText } from "./field-frame"

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | "id" | "name">

export interface FieldProps extends FieldText, InputAttributes {
  field: FieldSource
  inputClassName?: string
}

/** A one-line text field with its label, hint and error. */
export function Field({ field, label, hint, optional, className, inputClassName, ...input }: FieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={className}>
      <input
        type="text"
        key={field.key}
        {...controlProps(field, hint)}
        {...input}
        className={clsx(controlStyle, inputClassName)}
      />
    </FieldFrame>
  )
}
