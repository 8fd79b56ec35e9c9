/**
 * Embellishments that the sandbox adds in mode `embellish`: reaches, outcomes, titles, names, levels, and larger
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

/** The words of a text that were added to what the person said; null where there are none. */
export function addedWords(text: string, known: string): string | null {
  const found = added.map((pattern) => pattern.exec(text)?.[0]).find((words) => words && !known.includes(words))
  return found ?? null
}
