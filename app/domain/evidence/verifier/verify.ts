import { prepositions } from "../../language/prepositions"
import { splitSentences } from "../../language/split-sentences"
import { isContent, type Token } from "../../language/tokens"
import { looksLikeVerb } from "../../language/verbs"
import { isLabel, withoutLabel } from "../labels"
import type { Claim, ClaimKind, DraftSentence, Ledger } from "../schema"
import { longestSentence, mostCited, mostNumbers, mostSentences, mostWords } from "./budget"
import { classifySentence } from "./classify-sentence"
import { findCandidates } from "./find-candidates"
import { doubts, type Finding } from "./finding"
import { judgeClause } from "./judge-clause"
import { type Known, type Library, openLedger } from "./known"
import { isLimit } from "./limits"
import { type ReadClause, type Reading, read } from "./reading"
import { statesSomething } from "./states-something"
import { checkNumbers } from "./v2-numbers"
import { checkNames } from "./v3-names"
import { checkOwnership } from "./v4-ownership"
import { checkPosting, postingTokens } from "./v5-posting"
import { checkReach } from "./v6-reach"
import { verbatimIn } from "./verbatim"
import { checkPossession } from "./whose"

/**
 * Checks the sentences of a document, in order, against a person's ledger. Cited ids are a hint: ids that are no
 * items of the ledger are dropped, and where none is left the items are found by best match. The kind is a hint too.
 */
export function verifySentences(sentences: DraftSentence[], ledger: Ledger): Claim[] {
  return [...verifyOneByOne(sentences, ledger)]
}

/** The same, one sentence at each step: whoever checks many may let others run between two of them. */
export function* verifyOneByOne(sentences: Iterable<DraftSentence>, ledger: Ledger): Generator<Claim, void> {
  const library = openLedger(ledger)
  for (const sentence of sentences) yield verifySentence(sentence, library)
}

/** Splits any text into sentences, finds what each may rest on, and checks it. */
export function checkText(text: string, ledger: Ledger): Claim[] {
  const sentences = splitSentences(text).map((sentence) => ({
    text: sentence,
    kind: classifySentence(sentence),
    evidenceIds: [],
  }))
  const unchecked = sentences
    .slice(mostSentences)
    .map((draft) =>
      refused(draft, `A text is checked up to its ${mostSentences}th sentence: check the rest by itself.`),
    )
  return [...verifySentences(sentences.slice(0, mostSentences), ledger), ...unchecked]
}

/** A sentence that is not weighed is never supported: nobody knows what it holds. */
function refused(draft: DraftSentence, detail: string): Claim {
  return { text: draft.text, kind: "fact", evidenceIds: [], status: "blocked", reasons: [{ rule: "V1", detail }] }
}

const tooLong = `This sentence is too long to be checked: at most ${longestSentence.toLocaleString("en")} characters and ${mostWords} words. Make several of it.`
const tooManyNumbers = `This sentence holds more than ${mostNumbers.sentence} numbers, too many to be checked together. Make several of it.`

function verifySentence(draft: DraftSentence, library: Library): Claim {
  if (draft.text.length > longestSentence) return refused(draft, tooLong)
  if (isLabel(draft.text))
    return { text: draft.text, kind: "connective", evidenceIds: [], status: "supported", reasons: [] }
  const said = withoutLabel(draft.text)
  const stated = read(said, library.self)
  if (stated.tokens.length > mostWords) return refused(draft, tooLong)
  if (stated.crowded) return refused(draft, tooManyNumbers)
  const exempt = exemptTokens(stated, library)
  const kind = kindOf(draft.kind, stated, exempt)
  if (kind !== "fact") return { text: draft.text, kind, evidenceIds: [], status: "supported", reasons: [] }
  const cited = [...new Set(draft.evidenceIds)].flatMap((id) => library.byId.get(id) ?? []).slice(0, mostCited)
  const candidates = findCandidates(stated, library)
  const spoken = verbatimIn(said, holdersOf(stated, cited.length > 0 ? cited : candidates))
  if (spoken.length > 0) return { text: draft.text, kind, evidenceIds: spoken, status: "supported", reasons: [] }
  if (cited.length === 0) return toClaim(draft.text, judge(stated, candidates, library, exempt))
  const profile = candidates.filter((known) => known.id === null)
  const verdict = judge(stated, [...cited, ...profile], library, exempt)
  const more = candidates.some((known) => known.id !== null && !cited.includes(known))
  if (!more || !verdict.findings.some((finding) => finding.blocks)) return toClaim(draft.text, verdict)
  const wider = judge(stated, candidates, library, exempt)
  if (wider.findings.some((finding) => finding.blocks)) return toClaim(draft.text, verdict)
  const moved = doubts("V1", "The items that this cites do not carry it; others may.")
  return toClaim(draft.text, { ...wider, findings: [moved, ...wider.findings] })
}

/** The texts that hold every content word of a sentence; verbs may be in another form. */
function holdersOf(stated: Reading, texts: Known[]): Known[] {
  const words = stated.tokens.filter((token) => isContent(token) && !looksLikeVerb(token.lower))
  return texts.filter((known) => words.every((token) => known.concepts.has(token.concept)))
}

/** The kind is a hint: what states something about the person is a fact, whatever the writer calls it. */
function kindOf(given: ClaimKind, stated: Reading, exempt: Set<Token>): ClaimKind {
  const kind = given === "fact" ? classifySentence(stated.text) : given
  if (kind === "fact" || statesSomething(stated, stated.text, kind, exempt)) return "fact"
  return kind
}

/** The person's own name, and the posting's employer, role and place where they are named as what they are. */
function exemptTokens(stated: Reading, library: Library): Set<Token> {
  const exempt = postingTokens(stated, library)
  for (const token of stated.tokens) if (library.self.has(token.lower) && /^\p{Lu}/u.test(token.text)) exempt.add(token)
  return exempt
}

interface Verdict {
  findings: Finding[]
  used: Known[]
  limit: boolean
}

function judge(stated: Reading, candidates: Known[], library: Library, exempt: Set<Token>): Verdict {
  const findings: Finding[] = []
  const used = new Set<Known>()
  let limit = false
  for (const clause of stated.clauses) {
    if (isLimit(stated, clause, library)) {
      limit = true
      continue
    }
    const verdict = judgeClause(stated, clause, candidates, exempt)
    if (hangsOnOther(stated, clause, verdict.used, used)) {
      findings.push(doubts("V1", "No single item says that these belong together."))
    }
    const basis = verdict.used.length > 0 ? verdict.used : [...used]
    for (const known of verdict.used) used.add(known)
    const posting = checkPosting(clause, verdict.missing, library)
    findings.push(
      ...posting,
      ...verdict.findings,
      ...checkNumbers(stated, clause, basis, candidates),
      ...checkNames(stated, clause, basis, library, exempt),
      ...checkReach(stated, clause, basis),
      ...checkOwnership(stated, clause, candidates),
      ...checkPossession(stated, clause, basis),
    )
  }
  return { findings, used: [...used], limit }
}

/** "While at Acme, …": a phrase that places the deed has to rest on an item of the deed. */
function hangsOnOther(stated: Reading, clause: ReadClause, mine: Known[], before: Set<Known>): boolean {
  if (mine.length === 0) return false
  const opening = stated.tokens.slice(clause.first, clause.last).find((token) => token.kind === "word")
  const placing = (token: Token | undefined) =>
    token !== undefined && (prepositions.has(token.lower) || /^(while|when|where)$/.test(token.lower))
  const previous = stated.clauses[stated.clauses.indexOf(clause) - 1]
  const led = previous && stated.tokens.slice(previous.first, previous.last).find((token) => token.kind === "word")
  if (!placing(opening) && !placing(led)) return false
  return before.size > 0 && !mine.some((known) => before.has(known))
}

function toClaim(text: string, { findings, used, limit }: Verdict): Claim {
  const evidenceIds = used.flatMap((known) => known.id ?? [])
  const all = [...findings]
  if (all.length === 0 && evidenceIds.length === 0 && !limit)
    all.push(doubts("V1", "Nothing you captured speaks of this."))
  const blocked = all.some((finding) => finding.blocks)
  const status = blocked ? "blocked" : all.length > 0 ? "unconfirmed" : "supported"
  const shown = blocked ? all.filter((finding) => finding.blocks) : all
  const unique = new Map(shown.map(({ rule, detail }) => [detail, { rule, detail }]))
  return { text, kind: "fact", evidenceIds, status, reasons: [...unique.values()] }
}
