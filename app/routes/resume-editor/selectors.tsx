import { Form, useSubmit } from "@remix-run/react"
import { Button } from "../../ui/button"
import { editorPath } from "./paths"

export interface Option {
  id: string
  name: string
}

interface ChoiceProps {
  name: string
  label: string
  value: string
  options: readonly Option[]
  form?: string
}

/** A labeled select in the toolbar. */
export function Choice({ name, label, value, options, form }: ChoiceProps) {
  return (
    <label className="min-w-0 text-sm">
      <span className="mb-1 block font-medium">{label}</span>
      <select
        key={form ? undefined : value}
        name={name}
        form={form}
        defaultValue={value}
        className="select-arrow min-h-10 w-full max-w-64 appearance-none rounded-md border border-control bg-paper-raised px-3 pr-9"
      >
        {options.map(({ id, name: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface SelectorsProps {
  content: string
  resumes: { id: string; title: string }[]
  isEdit: boolean
  children?: React.ReactNode
}

/** Chooses another resume, and whatever stands in `children`, by an address. */
export function Selectors({ content, resumes, isEdit, children }: SelectorsProps) {
  const submit = useSubmit()
  if (resumes.length < 2 && !children) return null
  return (
    <Form
      method="get"
      action={editorPath}
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
      className="flex flex-wrap items-end gap-3"
    >
      {isEdit && <input type="hidden" name="edit" value="1" />}
      {resumes.length > 1 ? (
        <Choice
          name="content"
          label="Resume"
          value={content}
          options={resumes.map(({ id, title }) => ({ id, name: title }))}
        />
      ) : (
        <input type="hidden" name="content" value={content} />
      )}
      {children}
      <noscript>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </noscript>
    </Form>
  )
}
