import { parseCookie, stringifySetCookie } from "cookie"

/**
 * The `__Host-` prefix makes the browser reject the cookie unless it is Secure, has path `/` and has no Domain
 * attribute. Browsers treat http://localhost as secure.
 */
export const sessionCookie = "__Host-session"
/** Outlives sessions: it marks a device that has signed in before and grants no access. */
export const deviceCookie = "__Host-device"
export const bookmarkCookie = "__Host-bookmark"
export const toastCookie = "__Host-toast"
export const themeCookie = "__Host-theme"
export const consentCookie = "__Host-consent"

export function readCookie(request: Request, name: string): string | null {
  return parseCookie(request.headers.get("Cookie") ?? "")[name] ?? null
}

/** The bookmark of the caller's last write; null if missing or malformed. */
export function readBookmark(request: Request): string | null {
  const value = readCookie(request, bookmarkCookie)
  return value !== null && /^[\w-]{1,200}$/.test(value) ? value : null
}

export const writeCookie = (name: string, value: string, maxAge: number): string =>
  stringifySetCookie(name, value, { maxAge, path: "/", httpOnly: true, secure: true, sameSite: "lax" })

export const clearCookie = (name: string) => writeCookie(name, "", 0)
