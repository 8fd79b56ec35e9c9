/**
 * Returns the requested post-form path if it is same-origin, else `fallback`. The URL parser interprets the text, so
 * that nothing that normalizes to another host (`//`, `/\\`, `/.//`) gets through.
 */
export function ownPath(wanted: FormDataEntryValue | null | undefined, fallback: string): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return fallback
  const base = "http://own.invalid"
  try {
    const url = new URL(wanted, base)
    const path = url.pathname + url.search + url.hash
    const again = new URL(path, base)
    return url.origin === base && again.origin === base && !path.startsWith("//") ? path : fallback
  } catch {
    return fallback
  }
}
