import { baseOfPast } from "../verbs/past-tense"
import { wordFamilies } from "./word-families"

/** Irregular forms, each with its lemma: "driven" → "drive". */
const irregular = new Map(
  wordFamilies.flatMap((family) => {
    const [base = "", ...forms] = family.split(" ")
    return forms.map((form): [string, string] => [form, base])
  }),
)

/** Inflectional endings and their possible replacements. */
const endings: [string, string[]][] = [
  ["ies", ["y", "ie"]],
  ["ied", ["y"]],
  ["ves", ["f", "fe"]],
  ["es", ["e", ""]],
  ["s", [""]],
  ["ing", ["", "e"]],
  ["ed", ["", "e"]],
  ["ier", ["y"]],
  ["iest", ["y"]],
  ["er", ["", "e"]],
  ["est", ["", "e"]],
]

/** The lemmas of a word that the dictionary has, including the word itself. */
export function lemmasOf(word: string, isWord: (lemma: string) => boolean): string[] {
  const found = new Set<string>()
  const add = (lemma: string | undefined) => {
    if (lemma && isWord(lemma)) found.add(lemma)
  }
  add(word)
  add(irregular.get(word))
  add(baseOfPast(word))
  for (const base of found.size > 0 && !/(?:s|ing|ed)$/.test(word) ? [] : basesOf(word)) add(base)
  return [...found]
}

function basesOf(word: string): string[] {
  return endings.flatMap(([ending, others]) => {
    if (!word.endsWith(ending) || word.length - ending.length < 2) return []
    const stem = word.slice(0, -ending.length)
    const single = /([bdfgklmnprtvz])\1$/.test(stem) ? [stem.slice(0, -1)] : []
    return [...others.map((other) => stem + other), ...single]
  })
}
