const frame = /^(?:(?:and )?before that,? )?(?:i am|i was|i['’]m)(?: currently)? (?:an? |the )?/i
const separators = /\s*(?:[,;:|()[\]]|\s[–—•·-]\s|\s(?:at|@)\s)\s*/i
const endsNow = /\b(?:present|now|current|today|ongoing|since)\b|[–—-]\s*\)?$/i

/**
 * True where a sentence only names a role that a heading holds, its parts in any order: "I was a Registered Nurse at
 * Elm House (2016 – 2019)" for "Elm House — Registered Nurse — 2016 – 2019". A part must stand whole in the heading, so
 * that "Manager" is not carried by "Assistant Manager", and "I am" needs a role that is still held.
 */
export function namesRole(sentence: string, heading: string): boolean {
  const isNow = /^(?:i am|i['’]m)\b/i.test(sentence.trim())
  if (isNow && !endsNow.test(heading) && /\d{4}/.test(heading)) return false
  const parts = partsOf(sentence.trim().replace(frame, ""))
  const held = new Set(partsOf(heading))
  return parts.length > 0 && parts.every((part) => held.has(part)) && parts.some((part) => /^\D{3,}$/.test(part))
}

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("’", "'")
    .split(separators)
    .map((part) => part.replace(/\s+/g, " ").replace(/^[\s.]+|[\s.]+$/g, ""))
    .filter(Boolean)
}
