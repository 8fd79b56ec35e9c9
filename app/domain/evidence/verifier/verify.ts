import { splitSentences } from "../../language/sentences/split-sentences"
import { looksLikeVerb } from "../../language/verbs/verbs"
import { isContent, type Token } from "../../language/words/tokens"
import type { ClaimReason } from "../../wording/claim-reason"
import { isLabel, withoutLabel } from "../labels"
import { isCarried } from "../rules"
import type { Claim, ClaimKind, DraftSentence, Ledger } from "../schema"
import { alignedWith } from "./alignment/align"
import { longestSentence, maxCited, maxNumbers, maxSentences, maxWords } from "./budget"
import { carry } from "./carriage/carry"
import { findCandidates } from "./find-candidates"
import { doubts, reasonsOf } from "./finding"
import type { Known, Library } from "./library"
import { openLedger } from "./open-ledger"
import { plain } from "./plain-sentence"
import { classifySentence } from "./reading/classify-sentence"
import { asObserved } from "./reading/observed"
import { type Reading, read } from "./reading/reading"
import { statesSomething } from "./reading/states-something"
import { asEntailed } from "./rules/entailed"
import { checkPlacement } from "./rules/placement"
import { refusalsOf } from "./rules/refusals"
import { isReadersWish } from "./rules/truthful-limits"
import { postingTokens } from "./rules/v5-posting"
import { verbatimIn } from "./verbatim"

/**
 * Checks the sentences of a document, in order, against a person's ledger. Cited ids are a hint: ids not in the ledger
 * are dropped, and without any left the items are searched. The kind is a hint too.
 */
export function verifySentences(sentences: DraftSentence[], ledger: Ledger): Claim[] {
  return [...verifyOneByOne(sentences, ledger)]
}

/** Whether the evidence supports each sentence, in order. */
export function whichCarried(sentences: DraftSentence[], ledger: Ledger): boolean[] {
  return verifySentences(sentences, ledger).map(({ status }) => isCarried(status))
}

/** Like `verifySentences`, but yields after each sentence, so that the caller can let other work run. */
export function* verifyOneByOne(sentences: Iterable<DraftSentence>, ledger: Ledger): Generator<Claim, void> {
  const library = openLedger(ledger)
  for (const sentence of sentences) yield verifySentence(sentence, library)
}

/** Splits any text into sentences, searches evidence for each, and checks it. */
export function checkText(text: string, ledger: Ledger): Claim[] {
  const sentences = splitSentences(text).map((sentence) => ({
    text: sentence,
    kind: classifySentence(sentence),
    evidenceIds: [],
  }))
  const unchecked = sentences
    .slice(maxSentences)
    .map((draft) => refused(draft, { code: "beyond_check", most: maxSentences }))
  return [...verifySentences(sentences.slice(0, maxSentences), ledger), ...unchecked]
}

/** An unchecked sentence is never supported. */
function refused(draft: DraftSentence, said: ClaimReason): Claim {
  const reasons = [{ rule: "V1" as const, ...said }]
  return { text: draft.text, kind: "fact", evidenceIds: [], status: "blocked", reasons }
}

const tooLong: ClaimReason = { code: "too_long", characters: longestSentence, words: maxWords }
const tooManyNumbers: ClaimReason = { code: "too_many_numbers", most: maxNumbers.sentence }

function verifySentence(draft: DraftSentence, library: Library): Claim {
  const key = JSON.stringify(draft)
  const claim = library.verdicts.get(key) ?? weigh(draft, library)
  library.verdicts.set(key, claim)
  return { ...claim }
}

function weigh(draft: DraftSentence, library: Library): Claim {
  if (draft.text.length > longestSentence) return refused(draft, tooLong)
  if (isLabel(draft.text))
    return { text: draft.text, kind: "connective", evidenceIds: [], status: "supported", reasons: [] }
  const said = asObserved(withoutLabel(draft.text))
  const stated = read(said, library.self)
  if (stated.tokens.length > maxWords) return refused(draft, tooLong)
  if (stated.crowded) return refused(draft, tooManyNumbers)
  const exempt = exemptTokens(stated, library)
  const kind = kindOf(draft.kind, stated, library, exempt)
  if (kind !== "fact") return { text: draft.text, kind, evidenceIds: [], status: "supported", reasons: [] }
  const cited = [...new Set(draft.evidenceIds)].flatMap((id) => library.byId.get(id) ?? []).slice(0, maxCited)
  const claim = weighFact(draft.text, said, stated, cited, library, exempt)
  const weighed = draft.entailedBy ? asEntailed(claim, draft.entailedBy, stated, library, exempt) : claim
  return placed(weighed, draft.placement, library)
}

/** A sentence under a role that its items do not belong to is a question. */
function placed(claim: Claim, placement: DraftSentence["placement"], library: Library): Claim {
  if (!placement || !isCarried(claim.status)) return claim
  const used = claim.evidenceIds.flatMap((id) => library.byId.get(id) ?? [])
  const findings = checkPlacement(placement.role, used, library)
  if (findings.length === 0) return claim
  return { ...claim, status: "unconfirmed", reasons: reasonsOf(findings) }
}

/** Tries a confirmation of this sentence, then a verbatim match, then words and their synonyms, then alignment; else reports what is missing or blocked. */
function weighFact(
  text: string,
  said: string,
  stated: Reading,
  cited: Known[],
  library: Library,
  exempt: Set<Token>,
): Claim {
  const kind = "fact"
  const confirmation = library.confirmed.get(plain(text))
  if (confirmation) return { text, kind, evidenceIds: [confirmation], status: "supported", reasons: [] }
  const candidates = findCandidates(stated, library)
  const spoken = verbatimIn(said, holdersOf(stated, cited.length > 0 ? cited : candidates))
  if (spoken.length > 0) return { text, kind, evidenceIds: spoken, status: "supported", reasons: [] }
  const pool = [...new Set([...cited, ...candidates])]
  const { grade, used, weighed, lacks } = carry(stated, pool, library, exempt)
  const evidenceIds = used.flatMap((known) => known.id ?? [])
  if (grade !== null && (used.length === 0 || evidenceIds.length > 0))
    return { text, kind, evidenceIds, status: grade === "same" ? "supported" : "close", reasons: [] }
  const refusals = refusalsOf(stated, weighed, pool, library, exempt)
  const others = refusals.length > 0 ? null : alignedWith(stated, pool, library, exempt)
  const named = others?.flatMap((known) => known.id ?? []) ?? []
  if (named.length > 0) return { text, kind, evidenceIds: named, status: "close", reasons: [] }
  const status = refusals.length > 0 ? "blocked" : "unconfirmed"
  const findings = refusals.length > 0 ? refusals : lacks
  const reasons = reasonsOf(findings.length > 0 ? findings : [doubts("V1", { code: "nothing" })])
  return { text, kind, evidenceIds, status, reasons }
}

/** The texts that contain every content word of a sentence, ignoring verbs, which may differ in form. */
function holdersOf(stated: Reading, texts: Known[]): Known[] {
  const words = stated.tokens.filter((token) => isContent(token) && !looksLikeVerb(token.lower))
  return texts.filter((known) => words.every((token) => known.concepts.has(token.concept)))
}

/** The given kind is a hint: a statement about the person is a fact, whatever the writer calls it. */
function kindOf(given: ClaimKind, stated: Reading, library: Library, exempt: Set<Token>): ClaimKind {
  if (isReadersWish(stated, library.self)) return "connective"
  const kind = given === "fact" ? classifySentence(stated.text) : given
  if (kind === "fact" || statesSomething(stated, stated.text, kind, exempt)) return "fact"
  return kind
}

/** The person's name, and the posting's employer, role and place if named as such. */
function exemptTokens(stated: Reading, library: Library): Set<Token> {
  const exempt = postingTokens(stated, library)
  for (const token of stated.tokens) if (library.self.has(token.lower) && /^\p{Lu}/u.test(token.text)) exempt.add(token)
  return exempt
}
