/** The maximum number of words stored per posting, and of characters per word. */
const maxWords = 60
const longestWord = 40

/** Normalizes the words of a text for lookup: lowercase, without accents. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  return (plain.match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? []).map((word) =>
    word.replace(/\.+$/, "").slice(0, longestWord),
  )
}

interface Found {
  title: string
  company: string
  location: string
  skills: readonly { name: string }[]
}

/** The words that a posting is indexed under. */
export function searchWords({ title, company, location, skills }: Found): string[] {
  const text = [title, company, location, ...skills.map(({ name }) => name)].join(" ")
  return [...new Set(wordsIn(text))].slice(0, maxWords)
}
