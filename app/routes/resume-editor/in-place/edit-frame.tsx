import { useEffect, useRef } from "react"
import { SheetFrame } from "../../../ui/resume/sheet-frame"
import { sheetHref } from "../fields/paths"
import type { EditedResume } from "../read-editor.server"
import type { Editing } from "./editing"
import type { TemplateKit } from "./page-in-frame"

let kit: Promise<TemplateKit> | null = null

function loadKit(): Promise<TemplateKit> {
  kit ??= fetch("/templates/kit").then((response) => response.json())
  kit.catch(() => {
    kit = null
  })
  return kit
}

/**
 * The rendered page next to the form, in which every text can be edited in place. Without a script, it shows the saved
 * version.
 */
export function EditFrame({ resume, editing }: { resume: EditedResume; editing: Editing }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ resume, editing })
  latest.current = { resume, editing }
  const src = sheetHref(editing.draft.template, resume.id)

  useEffect(() => {
    // A new address requires a new frame.
    if (!src) return
    const node = frame.current
    let isGone = false
    async function open() {
      // A new frame holds an empty page until its own arrives, so this runs for both. If each only looked once the
      // templates are here, both would find the same page and listen to it.
      const loaded = node?.contentDocument
      if (!node || !loaded?.querySelector(".sheet")) return
      const [{ editPageIn }, templates] = await Promise.all([import("./page-in-frame"), loadKit()])
      if (isGone || node.contentDocument !== loaded) return
      const { editing, resume } = latest.current
      const page = editPageIn(node, templates, resume, () => latest.current.editing)
      editing.page.current = page
      page?.render(editing.present())
      node.dataset.editable = ""
    }
    const tried = () => void open().catch(() => undefined)
    if (node?.contentDocument?.readyState === "complete") tried()
    node?.addEventListener("load", tried)
    return () => {
      isGone = true
      node?.removeEventListener("load", tried)
      latest.current.editing.page.current = null
    }
  }, [src])

  return (
    <SheetFrame
      frameRef={frame}
      className="self-start xl:sticky xl:top-24"
      title={`${resume.title}, to edit in place`}
      src={src}
    />
  )
}
