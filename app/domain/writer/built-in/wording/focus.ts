import { stemmer } from "stemmer"
import { aliasGroups } from "../../../language/words/aliases"
import { basicStopWords } from "../../../language/words/word-lists"
import { readInstructions } from "../../instructions"
import type { WritingRequest } from "../../writer"

const instructions = new Set(
  "write focus emphasise emphasize highlight make use tone short shorter long please audience want need mention include resume post letter bio role job work experience team candidate apply applying company"
    .split(" ")
    .map((word) => stemmer(word)),
)

/** The content words of a text, stemmed, without function words. */
export function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#&]+/gu) ?? []
  return new Set(
    words
      .filter((word) => word.length > 1 && !basicStopWords.has(word))
      .map((word) => stemmer(names.get(word) ?? word)),
  )
}

/** One-word synonyms for the same thing, keyed by the first: "otel" for OpenTelemetry. Shorter ones are ambiguous. */
const names = new Map(
  aliasGroups.flatMap((group) => {
    const [name = "", ...others] = group.split(" = ")
    return name.includes(" ")
      ? []
      : others.filter((other) => /^\S{3,}$/.test(other)).map((other) => [other, name] as const)
  }),
)

/** The words to emphasize, from the instructions and the posting. They only affect the order and are never evidence. */
export function focusOf(request: Pick<WritingRequest, "customPrompt" | "posting">): Set<string> {
  const posting = request.posting ? `${request.posting.title} ${request.posting.text}` : ""
  return new Set([...instructedWords(request), ...stressed(posting)])
}

/** The words of the instructions alone: the person's own wish outweighs a posting's many words. */
export function instructedWords(request: Pick<WritingRequest, "customPrompt">): Set<string> {
  const { customPrompt } = request
  // Something that the text must leave out cannot be emphasized.
  const wished = readInstructions(customPrompt).exclusions.reduce(
    (text, excluded) => text.replace(excluded, ""),
    customPrompt ?? "",
  )
  return stressed(wished)
}

/** The content words of the instructions, without those of the request itself. */
export function stressed(text: string): Set<string> {
  return new Set([...contentWords(text)].filter((word) => !instructions.has(word)))
}

/** The number of words that two texts share. */
export function overlap(left: Set<string>, right: Set<string>): number {
  return [...left].filter((word) => right.has(word)).length
}
