export const editorPath = "/resume-editor"
export const formId = "resume-form"

/** The editor with a resume in it, to look at or to edit. */
export function editorHref(content: string | undefined, isEdit: boolean): string {
  const search = new URLSearchParams({ ...(content && { content }), ...(isEdit && { edit: "1" }) })
  return search.size > 0 ? `${editorPath}?${search}` : editorPath
}

/** The resume alone in a template. */
export const sheetHref = (template: string, content: string) =>
  `/resume-templates/${encodeURIComponent(template)}?content=${encodeURIComponent(content)}`

/** Ids of the form's fields, by the sentence that each holds. */
export const fieldId = (id: string, field?: string) => `f-${id}${field ? `-${field}` : ""}`

/** Id of the agreed lines that can be dropped in. */
export const drawerId = "achievements-to-add"
