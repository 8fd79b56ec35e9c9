import { showToast } from "../feedback/show-toast"

/** Sends a change in the background, even during navigation. Shows a toast and returns false if it fails. */
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
