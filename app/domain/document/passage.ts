import { cutText } from "../language/cut-text"
import { splitSentences } from "../language/sentences/split-sentences"

/** Items longer than this are shown as a passage only. */
const longest = 320

/**
 * The passage of an item that most likely supports a sentence: the whole text if short, else the adjacent sentences
 * sharing most words with it, with ellipses for omitted text. For display only; the verifier decides what supports a
 * sentence.
 */
export function passageOf(text: string, sentence: string): string {
  if (text.length <= longest) return text
  const sentences = splitSentences(text)
  const wanted = wordsOf(sentence)
  const scores = sentences.map((each) => wordsOf(each).filter((word) => wanted.includes(word)).length)
  const best = scores.indexOf(Math.max(...scores))
  let from = best
  let to = best + 1
  const size = () => sentences.slice(from, to).join(" ").length
  while (to < sentences.length && size() + (sentences[to]?.length ?? 0) < longest) to++
  while (from > 0 && size() + (sentences[from - 1]?.length ?? 0) < longest) from--
  const passage = sentences.slice(from, to).join(" ")
  const shown = passage.length <= longest * 1.5 ? passage : cutText(passage, longest)
  return `${from > 0 ? "… " : ""}${shown}${to < sentences.length ? " …" : ""}`
}

/** Words long enough to be meaningful, and every number. */
function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}{4,}|\d[\d.,]*/gu) ?? [])]
}
