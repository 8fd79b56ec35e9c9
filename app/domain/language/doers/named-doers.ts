import { isPersonName } from "../talk/word-classes/typed-names"
import { meaningsOf } from "../words/lexicon"
import type { Token } from "../words/tokens"

/** "Marek from IT fixed it", "tasha wrote it", "the vet saved it": a subject that is a name or a word for a person. */
export function isNamedDoer([name, ...behind]: Token[]): boolean {
  if (!name) return false
  if (behind.length === 0) return isPersonName(name.lower)
  // "the vet saved the foal"
  const [one, ...more] = behind
  if (/^(?:the|our|my|an?)$/.test(name.lower) && one && more.length === 0) return meaningsOf(one.lower).person
  return name.capital && /^(?:from|at|in)$/.test(behind[0]?.lower ?? "") && meaningsOf(name.lower).own.length === 0
}

/** "were all Mrs Patel's": the place before a title and "all". */
export function beforeTitles(tokens: Token[], at: number): number {
  let back = at - 1
  while (at - back < 4 && /^(?:all|both|mostly|mr|mrs|ms|miss|dr|prof)$/.test(tokens[back]?.lower ?? "")) back--
  return back
}
