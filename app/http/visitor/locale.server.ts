import { defaultLocale } from "../../domain/kernel/format"

/**
 * An English locale for the browser's preferred region ("de-DE" becomes "en-DE"). The product is in English, so only
 * the format of dates and numbers follows the region.
 */
export function readLocale(request: Request): string {
  const preferred = request.headers.get("Accept-Language")?.split(/[,;]/, 1)[0]?.trim()
  try {
    const region = preferred && new Intl.Locale(preferred).maximize().region
    return region ? `en-${region}` : defaultLocale
  } catch {
    return defaultLocale
  }
}
