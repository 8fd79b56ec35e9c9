import { positionsOf } from "../../../../language/doers/positions"
import { lemmasOf } from "../../../../language/words/lemmas"
import { termOf } from "../../../../language/words/stems"
import type { Token } from "../../../../language/words/tokens"
import type { ClaimReason } from "../../../../wording/claim-reason"
import type { Known } from "../../library"
import { clauseAt } from "../../reading/clause-at"
import type { Reading } from "../../reading/reading"
import { relatedIn } from "./related-words"
import type { ClauseMatch } from "./said-words"

/** Whether an item has the word itself, in any form. A synonym shares the concept, but is not what the person wrote. */
export function isWrittenIn(token: Token, { tokens }: Known): boolean {
  return positionsOf(tokens, token.concept).some((at) => isFormOf(token, tokens[at]))
}

function isFormOf({ lower }: Token, other: Token | undefined): boolean {
  if (!other) return false
  if (other.lower === lower || termOf(other.lower) === termOf(lower)) return true
  const isAny = () => true
  const forms = new Set(lemmasOf(lower, isAny))
  return lemmasOf(other.lower, isAny).some((lemma) => forms.has(lemma))
}

/**
 * Why a word does not count: it was written about something else. If only a synonym was written, the reason names the
 * synonym, since the person never wrote this word. If the word was only implied, the reason is that no item says it.
 */
export function elsewhere(stated: Reading, token: Token, matches: ClauseMatch[]): ClaimReason {
  const word = token.text
  if (matches.some(({ known }) => isWrittenIn(token, known))) return { code: "elsewhere", word }
  const at = stated.tokens.indexOf(token)
  for (const { known, said } of matches) {
    const homes = said.get(token)?.from
    if (!homes) continue
    for (const concept of [token.concept, ...relatedIn(known.tokens, stated.tokens, at).keys()]) {
      const place = positionsOf(known.tokens, concept).find((one) => {
        const home = clauseAt(known.reading(), one)
        return home !== undefined && homes.has(home)
      })
      const found = place === undefined ? undefined : known.tokens[place]?.text
      if (found) return { code: "near_elsewhere", word, text: found }
    }
  }
  return { code: "unsaid", words: [word] }
}
