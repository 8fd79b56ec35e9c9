import { Form, useSubmit } from "@remix-run/react"
import { Button } from "../../ui/button"
import { Choice } from "../../ui/choices/choice"
import { editorPath } from "./fields/paths"

export interface Option {
  id: string
  name: string
}

interface SelectorsProps {
  content: string
  resumes: { id: string; title: string }[]
  isEdit: boolean
  children?: React.ReactNode
}

/** Selects another resume, and the options in `children`, through the address. */
export function Selectors({ content, resumes, isEdit, children }: SelectorsProps) {
  const submit = useSubmit()
  if (resumes.length < 2 && !children) return null
  return (
    <Form
      method="get"
      action={editorPath}
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
      className="flex min-w-0 max-w-full flex-wrap items-end gap-3"
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
