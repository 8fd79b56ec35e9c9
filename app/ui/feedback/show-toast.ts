export interface ToastMessage {
  title: string
  description?: string
  variant?: "default" | "destructive"
}

export const toastEvent = "throughline:toast"

/** Shows a toast from client code, e.g. after copying. Requires a toast region on the page. */
export function showToast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(toastEvent, { detail: message }))
}
