/** Words kept of one posting, and characters of one word. */
const maxWords = 60
const longestWord = 40

/** The words of a text as they are looked up: lower case, without accents. */
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

/** The words by which a posting is found. */
export function searchWords({ title, company, location, skills }: Found): string[] {
  const text = [title, company, location, ...skills.map(({ name }) => name)].join(" ")
  return [...new Set(wordsIn(text))].slice(0, maxWords)
}
