export interface ToastMessage {
  title: string
  description?: string
  variant?: "default" | "destructive"
}

export const toastEvent = "throughline:toast"

/** Shows a toast from the browser, e.g. after copying. Needs the page's toast region. */
export function showToast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(toastEvent, { detail: message }))
}
