import { laidOut } from "../../../language/laid-out"
import { looksLikeVerb } from "../../../language/verbs/verbs"
import { isContent, type Token } from "../../../language/words/tokens"
import type { ClaimReason } from "../../../wording/claim-reason"
import { blocks, doubts, type Finding } from "../finding"
import type { Library } from "../library"
import type { ReadClause, Reading } from "../reading/reading"

const framing = new RegExp(laidOut`
  \b(?:
    writing|apply|applying|application|vacancy|vacant|advertised|posting|your|join|joining|dear|opportunity|
    considered|interested in|interest in|look forward|hiring|(?:role|position|post|job) (?:of|as|at|with|in)|
    this (?:role|position|post|job|vacancy)|position|candidacy|looking for|seeks|seeking|needs|is hiring|recruiting
  )\b
`)
const ownPast = /\b(?:as an?|as the|my role|my position|i was|i am an?|served as|worked as|worked at|worked for)\b/

/**
 * V5's exception: tokens that name the posting's employer, role or place as such ("I am applying for the post of …",
 * "your team in …"). Never in a clause with an action.
 */
export function postingTokens(stated: Reading, library: Library): Set<Token> {
  const exempt = new Set<Token>()
  const { posting } = library
  const text = stated.text.toLowerCase()
  if (
    !posting ||
    !(framing.test(text) || speaksOfThem(stated, posting.company)) ||
    ownPast.test(text.replace(/\bi am an? (?:candidate|applicant)/, ""))
  )
    return exempt
  for (const [at, token] of stated.tokens.entries()) {
    const before = stated.tokens.slice(Math.max(0, at - 4), at).map((other) => other.lower)
    const named = posting.title.has(token.concept) || posting.company.has(token.concept)
    const place = posting.capitals.has(token.lower) && token.capital && /\b(?:in|at|near|to)\b/.test(before.join(" "))
    if (token.kind === "word" && (named || place)) exempt.add(token)
  }
  return exempt
}

/** "Brightwell's mission speaks to me": a statement about the employer, not an action of the person. */
function speaksOfThem({ tokens }: Reading, company: ReadonlySet<string>): boolean {
  const first = tokens.find(({ kind }) => kind === "word")
  if (!first || looksLikeVerb(first.lower) || tokens.some(({ lower }) => /^(?:i|we|my|our)$/.test(lower))) return false
  return tokens.some(({ concept, text }) => company.has(concept) && /['’]s$/.test(text))
}

/** V5: words that only the posting has, claimed by the person. */
export function checkPosting(clause: ReadClause, missing: Token[], library: Library): Finding[] {
  if (clause.moods.has("negated")) return []
  const gaps = missing.filter((token) => isContent(token) && library.gaps.has(token.concept))
  if (gaps.length === 0) return []
  const said: ClaimReason = { code: "posting_only", words: [...new Set(gaps.map((token) => token.text))] }
  return [gaps.some((token) => token.capital && !token.opening) ? blocks("V5", said) : doubts("V5", said)]
}
