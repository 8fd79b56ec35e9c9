import type { ReactNode } from "react"

/** The field metadata that a control needs; compatible with conform's. */
export interface FieldSource {
  id: string
  name: string
  key?: string | undefined
  errors?: string[] | undefined
  initialValue?: unknown
  defaultValue?: string | undefined
  required?: boolean
  minLength?: number
  maxLength?: number
}

export interface FieldText {
  label: ReactNode
  hint?: ReactNode
  /** Marks the label of an optional field in a form of mostly required ones. */
  optional?: boolean
  className?: string
}

interface FieldFrameProps extends FieldText {
  field: FieldSource
  aside?: ReactNode
  children: ReactNode
}

/** Label, hint, control and error in reading order. */
export function FieldFrame({ field, label, hint, optional, aside, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={field.id} className="block text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId(field)} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1.5">{children}</div>
      <FieldError field={field} />
      {aside}
    </div>
  )
}

/** The field's errors, next to the field. */
function FieldError({ field }: { field: FieldSource }) {
  if (!field.errors?.length) return null
  return (
    <p id={errorId(field)} className="mt-1.5 whitespace-pre-line text-sm field-error text-negative">
      {field.errors.map((message) => (
        <Message key={message} text={message} />
      ))}
    </p>
  )
}

/** A message of the form "Title / Description" with its title emphasized. */
function Message({ text }: { text: string }) {
  const [title, ...rest] = text.split(" / ")
  if (rest.length === 0) return <span>{text} </span>
  return (
    <span>
      <strong>{title}</strong>
      <span className="sr-only"> / </span> {rest.join(" / ")}{" "}
    </span>
  )
}

export const controlStyle =
  "block w-full rounded-md border border-control bg-paper-raised px-3 py-2 text-ink placeholder:text-muted " +
  "hover:border-ink aria-invalid:border-negative aria-invalid:outline-negative disabled:opacity-55"

/** The attributes that link a control to its field, label, hint and error. */
export function controlProps(field: FieldSource, hint: ReactNode) {
  const invalid = Boolean(field.errors?.length)
  const described = [hint && hintId(field), invalid && errorId(field)].filter(Boolean).join(" ")
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    minLength: field.minLength,
    maxLength: field.maxLength,
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : field.defaultValue,
    "aria-invalid": invalid || undefined,
    "aria-describedby": described || undefined,
    // The browser focuses the first control with `autoFocus`, so a page without a script also focuses the first error.
    autoFocus: invalid || undefined,
  }
}

function hintId(field: FieldSource): string {
  return `${field.id}-hint`
}

function errorId(field: FieldSource): string {
  return `${field.id}-error`
}
