export const editorPath = "/resume-editor"
export const formId = "resume-form"

/** The editor's address for a resume, to view or edit. */
export function editorHref(content: string | undefined, isEdit: boolean): string {
  const search = new URLSearchParams({ ...(content && { content }), ...(isEdit && { edit: "1" }) })
  return search.size > 0 ? `${editorPath}?${search}` : editorPath
}

/** The address of a resume alone, in a template. */
export const sheetHref = (template: string, content: string) =>
  `/resume-templates/${encodeURIComponent(template)}?content=${encodeURIComponent(content)}`

/** The id of a form field, by the id of its sentence. */
export const fieldId = (id: string, field?: string) => `f-${id}${field ? `-${field}` : ""}`

/** The id of the list of agreed lines that can be added. */
export const drawerId = "achievements-to-add"
