import { showToast } from "../show-toast"

/** Tells the server in the background, even while the page is left. Where that fails, a toast says so; false then. */
export async function tell(path: string, body: unknown, failure: string): Promise<boolean> {
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  }
  const answer = await fetch(path, init).catch(() => null)
  if (answer?.ok) return true
  showToast({ title: "Error", description: failure, variant: "destructive" })
  return false
}
