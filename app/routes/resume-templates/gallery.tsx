import { Form } from "@remix-run/react"
import { Badge } from "../../ui/badge"
import { buttonStyle } from "../../ui/button-style"
import { SubmitButton } from "../../ui/form/submit-button"
import { type ListedResume, type ListedTemplate, sheetPath, templatesPath } from "./paths"

interface GalleryProps {
  templates: ListedTemplate[]
  resume: ListedResume | null
}

/** All templates as small pages. */
export function Gallery({ templates, resume }: GalleryProps) {
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {templates.map((template) => (
        <li key={template.id} className="flex flex-col">
          <Sheet template={template} resume={resume} />
          <h2 className="mt-4 text-xl">{template.name}</h2>
          <p className="mt-1 text-sm text-muted">{template.description}</p>
          <ul className="mt-3 mb-4 flex flex-wrap gap-1.5">
            {template.features.map((feature) => (
              <li key={feature}>
                <Badge>{feature}</Badge>
              </li>
            ))}
            {resume?.template === template.id && (
              <li>
                <Badge tone="accent">In use</Badge>
              </li>
            )}
          </ul>
          <div className="mt-auto flex flex-wrap gap-3">
            <a
              href={sheetPath(template.id, resume?.id)}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle("secondary", "small")}
            >
              Preview<span className="sr-only"> {template.name} in a new tab</span>
            </a>
            <UseTemplateForm template={template} resume={resume} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Sheet({ template, resume }: { template: ListedTemplate; resume: ListedResume | null }) {
  return (
    <div className="flex justify-center rounded-sm bg-paper-sunken px-4 py-6">
      <div className="sheet-thumb">
        <iframe
          title={`${template.name} template`}
          src={sheetPath(template.id, resume?.id)}
          loading="lazy"
          tabIndex={-1}
          sandbox="allow-same-origin"
        />
      </div>
    </div>
  )
}

export function UseTemplateForm({ template, resume }: { template: ListedTemplate; resume: ListedResume | null }) {
  return (
    <Form method="post" action={templatesPath}>
      {resume && <input type="hidden" name="content" value={resume.id} />}
      <SubmitButton size="small" name="template" disabled={!resume} value={template.id} busyLabel="Choosing...">
        Use Template<span className="sr-only"> {template.name}</span>
      </SubmitButton>
    </Form>
  )
}
