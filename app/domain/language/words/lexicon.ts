import { lemmasOf } from "./lemmas"
import lexicon from "./lexicon.json"

/** How two words are related: by a shared meaning or derivation, or because one is a hypernym of the other. */
export type Kinship = "same" | "broader" | "narrower"

/** The possible meanings of a word and their hypernyms, as ids internal to this lexicon. */
export interface Meanings {
  own: readonly string[]
  broader: readonly string[]
  /** Its primary meaning is a person: "librarian", "manager". */
  person: boolean
}

const none: Meanings = { own: [], broader: [], person: false }
let lines: Map<string, string> | null = null
const known = new Map<string, Meanings>()
const maxKnown = 20_000

/** The lines of the lexicon by word, built on first use. */
function linesByWord(): Map<string, string> {
  lines ??= new Map(
    lexicon.words.split("\n").map((line) => {
      const end = line.indexOf(" ")
      const word = line.slice(0, end)
      return [word.endsWith("!") ? word.slice(0, -1) : word, line.slice(word.endsWith("!") ? end - 1 : end)]
    }),
  )
  return lines
}

/** The meanings of a word in any inflected form, or of a phrasal verb ("stand_in"). */
export function meaningsOf(word: string): Meanings {
  const before = known.get(word)
  if (before) return before
  const found = lemmasOf(word, (lemma) => linesByWord().has(lemma)).map(entryOf)
  const all: Meanings =
    found.length === 0
      ? none
      : {
          own: [...new Set(found.flatMap(({ own }) => own))],
          broader: [...new Set(found.flatMap(({ broader }) => broader))],
          person: found.some(({ person }) => person),
        }
  if (known.size >= maxKnown) known.clear()
  known.set(word, all)
  return all
}

function entryOf(lemma: string): Meanings {
  const [mark = "", own = "", broader = ""] = (linesByWord().get(lemma) ?? "").split(" ")
  const ids = (part: string) => (part === "" ? [] : part.split(","))
  return { own: ids(own), broader: ids(broader), person: mark === "!" }
}

/** Whether the lexicon has this very word. It has no comparatives except a few that are also nouns or verbs. */
export function isEntry(word: string): boolean {
  return linesByWord().has(word)
}

/** How `a` is related to `b`: "broader" where `a` is the more general word. */
export function related(a: string, b: string): Kinship | null {
  const one = meaningsOf(a)
  const two = meaningsOf(b)
  if (one.own.some((id) => two.own.includes(id))) return "same"
  if (one.own.some((id) => two.broader.includes(id))) return "broader"
  return one.broader.some((id) => two.own.includes(id)) ? "narrower" : null
}
