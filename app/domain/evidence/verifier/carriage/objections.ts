import type { NumberMention } from "../../../language/numbers/mention"
import { periods } from "../../../language/numbers/rates"
import type { Token } from "../../../language/words/tokens"
import { words } from "../../../language/words/word-list"
import { doubts, type Finding } from "../finding"
import type { Known, Library } from "../library"
import { findNames } from "../names/find-names"
import { strayName } from "../names/name-places"
import { checkPossession } from "../reading/possession"
import type { ReadClause, Reading } from "../reading/reading"
import { writtenOf } from "../rules/v3-names"
import { checkQualifications, checkRoles, checkTitles } from "../rules/v3-titles"
import { checkPosting } from "../rules/v5-posting"
import { checkReach } from "../rules/v6-reach"
import { dealtOut, happensLessOften } from "./amounts/frequency"
import { amountOfLeading } from "./amounts/length-of-leading"
import { levelAsAddition } from "./amounts/levels-as-additions"
import { keepsLevels } from "./amounts/levels-kept"
import { sharedCause, unsaidCredit, unsaidGuidance } from "./causes"
import { isDeed } from "./clause-match"
import { contradicted } from "./contradictions/contradicted"
import { credentialElsewhere } from "./credential-things"
import { credentials } from "./credentials"
import { holdsLevel, onlyHelped, strayDeed } from "./deeds-told"
import { deniedElsewhere } from "./denied-elsewhere"
import { dropsException } from "./exceptions-kept"
import { keepsLimits } from "./limits-kept"
import { severalOfOne, wholeOfPart } from "./one-only"
import { otherLevel } from "./other-level"
import { isOthersIdea, isOthersThing } from "./others-idea"
import { othersResult } from "./others-results"
import { unsaidLimit } from "./punctual"
import { brokenRelations } from "./relations/broken-relations"
import { movesCredit } from "./relations/moved-credit"
import { isTakenBack } from "./taken-back"
import { strayNumber } from "./tuples"
import { looseCompound } from "./words/compounds"
import { isFixed, relatedIn } from "./words/related-words"
import type { ClauseMatch } from "./words/said-words"
import { elsewhere } from "./words/written-words"

/** A clause of a sentence with the items that match it. */
export interface Weighed {
  clause: ReadClause
  words: Token[]
  matches: ClauseMatch[]
  /** Another clause of the sentence has the action. */
  isAside: boolean
}

export interface Grounds {
  stated: Reading
  library: Library
  exempt: Set<Token>
  /** The clauses of each item that match the sentence. */
  from: ReadonlyMap<Known, ReadonlySet<ReadClause>>
}

/** The words of names, including one that opens a sentence if more of the name follows. */
export function nameTokens(stated: Reading): Set<Token> {
  return new Set(stated.clauses.flatMap((clause) => findNames(stated, clause).flatMap(({ tokens }) => tokens)))
}

/** "all branches" needs "all branches", never "all books": a word of reach belongs to its noun. */
function reachHolds(stated: Reading, clause: ReadClause, used: Known[]): boolean {
  const wide = stated.reach.filter(
    ({ at, claim }) => at >= clause.first && at < clause.last && /everyone|whole/.test(claim),
  )
  return wide.every(({ at, claim }) => {
    // "everybody" supports "everyone" without a noun.
    if (/^every(?:one|body)$/.test(stated.tokens[at]?.lower ?? ""))
      return used.some((known) => known.tokens.some(({ lower }) => /^every(?:one|body)$/.test(lower)))
    const noun = stated.tokens.findIndex((token, place) => place > at && place < at + 4 && token.content)
    if (noun < 0 || noun >= clause.last) return true
    return used.some((known) => {
      const forms = new Set([stated.tokens[noun]?.concept, ...relatedIn(known.tokens, stated.tokens, noun).keys()])
      const words = known.reading().reach.filter((word) => word.claim === claim)
      return words.some((word) =>
        known.tokens.slice(word.at + 1, word.at + 5).some((token) => forms.has(token.concept)),
      )
    })
  })
}

const forms = words("poster talk lecture speech keynote workshop panel webinar seminar")

/** "presented as a poster" does not support "a talk": the format is a fact. */
function otherForm(stated: Reading, clause: ReadClause, used: Known[]): string | undefined {
  const named = (tokens: Token[]) => tokens.filter(({ lower }) => forms.has(lower.replace(/s$/, "")))
  const [mine] = named(stated.tokens.slice(clause.first, clause.last))
  if (!mine) return undefined
  const its = used.flatMap(({ tokens }) => named(tokens))
  return its.length > 0 && !its.some(({ concept }) => concept === mine.concept) ? mine.text : undefined
}

/** The words that an item must contain: actions, names, periods, ranks and list items. */
export function mustBeSaid(stated: Reading, clause: ReadClause, token: Token, names: ReadonlySet<Token>): boolean {
  if (isDeed(stated, token) || isFixed(token) || names.has(token)) return true
  if (credentials.test(token.lower)) return true
  if (periods.has(token.lower)) return true
  const at = stated.tokens.indexOf(token)
  const row = /^(?:and|or|,|&|\/)$/
  return (
    (at > clause.first && row.test(stated.tokens[at - 1]?.lower ?? "")) ||
    (at + 1 < clause.last && row.test(stated.tokens[at + 1]?.lower ?? ""))
  )
}

/** Whether the number is elsewhere in the ledger or absent. */
function codeOf({ figure, value }: NumberMention, used: Known[], library: Library) {
  if (library.byFigure.has(figure) || used.some((known) => known.reading().mentions.some((one) => one.value === value)))
    return "number_elsewhere" as const
  return "number_absent" as const
}

export function objectionsTo(
  weighed: Weighed,
  missing: Token[],
  { stated, library, exempt, from }: Grounds,
): Finding[] {
  const { clause, words: said, matches } = weighed
  const used = matches.map(({ known }) => known)
  const findings: Finding[] = [
    ...checkReach(stated, clause, used),
    ...checkPosting(clause, missing, library),
    ...checkPossession(stated, clause, used),
    ...checkTitles(stated, clause, used, exempt),
    ...checkQualifications(stated, clause, used),
    ...checkRoles(stated, clause, used, exempt),
    ...(movesCredit(stated, clause, used, library.self) ? [doubts("V4", { code: "together" })] : []),
    ...brokenRelations(stated, clause, matches, from),
    ...contradicted(stated, clause, used, library),
  ]
  const number =
    strayNumber(stated, clause, said, matches, from) ??
    dealtOut(stated, clause, used) ??
    levelAsAddition(stated, clause, matches)
  if (number) findings.push(doubts("V2", { code: codeOf(number, used, library), text: number.text }))
  const led = amountOfLeading(stated, clause, matches)
  if (led) findings.push(doubts("V2", { code: "not_led", text: led.text, word: clause.ownership.token?.text ?? "" }))
  const helped = onlyHelped(stated, clause, matches)
  if (helped !== null)
    findings.push(doubts("V4", { code: "level", word: "", stated: clause.ownership.level, known: helped }))
  const guidance = unsaidGuidance(stated, clause, from.keys())
  if (guidance) findings.push(doubts("V4", { code: "level_absent", word: guidance.text, stated: 3 }))
  const limit = unsaidLimit(stated, clause, matches)
  if (limit) findings.push(doubts("V6", { code: "unsaid", words: [limit] }))
  if (isOthersThing(stated, clause, matches)) findings.push(doubts("V4", { code: "by_other" }))
  if (isOthersIdea(stated, clause, matches)) findings.push(doubts("V4", { code: "others_idea" }))
  if (sharedCause(stated, clause, matches)) findings.push(doubts("V4", { code: "cause_shared" }))
  const result = othersResult(stated, clause, used)
  if (result) findings.push(doubts("V4", { code: result === "untied" ? "cause_unsaid" : "cause_other" }))
  if (unsaidCredit(stated, used)) findings.push(doubts("V4", { code: "cause_unsaid" }))
  const credential = credentialElsewhere(stated, said, matches)
  if (credential) findings.push(doubts("V3", { code: "unsaid", words: [credential.text] }))
  if (happensLessOften(stated, used)) findings.push(doubts("V2", { code: "less_often" }))
  const deed = strayDeed(stated, clause, said, matches)
  if (deed) findings.push(doubts("V1", elsewhere(stated, deed, matches)))
  if (deniedElsewhere(clause, said, matches) || isTakenBack(stated, clause, matches))
    findings.push(doubts("V1", { code: "denied" }))
  const loose = clause.agent === "thing" ? looseCompound(stated, said, used) : undefined
  if (loose) findings.push(doubts("V1", elsewhere(stated, loose[0], matches)))
  if (!reachHolds(stated, clause, used) || dropsException(stated, clause, used))
    findings.push(doubts("V6", { code: "reach_elsewhere" }))
  if (wholeOfPart(stated, matches)) findings.push(doubts("V6", { code: "stops_short" }))
  if (!keepsLimits(stated, said, matches) || !keepsLevels(stated, clause, used))
    findings.push(doubts("V6", { code: "stops_short" }))
  const several = severalOfOne(stated, clause, matches)
  if (several) findings.push(doubts("V6", { code: "one_only", word: several.text }))
  const form = otherForm(stated, clause, used)
  if (form) findings.push(doubts("V3", { code: "unsaid", words: [form] }))
  const level = otherLevel(stated, clause, used)
  if (level) findings.push(doubts("V2", { code: "number_elsewhere", text: level }))
  const stray = strayName(stated, clause, used, exempt)
  if (stray)
    findings.push(doubts("V3", { code: stray.isRole ? "name_other" : "name_apart", text: writtenOf(stray.name) }))
  if (matches.length > 0 && !matches.some((match) => holdsLevel(clause, match)))
    findings.push(
      doubts("V4", {
        code: "level_absent",
        word: clause.ownership.token?.text ?? "",
        stated: clause.ownership.level,
      }),
    )
  return findings
}
