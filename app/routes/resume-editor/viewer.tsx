import { useSearchParams } from "@remix-run/react"
import Pencil from "lucide-react/dist/esm/icons/pencil.js"
import { Button } from "../../ui/button"
import { ButtonLink } from "../../ui/button-link"
import { Choice } from "../../ui/choices/choice"
import { SheetFrame } from "../../ui/resume/sheet-frame"
import { editorHref, sheetHref } from "./fields/paths"
import { FullScreen } from "./full-screen"
import type { EditedResume } from "./read-editor.server"
import { type Option, Selectors } from "./selectors"

interface ViewerProps {
  resume: EditedResume
  resumes: { id: string; title: string }[]
  templates: Option[]
}

/** A read-only view of the resume in its template. */
export function Viewer({ resume, resumes, templates }: ViewerProps) {
  const [search] = useSearchParams()
  const wanted = [search.get("template"), resume.draft.template].find((id) => templates.some((one) => one.id === id))
  const template = wanted ?? templates[0]?.id ?? ""
  const src = sheetHref(template, resume.id)
  const isOther = template !== (resume.draft.template || templates[0]?.id)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Selectors content={resume.id} resumes={resumes} isEdit={false}>
          <Choice name="template" label="Template" value={template} options={templates} />
        </Selectors>
        <div className="flex flex-wrap gap-3">
          <FullScreen src={src} />
          <Button variant="secondary" disabled>
            Save Changes
          </Button>
          <ButtonLink
            to={`${editorHref(resume.id, true)}${isOther ? `&template=${template}` : ""}`}
            variant="primary"
            preventScrollReset
          >
            <Pencil aria-hidden />
            Edit Resume
          </ButtonLink>
        </div>
      </div>
      <SheetFrame className="mx-auto" maxWidth={816} title={`${resume.title}, as it prints`} src={src} />
    </>
  )
}
