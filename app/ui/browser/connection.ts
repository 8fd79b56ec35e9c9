/** Whether a request failed in transit: it never reached the server, or the response never arrived. */
export function isConnectionError(error: unknown): boolean {
  if (typeof navigator !== "undefined" && navigator.onLine === false) return true
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}

export const offline = {
  title: "You seem to be offline",
  message: "Check your connection and try again. Everything you saved is safe.",
}
