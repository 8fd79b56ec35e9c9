const frame = /^(?:(?:and )?before that,? )?(?:i am|i was|i['’]m)(?: currently)? (?:an? |the )?/i
const separators = /\s*(?:[,;:|()[\]]|\s[–—•·-]\s|\s(?:at|@)\s)\s*/i
const endsNow = /\b(?:present|now|current|today|ongoing|since)\b|[–—-]\s*\)?$/i

/**
 * True if a sentence only names a role in a heading, in any order of its parts: "I was a Registered Nurse at Elm House
 * (2016 – 2019)" for "Elm House — Registered Nurse — 2016 – 2019". Each part must match a whole part of the heading, so
 * that "Assistant Manager" does not support "Manager", and "I am" needs a current role.
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
