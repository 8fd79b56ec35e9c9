import type { EvidenceItem } from "../../../evidence/schema"

/** The ids of the items that contain a text verbatim: exact matches if there are any, else all that include it. */
export function itemsWithWords(text: string, evidence: EvidenceItem[]): string[] {
  const wanted = plain(text)
  if (!wanted) return []
  const equal = evidence.filter((item) => plain(item.text) === wanted)
  const found = equal.length > 0 ? equal : evidence.filter((item) => plain(item.text).includes(wanted))
  const whole =
    found.length > 0 ? found : evidence.filter((item) => item.text.length > 12 && wanted.includes(plain(item.text)))
  return whole.map((item) => item.id)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,.;:]+/g, " ")
    .trim()
}
