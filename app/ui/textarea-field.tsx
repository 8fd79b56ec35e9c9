import { clsx } from "clsx/lite"
import { type ChangeEvent, type TextareaHTMLAttributes, useState } from "react"
import { CharacterCounter } from "./character-counter"
import { controlProps, controlStyle, FieldFrame, type FieldSource, type FieldText } from "./field-frame"

type TextareaAttributes = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText | "id" | "name">

export interface TextareaFieldProps extends FieldText, TextareaAttributes {
  field: FieldSource
  /** Counts characters below the field; with `maxLength` it says how many are left near the end. */
  counter?: boolean
  /** Set in the serif: for what becomes part of the manuscript. */
  manuscript?: boolean
}

/** A text of several lines with its label, hint, error and, if asked for, a character counter. */
export function TextareaField(props: TextareaFieldProps) {
  const { field, label, hint, optional, className, counter, manuscript, onChange, ...textarea } = props
  const control = controlProps(field, hint)
  const [length, setLength] = useState(control.defaultValue?.length ?? 0)
  const max = textarea.maxLength ?? control.maxLength

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setLength(event.target.value.length)
    onChange?.(event)
  }

  return (
    <FieldFrame
      {...{ field, label, hint, optional, className }}
      aside={counter && <CharacterCounter length={length} max={max} />}
    >
      <textarea
        rows={5}
        key={field.key}
        {...control}
        {...textarea}
        onChange={change}
        className={clsx(controlStyle, "field-sizing-content min-h-28 resize-y", manuscript && "manuscript")}
      />
    </FieldFrame>
  )
}
