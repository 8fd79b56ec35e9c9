import { Form, useSearchParams } from "@remix-run/react"
import { useEffect, useRef } from "react"
import { Notice } from "../../ui/feedback/notice"
import type { EditorAnswer } from "./answer"
import { Conflict } from "./draft/conflict"
import { useLeaving } from "./draft/use-leaving"
import { DropLines } from "./fields/drop-lines"
import { editorHref, formId } from "./fields/paths"
import { PersonFields } from "./fields/person-fields"
import { AddSection, SectionFields } from "./fields/section-fields"
import { EditFrame } from "./in-place/edit-frame"
import { FocusedContext } from "./in-place/focused"
import { pressKey } from "./in-place/press-key"
import { useEditing } from "./in-place/use-editing"
import type { Drawer, EditedResume } from "./read-editor.server"
import type { Option } from "./selectors"
import { Toolbar } from "./toolbar"
import { UntracedLines } from "./untraced-lines"
import { ViewSwitch } from "./view-switch"

interface EditorProps {
  resume: EditedResume
  resumes: { id: string; title: string }[]
  templates: Option[]
  drawer: Drawer
  answer: EditorAnswer | null
}

/** A resume's form next to its page. The form works without a script. */
export function Editor({ resume, resumes, templates, drawer, answer }: EditorProps) {
  const [search] = useSearchParams()
  const wanted = [search.get("template"), resume.draft.template].find((id) => templates.some((one) => one.id === id))
  const editing = useEditing(resume, answer, wanted ?? templates[0]?.id ?? "")
  const { form, draft, version, press, typed } = editing
  const isLeaving = useRef(false)
  // A user who saved from far down the form needs to see why the save was refused.
  const refusal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer?.message) refusal.current?.scrollIntoView({ block: "start" })
  }, [answer])
  useLeaving({ resume, answer, editing, isLeaving })
  const discard = () => {
    isLeaving.current = true
    editing.forget()
  }
  return (
    <>
      <Toolbar {...{ resume, resumes, templates, editing }} />
      <div ref={refusal} className="scroll-mt-44">
        {answer?.isConflict ? (
          <Conflict resume={resume} answer={answer} onKeep={discard} />
        ) : (
          answer?.message && (
            <Notice variant="destructive" title="Save failed" className="mb-6">
              {answer.message}
            </Notice>
          )
        )}
      </div>
      <UntracedLines sources={resume.sources} />
      {editing.isRestored && (
        <Notice
          className="mb-6"
          title="Your unsaved edits are back"
          action={
            <a href={editorHref(resume.id, true)} className="text-link" onClick={discard}>
              Discard them
            </a>
          }
        >
          They were kept in this browser. Save them, or start again from the saved version.
        </Notice>
      )}
      {editing.isElsewhere && !answer?.isConflict && (
        <Notice className="mb-6" title="Another tab has unsaved edits of this resume">
          They stay in that tab, and this one shows the saved version. If you save in both, you choose which to keep.
        </Notice>
      )}
      <div className="editor-views grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
        <ViewSwitch />
        <Form
          id={formId}
          ref={form}
          method="post"
          action={editorHref(resume.id, true)}
          preventScrollReset
          className="min-w-0"
          onKeyDown={({ nativeEvent, target }) => target instanceof Element && pressKey(editing, nativeEvent, target)}
          onInput={(event) => typed((event.target as HTMLElement).id)}
          onClick={(event) => {
            const button = (event.target as Element).closest<HTMLButtonElement>("button[name=op]:not([formaction])")
            if (!button) return
            event.preventDefault()
            press(button)
          }}
        >
          <input type="hidden" name="version" value={version} />
          <PersonFields draft={draft} />
          <FocusedContext.Provider value={answer?.focus ?? ""}>
            {draft.sections.map((section) => (
              <SectionFields key={section.kind} section={section} sources={resume.sources} />
            ))}
          </FocusedContext.Provider>
          <AddSection draft={draft} />
          <DropLines drawer={drawer} draft={draft} content={resume.id} />
        </Form>
        <EditFrame resume={resume} editing={editing} />
      </div>
    </>
  )
}
