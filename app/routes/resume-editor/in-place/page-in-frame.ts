import type { ResumeDraft } from "../../../domain/document/draft/draft"
import { treeOfDraft } from "../../../domain/document/draft/tree-of-draft"
import { shortLink } from "../../../domain/resume/contact-views"
import type { Template } from "../../../domain/resume/manifest"
import { type Partials, renderTemplate } from "../../../domain/resume/render-template"
import { viewOfTree } from "../../../domain/resume/view-of-tree"
import { fieldId } from "../fields/paths"
import type { EditedResume } from "../read-editor.server"
import type { Editing, PageInFrame } from "./editing"
import { pressKey } from "./press-key"

/** The templates, as the server sends them. */
export interface TemplateKit {
  templates: Pick<Template, "id" | "html" | "style">[]
  partials: Partials
}

const look = `
[contenteditable] { outline: none; cursor: text; border-radius: 2px; }
[contenteditable]:hover { background: #1d4f9114; }
[contenteditable]:focus { box-shadow: 0 0 0 2px #1d4f91; background: #fff; }
[contenteditable]:empty::before { content: "New line"; color: #767676; }
.contacts [contenteditable]:empty::before { content: "Removed"; }
[data-untraced] { text-decoration: underline wavy #b08300 1px; text-underline-offset: 3px; }`

const texts = '[data-claim]:not([data-claim="contact"])'

/**
 * Makes the texts of the page in the frame editable. The frame runs no scripts: the parent page listens to it, reads
 * only text from it, and renders it with the server's renderer.
 */
export function editPageIn(
  frame: HTMLIFrameElement,
  kit: TemplateKit,
  resume: EditedResume,
  now: () => Editing,
): PageInFrame | null {
  const page = frame.contentDocument
  if (!page) return null
  const { sources, basics } = resume
  const style = page.createElement("style")
  style.textContent = look
  page.head.appendChild(style)
  let due = 0

  function prepare() {
    for (const text of page?.querySelectorAll<HTMLElement>(texts) ?? []) {
      text.setAttribute("contenteditable", "plaintext-only")
      if (text.contentEditable !== "plaintext-only") text.contentEditable = "true"
      const source = sources[text.dataset.claim ?? ""]
      const isOpen = source?.status === "unconfirmed" || source?.status === "blocked"
      text.toggleAttribute("data-untraced", isOpen)
    }
  }

  /** Renders the page again and focuses the text of `focus`, if given. */
  function render(draft: ResumeDraft, focus = "") {
    clearTimeout(due)
    const template = kit.templates.find(({ id }) => id === draft.template) ?? kit.templates[0]
    if (!template || !page) return
    const view = viewOfTree(treeOfDraft(draft, { resume: { basics }, places: {} }))
    const html = renderTemplate(template, view, { partials: kit.partials, faces: [], fontPath: "", title: "" })
    page.body.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.childNodes)
    prepare()
    const text = focus ? textOf(focus) : null
    if (text) {
      text.focus()
      page.getSelection()?.selectAllChildren(text)
      page.getSelection()?.collapseToEnd()
    }
  }

  function textOf(field: string): HTMLElement | null {
    const [, id = "", part] = /^f-([a-z_]+\d*)(?:-(\w+))?$/.exec(field) ?? []
    const named = `[data-claim="${id}"]`
    const exact = part ? `${named}[data-field="${part}"]` : `${named}:not([data-field])`
    return page?.querySelector<HTMLElement>(exact) ?? (part === "title" ? page?.querySelector(named) : null) ?? null
  }

  /** Updates the text of a form field's current value. */
  function follow(field: string) {
    const control = document.getElementById(field)
    const text = textOf(field)
    if (text && control && "value" in control && control.value)
      text.textContent = shownText(field, String(control.value))
    else {
      clearTimeout(due)
      due = window.setTimeout(() => render(now().present()), 250)
    }
  }

  /** The form field for an element's text. */
  function fieldOf(element: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | null {
    const text = (element as Element | null)?.closest?.<HTMLElement>(texts)
    const { claim = "", field } = text?.dataset ?? {}
    const control = document.getElementById(fieldId(claim, field)) ?? document.getElementById(fieldId(claim, "title"))
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
  }

  page.addEventListener("input", ({ target }) => {
    const control = fieldOf(target)
    if (!control) return
    const words = ((target as Element).textContent ?? "").replace(/\s+/g, " ")
    control.value = storedText(control, words)
    now().typed(control.id, true)
  })
  page.addEventListener("keydown", (event) => {
    const control = fieldOf(event.target)
    // Undo and redo also work on the page if the edited element is gone.
    pressKey(now(), event, control ?? page.body)
    // Single-line texts must stay single-line.
    if (control && event.key === "Enter" && !event.isComposing) event.preventDefault()
  })
  page.addEventListener("beforeinput", (event) => {
    if (event.inputType === "historyUndo") act(event, now().undo)
    else if (event.inputType === "historyRedo") act(event, now().redo)
    else if (/^(format|insert(FromDrop|Html|Link|OrderedList|UnorderedList))/.test(event.inputType))
      event.preventDefault()
  })
  page.addEventListener("paste", (event) => {
    event.preventDefault()
    const words = event.clipboardData?.getData("text/plain").replace(/\s+/g, " ") ?? ""
    page.execCommand("insertText", false, words)
  })
  page.addEventListener("click", (event) => event.preventDefault())
  prepare()
  return { render, follow, focused: () => fieldOf(page.activeElement)?.id ?? "" }
}

const linkFields = ["linkedin_url", "portfolio_url", "website"].map((field) => fieldId(field))

/** A resume shows a link without its prefix. */
const shownText = (field: string, value: string) => (linkFields.includes(field) ? shortLink(value) : value)

/** Text typed over a shown link keeps the hidden prefix. */
function storedText({ id, value }: HTMLInputElement | HTMLTextAreaElement, words: string): string {
  if (!linkFields.includes(id) || words === "" || /^https?:/i.test(words)) return words
  return value.slice(0, Math.max(0, value.indexOf(shortLink(value)))) + words
}

function act(event: Event, action: () => void) {
  event.preventDefault()
  action()
}
