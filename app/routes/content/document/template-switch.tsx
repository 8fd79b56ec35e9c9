import type { ShownDocument } from "../../../domain/document/document-page"
import sheets from "../../../styles/sheets.css?url"
import { SheetFrame } from "../../../ui/resume/sheet-frame"
import { TabLinks } from "../../../ui/tab-links"

interface TemplateSwitchProps {
  document: ShownDocument
  /** All templates, in the order of the gallery. */
  templates: { id: string; name: string }[]
  /** The template that is shown. */
  template?: string
}

/** Switches between a resume with its sources and its templates. */
export function TemplateSwitch({ document: { id, title }, templates, template }: TemplateSwitchProps) {
  const here = `/content/${id}`
  const looks = templates.map((look) => ({
    to: `${here}?template=${look.id}`,
    label: look.name,
    current: template === look.id,
  }))
  const shown = looks.find(({ current }) => current)
  return (
    <div className="mb-8 print:hidden">
      <TabLinks
        label="View: with sources, or in a template"
        tabs={[{ to: here, label: "Text with sources", current: !template }, ...looks]}
      />
      {template && (
        <>
          <link rel="stylesheet" href={sheets} />
          <SheetFrame
            className="mt-6"
            src={`/resume-templates/${encodeURIComponent(template)}?content=${id}`}
            title={`${title}, ${shown?.label ?? template}`}
          />
        </>
      )}
    </div>
  )
}
