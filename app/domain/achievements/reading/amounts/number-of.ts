import { type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { isPersonMet } from "../people/people-told"

/** "25 kids most mornings, was 8": the number rose, not the kids. */
export function numberOf(topic: Word[]): Word[] {
  const [only] = topic
  if (!only || topic.length > 1 || !isPersonMet(only.lower)) return topic
  return [...["the", "number", "of"].map((text) => wordOf(text, only.from, only.from, false)), only]
}
