import { defaultLocale } from "../../domain/kernel/format"
import { remembered } from "../../domain/kernel/remembered"

const locales = remembered<string>(500)
/** Longer than the tag of any language that a browser prefers. */
const longestKept = 40

/**
 * An English locale for the browser's preferred region ("de-DE" becomes "en-DE"). The product is in English, so only
 * the format of dates and numbers follows the region.
 */
export function readLocale(request: Request): string {
  const preferred = request.headers.get("Accept-Language")?.split(/[,;]/, 1)[0]?.trim()
  if (!preferred) return defaultLocale
  return preferred.length > longestKept ? localeOf(preferred) : locales(preferred, () => localeOf(preferred))
}

function localeOf(preferred: string): string {
  try {
    const { region } = new Intl.Locale(preferred).maximize()
    return region ? `en-${region}` : defaultLocale
  } catch {
    return defaultLocale
  }
}
