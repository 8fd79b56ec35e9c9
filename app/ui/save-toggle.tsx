import Bookmark from "lucide-react/dist/esm/icons/bookmark.js"
import { type FormEvent, useState } from "react"
import { classNames } from "./class-names"
import { tell } from "./tell"

interface SaveToggleProps {
  id: string
  title: string
  isSaved: boolean
  /** The page to come back to without a script. */
  redirectTo: string
}

/** Keeps an article, or lets it go. With a script it changes at once, and back where the server would not have it. */
export function SaveToggle({ id, title, isSaved, redirectTo }: SaveToggleProps) {
  const [pressed, setPressed] = useState<boolean>()
  const saved = pressed ?? isSaved

  async function toggle(event: FormEvent) {
    event.preventDefault()
    setPressed(!saved)
    const done = await tell(`/api/content-feed/${id}/save`, { isSaved: !saved }, "Failed to update save status")
    if (!done) setPressed(saved)
  }

  return (
    <form method="post" action={`/insights/${id}`} onSubmit={toggle}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <input type="hidden" name="intent" value={saved ? "unsave" : "save"} />
      <button type="submit" aria-pressed={saved} title={saved ? "Saved" : "Save"} className="insight-tool">
        <Bookmark aria-hidden size={18} className={classNames(saved && "fill-current text-accent")} />
        <span className="sr-only">Save {title}</span>
      </button>
    </form>
  )
}
