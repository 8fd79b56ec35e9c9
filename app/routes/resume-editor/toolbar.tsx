import Redo from "lucide-react/dist/esm/icons/redo-2.js"
import Undo from "lucide-react/dist/esm/icons/undo-2.js"
import { Badge } from "../../ui/badge"
import { Button } from "../../ui/button"
import { ButtonLink } from "../../ui/button-link"
import { Choice } from "../../ui/choices/choice"
import { SubmitButton } from "../../ui/form/submit-button"
import { editorHref, formId, sheetHref } from "./fields/paths"
import { FullScreen } from "./full-screen"
import type { Editing } from "./in-place/editing"
import type { EditedResume } from "./read-editor.server"
import { type Option, Selectors } from "./selectors"

interface ToolbarProps {
  resume: EditedResume
  resumes: { id: string; title: string }[]
  templates: Option[]
  editing: Editing
}

const step = "aria-disabled:cursor-not-allowed aria-disabled:opacity-55"

/** Stays visible while the form scrolls. */
export function Toolbar({ resume, resumes, templates, editing }: ToolbarProps) {
  const { draft, undo, redo, canUndo, canRedo, isDirty, retemplate } = editing
  return (
    <div className="sticky top-0 z-20 -mx-4 mb-6 border-b border-line bg-paper px-4 py-3 max-sm:static">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 max-w-full flex-wrap items-end gap-3">
          <Selectors content={resume.id} resumes={resumes} isEdit />
          <div onChange={retemplate} className="max-sm:flex-1">
            <Choice name="template" label="Template" value={draft.template} options={templates} form={formId} />
          </div>
          {/* Not disabled, so that the focus stays here after the last undo. */}
          <div className="flex pb-0.5 [@media(scripting:none)]:hidden">
            <Button
              variant="quiet"
              onClick={undo}
              aria-disabled={!canUndo}
              className={step}
              aria-keyshortcuts="Control+Z"
            >
              <Undo aria-hidden />
              <span className="sr-only">Undo</span>
            </Button>
            <Button
              variant="quiet"
              onClick={redo}
              aria-disabled={!canRedo}
              className={step}
              aria-keyshortcuts="Control+Shift+Z"
            >
              <Redo aria-hidden />
              <span className="sr-only">Redo</span>
            </Button>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="accent">Live Editing Mode</Badge>
          {isDirty && <span className="text-sm text-muted">Not saved yet</span>}
          <FullScreen src={sheetHref(draft.template, resume.id)} />
          <ButtonLink to={editorHref(resume.id, false)} preventScrollReset>
            Exit Edit
          </ButtonLink>
          <SubmitButton form={formId} name="intent" value="save" busyLabel="Saving...">
            Save Changes
          </SubmitButton>
        </div>
      </div>
    </div>
  )
}
