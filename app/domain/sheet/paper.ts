import { laidOut } from "../language/laid-out"
/** Paper sizes in points. */
export const paperSizes = { a4: [595.28, 841.89], letter: [612, 792] } as const
export type Paper = keyof typeof paperSizes

export const paperNames: Record<Paper, string> = { a4: "A4", letter: "US Letter" }

const letterRegions = /-(?:US|CA|MX|PH|CL|CO|VE|GT|CR|SV|HN|NI|PA|DO|PR)$/i
const letterZones =
  /^(?:America|US|Canada|Mexico|Chile)\/|^(?:Pacific\/(?:Honolulu|Guam)|Asia\/Manila|[ECMP]ST\d[ECMP]DT)$/
/** The zones of America where pages are A4: most of South America, the islands of Europe's countries, Greenland. */
const a4Zones = new RegExp(laidOut`
  ^America\/(?:
    Argentina|Araguaina|Aruba|Asuncion|Bahia$|Barbados|Belem|Boa_Vista|Buenos_Aires|Campo_Grande|Catamarca|Cayenne|
    Cordoba|Cuiaba|Curacao|Danmarkshavn|Eirunepe|Fortaleza|Godthab|Guadeloupe|Guayaquil|Guyana|Jujuy|Kralendijk|
    La_Paz|Lima|Lower_Princes|Maceio|Manaus|Marigot|Martinique|Mendoza|Miquelon|Montevideo|Noronha|Nuuk|Paramaribo|
    Porto_Acre|Porto_Velho|Recife|Rio_Branco|Rosario|Santarem|Sao_Paulo|Scoresbysund|St_Barthelemy|Thule
  )
`)

/** The reader's location, as far as it is known. An API client has no locale. */
export interface Reader {
  timeZone: string
  locale?: string
}

/**
 * The paper size that a reader's printer holds. Their time zone says where they are; many browsers outside America ask
 * for American English, so the locale counts only while the zone is not known.
 */
export function usualPaper({ timeZone, locale = "" }: Reader): Paper {
  if (timeZone === "UTC") return letterRegions.test(locale) ? "letter" : "a4"
  return letterZones.test(timeZone) && !a4Zones.test(timeZone) ? "letter" : "a4"
}
