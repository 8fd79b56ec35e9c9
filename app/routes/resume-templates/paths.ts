export const templatesPath = "/resume-templates"

/** The Live Preview tab with a template in it. */
export const previewPath = (template: string) => `${templatesPath}?tab=preview&template=${encodeURIComponent(template)}`

/** The template alone, filled with a resume of the user or with the sample. */
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
