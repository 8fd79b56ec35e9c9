import type { ContentType } from "../document/kinds"
import { readInstructions } from "./instructions"
import { writingRules } from "./rules"

/** The length that the instructions request for a text. */
export interface LengthAsked {
  words: number
  /** The length is a maximum instead of a target. */
  isMost: boolean
  /** As named to the person: "120 words", "1 page", "short". */
  said: string
}

/** The words on a page of a resume, whose short lines leave much of it white. */
const wordsPerPage = 450

/** The requested length of a text of this type: a number of words, a number of pages or "short"; null if none. */
export function lengthAsked(customPrompt: string | null, type: ContentType): LengthAsked | null {
  const { words, isMost, isOfEach, pages, isShort } = readInstructions(customPrompt)
  if (words !== null && !isOfEach) return { words, isMost, said: `${words} words` }
  if (pages !== null)
    return { words: pages * wordsPerPage, isMost: true, said: `${pages} ${pages === 1 ? "page" : "pages"}` }
  return isShort ? { words: Math.floor(writingRules[type].maxWords / 2), isMost: true, said: "short" } : null
}
