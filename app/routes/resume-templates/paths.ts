export const templatesPath = "/resume-templates"

/** The address of the Live Preview tab with a template. */
export const previewPath = (template: string) => `${templatesPath}?tab=preview&template=${encodeURIComponent(template)}`

/** The address of a template alone, filled with a resume of the user or the sample. */
export const sheetPath = (template: string, content: string | undefined) =>
  content ? `${templatesPath}/${template}?content=${encodeURIComponent(content)}` : `/templates/resume/${template}`

export interface ListedTemplate {
  id: string
  name: string
  description: string
  features: string[]
}

export interface ListedResume {
  id: string
  title: string
  template: string | null
}
