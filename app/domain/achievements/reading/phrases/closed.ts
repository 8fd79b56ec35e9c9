import { textOf, type Word } from "../../../language/talk/spelling/reading-copy"

/** Words of a line: those of the reading copy without conversational ones. */
export interface Phrase {
  text: string
  count: number
}

const dangling =
  /^(?:and|or|but|so|the|a|an|of|to|in|on|at|by|for|with|from|as|than|which|who|that|because|about|like|was|were|is|are|into|onto|through|during|between|against|until|when|my|our|every|each|not|there)$/

/** "user tests with 12 people showed": without its object, it says nothing. */
const reports = /(?:^|\s)(?:showed|shows|suggests|suggested|mentions|mentioned|indicated)$/
export const endsInReport = (text: string) => reports.test(text)

/** Strips incomplete words at either end. */
export function closed(words: Word[]): Phrase | null {
  const kept = [...words]
  // "every new rep learns from": a particle of the verb.
  const [verb, last] = [kept.at(-2)?.lower ?? "", kept.at(-1)?.lower ?? ""]
  if (
    /^(?:came|comes|come|went) through$|^(?:learn|work|start|read|build|draw)s? from$|^(?:rely|relies|work|build|depend)s? on$/.test(
      `${verb} ${last}`,
    )
  )
    return { text: textOf(kept), count: countWords(textOf(kept)) }
  // "set up the channels and since": the rest is another statement.
  if (kept.at(-1)?.lower === "since" && kept.at(-2)?.lower === "and") kept.splice(-2)
  while (kept.length > 0 && (dangling.test(kept.at(-1)?.lower ?? "") || isMark(kept.at(-1)))) kept.pop()
  // "on top of my own": without its "of", the rest of the preposition says nothing.
  const pair = `${kept.at(-2)?.lower ?? ""} ${kept.at(-1)?.lower ?? ""}`
  if (kept.length < words.length && /^(?:on top|in front|as part|on behalf|in spite|in terms|in addition)$/.test(pair))
    kept.splice(-2)
  while (kept.length > 0 && isMark(kept[0])) kept.shift()
  if (kept.length === 0 || endsInReport(textOf(kept))) return null
  return { text: textOf(kept), count: countWords(textOf(kept)) }
}

function isMark(word: Word | undefined): boolean {
  return word?.kind === "mark" && !/^[€£$₹¥%]$/.test(word.text) && word.text !== ")" && word.text !== "("
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
