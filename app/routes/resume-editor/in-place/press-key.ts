import type { Editing } from "./editing"

/**
 * Handles a key pressed in a text of the resume, on the page or in the form: Ctrl+Z and Ctrl+Shift+Z undo and redo,
 * Enter starts the next line, Alt+arrow moves a line, Backspace removes an empty one. Other keys keep their defaults.
 */
export function pressKey(
  { undo, redo, operate }: Pick<Editing, "undo" | "redo" | "operate">,
  event: KeyboardEvent,
  control: Element,
): void {
  const { key, shiftKey, altKey } = event
  const isCommand = (event.ctrlKey || event.metaKey) && !altKey
  const line = /^f-([a-z]+\d+)$/.exec(control.id)?.[1]
  const act = (action: () => void) => {
    event.preventDefault()
    action()
  }
  const isUndo = isCommand && key.toLowerCase() === "z"
  if (isUndo && !shiftKey) act(undo)
  else if (isUndo || (isCommand && key.toLowerCase() === "y")) act(redo)
  else if (!line || event.isComposing || isCommand) return
  else if (key === "Enter" && !shiftKey) act(() => operate({ verb: "add-after", target: line, text: "" }))
  else if (altKey && key === "ArrowUp") act(() => operate({ verb: "up", target: line, text: "" }, control.id))
  else if (altKey && key === "ArrowDown") act(() => operate({ verb: "down", target: line, text: "" }, control.id))
  else if (key === "Backspace" && "value" in control && control.value === "")
    act(() => operate({ verb: "remove", target: line, text: "" }))
}
