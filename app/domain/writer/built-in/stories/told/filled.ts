const pronoun = /^(?:it|them|this|that|these|those)$/

/**
 * Replaces the pronoun of a spoken sentence with its noun if a line states the same action: "I cut it from 9 steps to
 * 4, mostly by …" next to the line "I cut the sign-up from 9 steps to 4." Null if the line states something else.
 */
export function filledFrom(line: string, told: string): string | null {
  const [words, said] = [line, told].map((text) => text.replace(/\.$/, "").split(" "))
  if (!words || !said) return null
  const at = said.findIndex((word, nth) => pronoun.test(word) && plain(words[nth]) !== plain(word))
  if (at < 2 || said.slice(0, at).some((word, nth) => plain(word) !== plain(words[nth]))) return null
  for (let from = at + 1; from < words.length; from++) {
    const rest = words.slice(from)
    const isSame = rest.every((word, nth) => plain(word) === plain(said[at + 1 + nth]))
    if (isSame && rest.length >= least) return `${words.join(" ")}${tail(said, at + rest.length)}.`
  }
  return null
}

/** The minimum number of shared words after the noun. */
const least = 2

/** The text after the last shared word, with the punctuation before it. */
function tail(said: string[], last: number): string {
  const mark = /[,;]$/.exec(said[last] ?? "")?.[0] ?? ""
  const more = said.slice(last + 1).join(" ")
  return more ? `${mark} ${more}` : ""
}

const plain = (word = "") => word.toLowerCase().replace(/[,;]$/, "")
