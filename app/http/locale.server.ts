import { defaultLocale } from "../domain/kernel/format"

/**
 * The English locale of the region that the browser prefers ("de-DE" becomes "en-DE"): the product is in English, so
 * only the form of dates and numbers follows the region.
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
