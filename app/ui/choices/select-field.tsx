import { clsx } from "clsx/lite"
import type { SelectHTMLAttributes } from "react"
import { controlProps, controlStyle, FieldFrame, type FieldSource, type FieldText } from "../form/field-frame"

interface Option {
  value: string
  label: string
  disabled?: boolean
}

type SelectAttributes = Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText | "id" | "name">

export interface SelectFieldProps extends FieldText, SelectAttributes {
  field: FieldSource
  options: readonly Option[]
  /** The empty first choice, e.g. "Select an industry". */
  placeholder?: string
}

/** A native select: it has type-ahead and works without a script. */
export function SelectField({
  field,
  label,
  hint,
  optional,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ field, label, hint, optional, className }}>
      <select
        key={field.key}
        {...controlProps(field, hint)}
        {...select}
        className={clsx(controlStyle, "select-arrow appearance-none pr-9")}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
