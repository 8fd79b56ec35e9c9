import { clsx } from "clsx/lite"
import { type ChangeEvent, type TextareaHTMLAttributes, useState } from "react"
import { CharacterCounter } from "./character-counter"
import { controlProps, controlStyle, FieldFrame, type FieldSource, type FieldText } from "./field-frame"

type TextareaAttributes = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText | "id" | "name">

export interface TextareaFieldProps extends FieldText, TextareaAttributes {
  field: FieldSource
  /** Shows a character count below the field; with `maxLength`, it shows the remaining characters near the end. */
  counter?: boolean
  /** Uses the serif typeface, for text that becomes part of a document. */
  manuscript?: boolean
}

/** A multi-line text field with its label, hint, error and an optional character counter. */
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
