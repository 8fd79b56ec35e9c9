import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import type { ResumeDraft } from "../../../domain/document/draft/draft"
import { draftOfFields } from "../../../domain/document/draft/form-fields"
import { applyOperation, type Operation } from "../../../domain/document/draft/operations"
import type { EditorAnswer } from "../answer"
import { DraftHistory } from "../draft/draft-history"
import { type DraftKey, forgetDraft, openDraft, useKeptSoon } from "../draft/draft-storage"
import { pressedOperation } from "../fields/pressed-operation"
import type { EditedResume } from "../read-editor.server"
import type { Editing, PageInFrame } from "./editing"
import { focusAfter } from "./focus-after"
import { markEdited } from "./mark-edited"

const sameDraft = (a: ResumeDraft, b: ResumeDraft) => JSON.stringify(a) === JSON.stringify(b)

/**
 * A resume's form with undo and a draft stored in the browser. The fields are uncontrolled: typing updates its own
 * field without a render; structural changes, undo and redo render the form again.
 */
export function useEditing(resume: EditedResume, answer: EditorAnswer | null, template: string): Editing {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(() => ({
    draft: answer?.resume ?? { ...resume.draft, template },
    focus: "",
  }))
  const [version, setVersion] = useState(answer ? Number(answer.version) : resume.version)
  const history = useRef<DraftHistory | null>(null)
  history.current ??= new DraftHistory(shown.draft)
  const saved = useRef(JSON.stringify({ ...resume.draft, template: resume.draft.template || template }))
  const [status, setStatus] = useState({ canUndo: false, canRedo: false, isDirty: answer !== null })
  const [isRestored, setRestored] = useState(false)
  const [draftKey, setDraftKey] = useState<DraftKey | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  /** The page in the frame, once it is editable. */
  const page = useRef<PageInFrame | null>(null)

  const steps = history.current
  const keepSoon = useKeptSoon(draftKey)
  const update = useCallback(() => {
    const { canUndo, canRedo, present } = steps
    const isDirty = JSON.stringify(present) !== saved.current
    setStatus((before) =>
      before.canUndo === canUndo && before.canRedo === canRedo && before.isDirty === isDirty
        ? before
        : { canUndo, canRedo, isDirty },
    )
    keepSoon(isDirty ? { version, draft: present } : null)
  }, [steps, version, keepSoon])

  const show = useCallback(
    (draft: ResumeDraft | null, focus = "") => {
      if (!draft) return
      setShown({ draft, focus })
      update()
    },
    [update],
  )

  /** Reads the form's current values into the draft. */
  const typed = useCallback(
    (field: string, isFromPage = false) => {
      if (!form.current) return
      const draft = draftOfFields(new FormData(form.current))
      markEdited(form.current, field)
      if (sameDraft(draft, steps.present)) return
      steps.change(draft, field, Date.now())
      if (!isFromPage) page.current?.follow(field)
      update()
    },
    [steps, update],
  )

  const operate = useCallback(
    (operation: Operation | null, focus?: string) => {
      if (!form.current || !operation) return
      const before = draftOfFields(new FormData(form.current))
      const draft = applyOperation(before, operation)
      if (sameDraft(draft, before)) return
      steps.change(draft, null, Date.now())
      show(draft, focus ?? focusAfter(operation, before, draft))
    },
    [steps, show],
  )

  const press = useCallback(
    (button: HTMLButtonElement) => form.current && operate(pressedOperation(new FormData(form.current, button))),
    [operate],
  )

  const retemplate = useCallback(() => {
    typed("template")
    show(steps.present)
  }, [typed, show, steps])

  // The fields keep the typed values; after any other change, they are reset to the rendered ones.
  const first = useRef(true)
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    form.current?.reset()
    const select = form.current?.elements.namedItem("template")
    if (select instanceof HTMLSelectElement) select.value = shown.draft.template
    if (form.current) markEdited(form.current)
    const isOnPage = document.activeElement instanceof HTMLIFrameElement
    if (!isOnPage && shown.focus) document.getElementById(shown.focus)?.focus()
    page.current?.render(shown.draft, isOnPage ? shown.focus : "")
  }, [shown])

  useEffect(() => {
    let close = () => {}
    const closed = new Promise<void>((resolve) => {
      close = resolve
    })
    void openDraft(resume.id, closed).then(({ key, kept, isElsewhere }) => {
      setDraftKey(key)
      setElsewhere(isElsewhere)
      if (!kept || answer) return
      if (JSON.stringify(kept.draft) === saved.current) return forgetDraft(key)
      steps.change(kept.draft, null, Date.now())
      setVersion(kept.version)
      setRestored(true)
      setShown({ draft: kept.draft, focus: "" })
      setStatus({ canUndo: true, canRedo: false, isDirty: true })
    })
    return close
    // Runs once, when the editor opens.
  }, [])

  /** Resets the editor to a stored draft. */
  const adopt = useCallback(
    (draft: ResumeDraft, stored: number) => {
      keepSoon(null)
      saved.current = JSON.stringify(draft)
      history.current = new DraftHistory(draft)
      setVersion(stored)
      setRestored(false)
      setStatus({ canUndo: false, canRedo: false, isDirty: false })
      setShown({ draft, focus: "" })
    },
    [keepSoon],
  )

  return {
    ...{
      form,
      draft: shown.draft,
      version,
      ...status,
      isRestored,
      isElsewhere,
      typed,
      retemplate,
      operate,
      press,
      adopt,
      page,
    },
    present: () => steps.present,
    forget: () => {
      if (draftKey) forgetDraft(draftKey)
    },
    undo: () => show(steps.undo(), page.current?.focused()),
    redo: () => show(steps.redo(), page.current?.focused()),
  }
}
