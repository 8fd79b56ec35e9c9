import { isPast, pastOf, pastOfIng } from "../../../language/verbs/past-tense"

/** "ended up redoing" → "redid", "managed to cut" → "cut": the longer form asserts the same action. */
export function plainVerbs(text: string): string {
  return text
    .replace(
      /\b(I|we|and)( also)? (?:ended up|wound up) ([a-z-]+ing)\b/gi,
      (_, who, also, ing) => `${who}${also ?? ""} ${pastOfIng(ing)}`,
    )
    .replace(
      /\b(I|we|and)( also)? (?:finally )?(?:managed to|was able to|were able to|had to|went ahead and) (?!the\b|an?\b|my\b|our\b|not\b|be\b|have\b|[a-z]+ly\b)([a-z-]+)\b/gi,
      (_, who, also, verb) => `${who}${also ?? ""} ${isPast(verb) ? verb : pastOf(verb)}`,
    )
    .replace(/^(?:Ended up|Wound up) ([a-z-]+ing)\b/, (_, ing) => pastOfIng(ing))
    .replace(/^(?:Managed to|Was able to|Had to) (?!not\b|be\b|have\b|[a-z]+ly\b)([a-z-]+)\b/, (_, verb) =>
      pastOf(verb),
    )
}
