/**
 * The embellishments that the sandbox adds in mode `embellish`: scopes, outcomes, titles, names, seniority and larger
 * numbers.
 */
const added = [
  /across all 14 regional offices/i,
  /company-wide/i,
  /thousands of users worldwide/i,
  /secured the renewal of the largest contract/i,
  /winning an industry award/i,
  /senior director/i,
  /SAP Ariba/i,
  /McKinsey/i,
  /single-handedly/i,
  /\bI alone\b/i,
  /\bnearly \d+/i,
]

/** The embellishment in a text, if the person's own words do not contain it; null if there is none. */
export function addedWords(text: string, known: string): string | null {
  const found = added.map((pattern) => pattern.exec(text)?.[0]).find((words) => words && !known.includes(words))
  return found ?? null
}
