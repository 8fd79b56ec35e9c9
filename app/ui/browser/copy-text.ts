import { showToast } from "../feedback/show-toast"

/**
 * Copies a text to the clipboard and shows a toast. Browsers allow copying only right after a click, so the clipboard
 * receives the promise of a text that may still be loading. Falls back to a selection and `execCommand`.
 */
export async function copyText(loading: Promise<string>): Promise<void> {
  try {
    const blob = loading.then((text) => new Blob([text], { type: "text/plain" }))
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })])
  } catch {
    try {
      copyBySelection(await loading)
    } catch {
      showToast({ title: "Could not copy", description: "Please select the text and copy it.", variant: "destructive" })
      return
    }
  }
  showToast({ title: "Copied to clipboard" })
}

function copyBySelection(text: string): void {
  const area = document.createElement("textarea")
  area.value = text
  area.style.position = "fixed"
  area.style.opacity = "0"
  const before = document.activeElement
  document.body.appendChild(area)
  area.select()
  const copied = document.execCommand("copy")
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  if (!copied) throw new Error("The browser refused to copy.")
}
