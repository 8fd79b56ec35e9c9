import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { formsOfVerb } from "../../../language/talk/word-classes/word-class"
import type { Deed } from "./deeds"

/** "My part was bringing in the scheme and training nine staff": both verbs are in the past tense in a line. */
export function withGerunds({ words, classes }: Talk, { verb, last }: Told, deed: Deed): Deed {
  const to = words[verb + 1]?.lower === "to" ? 2 : 1
  if (classes[verb] !== "be" || classes[verb + to] !== "ing" || deed.ongoing) return deed
  let text = deed.text
  for (let at = verb + to + 1; at < last; at++) {
    const [word, joint] = [words[at], words[at - 1]?.lower ?? ""]
    const isVerb = classes[at] === "ing" && /^(?:determiner|number|pronoun)$/.test(classes[at + 1] ?? "")
    if (!word || !isVerb || joint !== "and") continue
    text = text.replace(` and ${word.lower} `, ` and ${formsOfVerb(word.lower, "ing").past} `)
  }
  return text === deed.text ? deed : { ...deed, text }
}
