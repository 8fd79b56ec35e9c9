import { Form, useSearchParams, useSubmit } from "@remix-run/react"
import { Button } from "../../ui/button"
import { buttonStyle } from "../../ui/button-style"
import { Choice } from "../../ui/choices/choice"
import { SheetFrame } from "../../ui/resume/sheet-frame"
import { TabLinks } from "../../ui/tab-links"
import { UseTemplateForm } from "./gallery"
import { type ListedResume, type ListedTemplate, sheetPath, templatesPath } from "./paths"

/** The preview widths, in CSS pixels. */
const devices = {
  desktop: { label: "Desktop", width: 816 },
  tablet: { label: "Tablet", width: 600 },
  mobile: { label: "Mobile", width: 375 },
}
type Device = keyof typeof devices

interface LivePreviewProps {
  templates: ListedTemplate[]
  resumes: ListedResume[]
  resume: ListedResume | null
}

/** One template in a frame with the width of the selected device. */
export function LivePreview({ templates, resumes, resume }: LivePreviewProps) {
  const [search] = useSearchParams()
  const submit = useSubmit()
  const template = templates.find(({ id }) => id === search.get("template")) ?? templates[0]
  const wanted = search.get("device") ?? ""
  const device: Device = wanted in devices ? (wanted as Device) : "desktop"
  if (!template) return <p className="mt-8">There are no templates yet.</p>
  const src = sheetPath(template.id, resume?.id)
  const to = (name: string) => {
    const next = new URLSearchParams(search)
    next.set("tab", "preview")
    next.set("template", template.id)
    next.set("device", name)
    return `${templatesPath}?${next}`
  }
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Form
          method="get"
          action={templatesPath}
          preventScrollReset
          onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
          className="flex min-w-0 max-w-full flex-wrap items-end gap-3"
        >
          <input type="hidden" name="tab" value="preview" />
          <input type="hidden" name="device" value={device} />
          <Choice name="template" label="Template" value={template.id} options={templates} />
          {resumes.length > 1 && resume && (
            <Choice
              name="content"
              label="Resume"
              value={resume.id}
              options={resumes.map(({ id, title }) => ({ id, name: title }))}
            />
          )}
          <noscript>
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </noscript>
        </Form>
        <div className="flex flex-wrap items-center gap-3">
          <a href={src} target="_blank" rel="noreferrer" className={buttonStyle("secondary", "small")}>
            Full Size<span className="sr-only"> in a new tab</span>
          </a>
          <UseTemplateForm template={template} resume={resume} />
        </div>
      </div>
      <div className="mt-6">
        <TabLinks
          label="Device"
          tabs={Object.entries(devices).map(([name, { label }]) => ({ to: to(name), label, current: name === device }))}
        />
      </div>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <SheetFrame
          className="self-start"
          maxWidth={devices[device].width}
          title={`${template.name} template, ${devices[device].label}`}
          src={src}
        />
        <aside aria-label="About this template" className="border border-line p-5 lg:self-start">
          <h2 className="text-xl">{template.name}</h2>
          <p className="mt-2 text-sm text-muted">{template.description}</p>
          <ul className="mt-3 list-disc pl-4 text-sm text-muted">
            {template.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  )
}
