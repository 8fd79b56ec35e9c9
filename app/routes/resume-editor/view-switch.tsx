import { useRef } from "react"

const views = [
  { id: "view-fields", label: "Fields" },
  { id: "view-page", label: "Page" },
]

/**
 * On screens without room for both, shows the fields or the page. The choice is a style, so it needs no script and
 * keeps what is typed; with a script, each view also returns to where it was scrolled to.
 */
export function ViewSwitch() {
  const left = useRef(new Map<string, number>())
  const shown = useRef("view-fields")
  // By the time of the change, the other view is laid out and the page may be shorter.
  const remember = () => left.current.set(shown.current, window.scrollY)
  return (
    <fieldset
      className="view-switch"
      onPointerDown={remember}
      onKeyDown={remember}
      onChange={({ target }) => {
        const field = target as HTMLInputElement
        const { id } = field
        const area = field.closest(".editor-views")
        shown.current = id
        const start = (area?.getBoundingClientRect().top ?? 0) + window.scrollY - 16
        window.scrollTo({ top: left.current.get(id) ?? Math.min(window.scrollY, start), behavior: "instant" })
      }}
    >
      <legend className="sr-only">What to show</legend>
      {views.map(({ id, label }, at) => (
        <label key={id}>
          <input type="radio" name="view" id={id} value={id} defaultChecked={at === 0} className="sr-only" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
