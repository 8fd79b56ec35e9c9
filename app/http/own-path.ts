/**
 * The path to go to after a form, if it is one of our own, else `fallback`. The URL parser decides what a text means,
 * so that nothing which normalizes to another host (`//`, `/\`, `/.//`) gets through.
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
