import { meaningsOf } from "../lexicon"
import { isOtherPerson } from "../people"
import { capitalized } from "./capitals"
import { type Word, wordOf } from "./reading-copy"
import { isCommon, nameTag } from "./word-class"

/**
 * The words with the names that were typed small written large: those that are nothing but names of people and places,
 * and those told of people right behind their noun ("two juniors, aisha and priya").
 */
export function withNames(words: readonly Word[]): Word[] {
  const told = apposed(words)
  return words.map((word) => (isSmall(word) && (told.has(word.lower) || isNameOnly(word.lower)) ? large(word) : word))
}

const isSmall = ({ kind, text }: Word) => kind === "word" && /^\p{Ll}/u.test(text)

const large = ({ text, from, to, glued }: Word): Word => wordOf(capitalized(text), from, to, glued)

/** Places named like a part of any town, and words of other trades. */
const notOnlyNames =
  /(?:town|walk|front|side|bend|land|lands|hill)$|^(?:turkey|jersey|china|lima|java|assam|colosseum|basque)$/

/** "leeds", "manchester", "aisha": English has no other word of that form. */
export function isNameOnly(lower: string): boolean {
  const tag = nameTag(lower)
  if (tag === null || lower.length < 4 || meaningsOf(lower).own.length > (tag === "country" ? 4 : 0)) return false
  return tag === "person" || !notOnlyNames.test(lower)
}

/** The unknown words that stand as a list right behind people and a comma. */
function apposed(words: readonly Word[]): Set<string> {
  const names = new Set<string>()
  words.forEach((word, at) => {
    if (word.text !== "," || !isOtherPerson(words[at - 1]?.lower ?? "")) return
    const listed = listFrom(words, at + 1)
    if (listed.length > 1 && listed.every(isUnknown)) for (const { lower } of listed) names.add(lower)
  })
  return names
}

const isUnknown = ({ lower, kind }: Word) =>
  kind === "word" && meaningsOf(lower).own.length === 0 && (!isCommon(lower) || nameTag(lower) === "person")

/** "a, b and c" as its three words; nothing where more than a word stands between the joints. */
function listFrom(words: readonly Word[], first: number): Word[] {
  const listed: Word[] = []
  for (let at = first; ; at += 2) {
    const [name, joint] = [words[at], words[at + 1]]
    if (!name || name.kind === "mark") return []
    listed.push(name)
    if (joint === undefined || /^(?:[.!?;\n]|,$)/.test(joint.text)) {
      if (joint?.text !== "," || listed.length > 2 || words[at - 1]?.lower === "and") return listed
      continue
    }
    if (joint.lower !== "and") return words[at - 1]?.lower === "and" ? listed : []
  }
}
