import { stemmer } from "stemmer"
import { aliasGroups } from "./aliases"
import { synonymGroups } from "./synonyms"

const groupOfStem = new Map<string, string>()
for (const group of synonymGroups) {
  const members = group.split(" ")
  const name = stemmer(members[0] ?? "")
  for (const member of members) {
    const stem = stemmer(member)
    if (!groupOfStem.has(stem)) groupOfStem.set(stem, name)
  }
}

/** Every spelling of every alias as a list of words, keyed by the first word, longest first. */
export const aliasForms = new Map<string, { parts: string[]; concept: string }[]>()
for (const group of aliasGroups) {
  const forms = group.split("=").map((form) => form.trim())
  for (const form of forms) {
    const parts = form.split(" ")
    const known = aliasForms.get(parts[0] ?? "") ?? []
    known.push({ parts, concept: (forms[0] ?? "").replaceAll(" ", "_") })
    known.sort((a, b) => b.parts.length - a.parts.length)
    aliasForms.set(parts[0] ?? "", known)
  }
}

/**
 * Words that the stemmer merges with words of another meaning: "centered" is not a center, "customs" are not customers,
 * an "experiment" is not an experience, a "community" is not a communication. The first word of a group is its concept.
 */
const apart = new Map(
  [
    "centered centred",
    "community communities",
    "customs",
    "experiment experiments experimented experimenting experimentation",
    "import imports imported importing importer importers",
    "news",
    "organ organs",
    "paste pastes pasted pasting",
    "university universities",
  ].flatMap((group) => group.split(" ").map((word): [string, string] => [word, group.split(" ")[0] ?? word])),
)

/** The concept of a word: its synonym group, or its stem. */
export function conceptOf(lower: string): string {
  const own = apart.get(lower)
  if (own !== undefined) return own
  if (!/^[a-z-]+$/.test(lower)) return lower.replace(/[’']/g, "")
  const stem = stemmer(britishToAmerican(lower))
  return groupOfStem.get(stem) ?? groupOfStem.get(stemmer(lower)) ?? stem
}

/** Normalizes -ise/-ize and -our/-or, so that British and American spellings match. */
function britishToAmerican(word: string): string {
  return word
    .replace(/is(e|ed|es|ing|ation|ations|er|ers)$/, (_, end: string) => `iz${end}`)
    .replace(/ys(e|ed|es|ing)$/, (_, end: string) => `yz${end}`)
    .replace(/([a-z]{3,})our(s|ed|ing|ite|able)?$/, (_, start: string, end = "") => `${start}or${end}`)
}

/** The concepts of a list of words. */
export function concepts(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean).map(conceptOf))
}
