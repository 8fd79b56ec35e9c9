import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"
import type { Story } from "./story"
import { isOpen } from "./told/well-formed"

/** Whether a sentence is only understandable after the one before it. */
const leans = ({ text }: DraftSentence) => isOpen(text)

/** An action comes after what led to it, in chronological order: a short situation opens. */
function toldInOrder({ hook, told: [first] }: Pick<Story, "told" | "hook">): boolean {
  if (!first || first === hook || !/^(?:I|We) /.test(hook.text)) return false
  return countWords(first.text) <= longestOpening && !/^(?:I|We)\b| I /.test(first.text)
}

const longestOpening = 14

/** The story in reading order: from its situation if that opens it, else from its hook. */
export const asRead = (story: Pick<Story, "told" | "hook">): DraftSentence[] =>
  toldInOrder(story) ? story.told : hookFirst(story)

/** The story with its hook first, followed by the sentences that depend on it. */
function hookFirst({ told, hook }: Pick<Story, "told" | "hook">): DraftSentence[] {
  const at = told.indexOf(hook)
  if (at < 0) return [hook, ...told.filter((each, nth) => !leans(each) || nth > 0)]
  const next = told.findIndex((each, nth) => nth > at && !leans(each))
  const end = next < 0 ? told.length : next
  return [...told.slice(at, end), ...told.slice(0, at), ...told.slice(end)]
}

/**
 * Drops sentences and those that depend on a dropped one. The first may be dropped alone, because it is the hook, which
 * another wording replaces.
 */
export function leftOut(told: DraftSentence[], isOut: (each: DraftSentence) => boolean): DraftSentence[] {
  const kept: DraftSentence[] = []
  let isGone = false
  for (const [at, each] of told.entries()) {
    isGone = isOut(each) ? at > 0 : isGone && leans(each)
    if (!isGone && !isOut(each)) kept.push(each)
  }
  return kept
}
