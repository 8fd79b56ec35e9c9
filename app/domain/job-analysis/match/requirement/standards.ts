import type { Deed } from "./deed"

const bodies =
  "EN|ISO|BS|DIN|AS|NZS|ASTM|ASME|API|IEC|IEEE|ANSI|NFPA|SAE|UNE|NF|JIS|CSA|UL|IATF|NIST|IFRS|IAS|FRS|SSAP|PD|VDI"
const asked = new RegExp(
  `(?<![\\p{L}\\d])((?:${bodies})(?:(?:,? (?:or|and) |, ?|/)(?:${bodies}))*) (?:\\p{L}+ )?(?:standards?|norms?|codes?)(?!\\p{L})`,
  "u",
)

/** "EN or AS standards" asks for knowing some of these standards, which "EN 13749" shows. */
export function standardsAsked(text: string): { deed: Deed; found: string }[] {
  const [found, listed] = asked.exec(text) ?? []
  if (found === undefined || listed === undefined) return []
  const named = listed.match(/\p{Lu}{2,4}/gu) ?? []
  // A numbered standard of one of the bodies; compiled from names of the list above only.
  const shown = new RegExp(`(?<![\\p{L}\\d])(?:${named.join("|")})[ -]?(?:EN |ISO )*\\d{1,6}(?:[-:.]\\d+)*`, "u")
  return [{ deed: { asked, shown }, found }]
}
