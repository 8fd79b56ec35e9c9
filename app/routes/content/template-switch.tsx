import type { ShownDocument } from "../../domain/document/document-page"
import { TabLinks } from "../../ui/tab-links"

const templates = { modern: "Modern", classic: "Classic", creative: "Creative" }

/** A resume with its sources, or as one of the templates prints it. */
export function TemplateSwitch({ document: { id, title }, template }: { document: ShownDocument; template?: string }) {
  const here = `/content/${id}`
  const looks = Object.entries(templates).map(([look, label]) => ({
    to: `${here}?template=${look}`,
    label,
    current: template === look,
  }))
  const shown = looks.find(({ current }) => current)
  return (
    <div className="mb-8 print:hidden">
      <TabLinks label="How it looks" tabs={[{ to: here, label: "With sources", current: !template }, ...looks]} />
      {template && (
        <div className="sheet-frame mt-6">
          <iframe
            src={`/resume-templates/${encodeURIComponent(template)}?content=${id}`}
            title={`${title}, ${shown?.label ?? template}`}
            sandbox="allow-same-origin"
          />
        </div>
      )}
    </div>
  )
}
