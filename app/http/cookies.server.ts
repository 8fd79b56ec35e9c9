/**
 * The `__Host-` prefix makes the browser refuse the cookie unless it is Secure, of this very host and of path `/`;
 * browsers treat http://localhost as secure.
 */
export const sessionCookie = "__Host-session"
/** Outlives sessions: says that somebody has signed in here before, and opens nothing. */
export const deviceCookie = "__Host-device"
export const bookmarkCookie = "__Host-bookmark"
export const toastCookie = "__Host-toast"
export const themeCookie = "__Host-theme"

export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("Cookie") ?? "").split(/;\s*/)) {
    const at = pair.indexOf("=")
    if (at > 0 && pair.slice(0, at) === name) return decode(pair.slice(at + 1))
  }
  return null
}

/** The bookmark of the caller's last write; null where there is none, or nothing that a database made. */
export function readBookmark(request: Request): string | null {
  const value = readCookie(request, bookmarkCookie)
  return value !== null && /^[\w-]{1,200}$/.test(value) ? value : null
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`
}

export const clearCookie = (name: string) => writeCookie(name, "", 0)
