import type { InputHTMLAttributes, ReactNode } from "react"
import { FieldError, type FieldSource } from "./field-frame"

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "type"> {
  field: FieldSource
  label: ReactNode
}

/** A checkbox whose whole label can be pressed. */
export function CheckboxField({ field, label, className, ...input }: CheckboxFieldProps) {
  return (
    <div className={className}>
      <label htmlFor={field.id} className="flex items-start gap-2.5 text-sm">
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          defaultChecked={field.initialValue === "on"}
          aria-invalid={field.errors?.length ? true : undefined}
          aria-describedby={field.errors?.length ? `${field.id}-error` : undefined}
          {...input}
          className="mt-0.5 size-4 shrink-0 accent-ink"
        />
        <span>{label}</span>
      </label>
      <FieldError field={field} />
    </div>
  )
}
