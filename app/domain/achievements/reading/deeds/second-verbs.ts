import type { Told } from "../../../language/talk/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { formsOfVerb } from "../../../language/talk/word-class"

/** "I do a walk round every night and fix things": in a line, a second present verb agrees with the first. */
export function agreeing(talk: Talk, { verb, last }: Told, text: string): string {
  const isSecond = (joint: string, lower: string) =>
    talk.words.some(
      (word, at) =>
        at > verb &&
        at < last &&
        word.lower === lower &&
        talk.classes[at] === "base" &&
        talk.words[at - 1]?.lower === joint,
    )
  return text.replace(/\b(and|then) (\p{Ll}+)\b/gu, (all, joint: string, lower: string) =>
    isSecond(joint, lower) ? `${joint} ${formsOfVerb(lower, "base").third}` : all,
  )
}
