import { isOtherPerson } from "../../../language/doers/people"
import type { Clause } from "../../../language/sentences/clauses"
import { isBaseForm, looksLikeVerb } from "../../../language/verbs/verbs"
import { takesBack } from "../../../language/words/correction-words"
import type { Token } from "../../../language/words/tokens"
import { words } from "../../../language/words/word-list"
import type { Mood } from "./negation"
import { isOpenState, isOpenYet, isUndecided } from "./undecided"

type MoodedClause = Clause & { moods: Set<Mood> }

const beliefs = words(`
  think thinks thought believe believes believed suspect suspects suspected guess guesses guessed suppose supposes assume
  assumes assumed imagine imagined reckon reckons reckoned doubt doubts doubted pretend pretends pretended dream dreamt
  dreamed bet fear feared swear swore fancy fancied consider considers
`)
const speech = words(`
  say says said tell tells told claim claims claimed allege alleges alleged insist insists insisted joke jokes joked boast
  boasts boasted argue argues argued write writes wrote call calls called feel feels felt suggest suggests
  rumour rumor rumoured rumored
`)
const hearsay = words(`
  apparently supposedly allegedly reportedly presumably perhaps maybe probably possibly hypothetically purportedly
  rumour rumor hearsay
`)
/** Factive verbs: their "that" clause is true if they are ("found that", "showed that"). Other verbs leave it open. */
const factive = words(`
  found find learned learnt showed shows shown proved proves noticed realised realized saw see confirmed ensured meant means
  knew know discovered demonstrated measured made remembered ensured checked verified
`)
const openings = /^(that|if|whether|like|i|we|he|she|they|it|you|the|a|an|my|our|his|her|their|there|so)$/

/**
 * Spreads moods beyond their own clause: thoughts, reports and quotations do not assert an action ("I do not think that
 * I led it", "my manager said …"), a condition covers its whole sentence, and a second verb without a subject shares
 * the wish or negation ("wanted to lead and chair").
 */
export function spreadMoods(tokens: Token[], clauses: MoodedClause[]): void {
  const sentences = sentencesOf(tokens, clauses)
  for (const [at, sentence] of sentences.entries()) {
    for (const one of correctedIn(tokens, sentence, sentences[at - 1])) one.moods.add("reported")
    markReported(tokens, sentence)
    const behind = textOf(tokens, sentences[at + 1] ?? [])
    if (isUndecided(textOf(tokens, sentence), behind) || isOpenYet(textOf(tokens, sentence), behind))
      for (const one of sentence) one.moods.add("wished")
    sentence.forEach((clause, place) => {
      const status = sentence[place + 1]
      if (status && tokens[status.first]?.text === ":" && isOpenState(tokens, status)) clause.moods.add("wished")
    })
    if (sentence.some((clause) => isConditional(tokens, clause))) for (const one of sentence) one.moods.add("supposed")
    const label = sentence.findIndex((clause) => isWishLabel(tokens, clause))
    if (label >= 0) for (const one of sentence.slice(label)) one.moods.add("wished")
    sentence.forEach((clause, at) => {
      const before = sentence[at - 1]
      if (!before || !continues(tokens, clause)) return
      for (const mood of before.moods) if (mood !== "unreached") clause.moods.add(mood)
    })
  }
}

/** "goal: flaky below 1 %": a label that makes the next clause a wish. */
function isWishLabel(tokens: Token[], { first, last }: MoodedClause): boolean {
  const said = tokens.slice(first, last).filter((token) => token.kind === "word")
  return (
    tokens[last]?.text === ":" &&
    said.length <= 2 &&
    /^(?:goals?|aim|target|plan|wish|hope|todo|next)$/.test(said.at(-1)?.lower ?? "")
  )
}

function sentencesOf(tokens: Token[], clauses: MoodedClause[]): MoodedClause[][] {
  const sentences: MoodedClause[][] = []
  for (const clause of clauses) {
    const last = sentences.at(-1)
    if (!last || /^[.!?;•\n|]$/.test(tokens[clause.first]?.text ?? "")) sentences.push([clause])
    else last.push(clause)
  }
  return sentences
}

const figure = /\d/

/**
 * The clauses whose figure a sentence takes back: its own for "…, or rather 20 %", those of the previous sentence for
 * "Correction: it was 28".
 */
function correctedIn(tokens: Token[], sentence: MoodedClause[], before: MoodedClause[] | undefined): MoodedClause[] {
  const taken = takesBack(textOf(tokens, sentence))
  if (taken === "own") return sentence
  return taken === "before" && before && figure.test(textOf(tokens, before)) ? before : []
}

function textOf(tokens: Token[], sentence: MoodedClause[]): string {
  const said = tokens.slice(sentence[0]?.first ?? 0, sentence.at(-1)?.last ?? 0)
  return said.map(({ lower }) => lower).join(" ")
}

function markReported(tokens: Token[], sentence: MoodedClause[]) {
  const first = sentence[0]?.first ?? 0
  const last = sentence.at(-1)?.last ?? 0
  const opens = sentence.findIndex((clause) => opensReport(tokens, clause, last))
  const whole = tokens
    .slice(first, last)
    .some(
      (token, at, all) =>
        (hearsay.has(token.lower) && all[at + 1]?.kind !== "number") ||
        (token.lower === "according" && all[at + 1]?.lower === "to") ||
        (token.lower === "per" && /^(?:our|my|the)$/.test(all[at + 1]?.lower ?? "")),
    )
  const quoted = quotesSpeech(tokens, first, last)
  // "…, my manager says": a report at the end covers the whole sentence.
  const from = whole || quoted || (opens === sentence.length - 1 && endsWithReport(tokens, sentence)) ? 0 : opens
  if (from >= 0) for (const clause of sentence.slice(from)) clause.moods.add("reported")
}

function opensReport(tokens: Token[], clause: MoodedClause, end: number): boolean {
  for (let at = clause.first; at < clause.last; at++) {
    const token = tokens[at]
    if (token?.kind !== "word") continue
    const next = tokens[at + 1]?.lower ?? ""
    if (token.lower === "it" && next === "that") return true
    if (next === "whether" || (/^(?:asked|wondered)$/.test(token.lower) && next === "if")) return true
    const another = clause.agent !== "own" || isOtherPerson(tokens[at - 1]?.lower ?? "")
    if (beliefs.has(token.lower)) {
      if (another || openings.test(next) || tokens[at + 1]?.capital === true) return true
    } else if (speech.has(token.lower) && !isCounted(tokens, at)) {
      // "all I did was write down the times"
      const passive = token.lower !== "write" && /^(am|was|were|been|is|are|'m)$/.test(tokens[at - 1]?.lower ?? "")
      // "wrote a script that pulls the rates": writing a thing, not reporting.
      const isMade = /^(?:writ|wrote)/.test(token.lower) && !/^(?:that|to|in)$/.test(next)
      if ((isMade && !passive) || /^(?:no|yes|nothing|sorry)$/.test(next)) continue
      const complement = tokens.slice(at + 1, Math.min(end, at + 5)).some((other) => /^(that|i|we)$/.test(other.lower))
      if (/^claim/.test(token.lower) && (tokens[at + 1]?.kind === "number" || tokens[at + 1]?.kind === "mark")) continue
      const speaks = another && !/^(writ|wrote|call|suggest)/.test(token.lower)
      if (speaks || passive || complement || next === "to") return true
    } else if (next === "that" && looksLikeVerb(token.lower) && !factive.has(token.lower) && !isBe(token)) {
      return true
    }
  }
  return false
}

/** "400 calls queued": a thing that is counted. */
function isCounted(tokens: Token[], at: number): boolean {
  return /^(?:calls|claims)$/.test(tokens[at]?.lower ?? "") && tokens[at - 1]?.kind === "number"
}

/** "What went well was that I replaced them": states a fact. */
function isBe({ lower }: Token): boolean {
  return /^(?:is|was|are|were)$/.test(lower)
}

function endsWithReport(tokens: Token[], sentence: MoodedClause[]): boolean {
  const clause = sentence.at(-1)
  if (!clause || sentence.length < 2) return false
  const said = tokens.slice(clause.first, clause.last).filter((token) => token.kind === "word")
  return said.length <= 7 && said.slice(-3).some((token) => speech.has(token.lower) || beliefs.has(token.lower))
}

/** Quoted speech: the quotation contains "I", "you" or "he", or a verb of saying is near. */
function quotesSpeech(tokens: Token[], first: number, last: number): boolean {
  const marks: number[] = []
  for (let at = first; at < last; at++) if (/^["“”„«»]$/.test(tokens[at]?.text ?? "")) marks.push(at)
  const [open, close = last] = marks
  if (open === undefined) return false
  const inside = tokens.slice(open + 1, close).filter((token) => token.kind === "word")
  if (inside.length < 2) return false
  const spoken = inside.some((token) => /^(i|you|we|he|she|they|my|your|i'm|you're)$/.test(token.lower))
  return spoken || tokens.slice(first, last).some((token) => speech.has(token.lower))
}

/** "if", "unless", "provided that", "had I"; not "asked if" or "checked if". */
function isConditional(tokens: Token[], clause: MoodedClause): boolean {
  for (let at = clause.first; at < clause.last; at++) {
    const lower = tokens[at]?.lower ?? ""
    const before = tokens[at - 1]?.lower ?? ""
    const next = tokens[at + 1]?.lower ?? ""
    if (lower === "if") return !looksLikeVerb(before) && !/^(ask|check|see|know|decide|as|even|test)$/.test(before)
    if (lower === "unless" || lower === "assuming" || lower === "supposing") return true
    if (lower === "provided" && next === "that") return true
    if (/^(had|were|should)$/.test(lower) && /^(i|we)$/.test(next) && /^\W?$/.test(before)) return true
  }
  return false
}

/** A clause that continues with a bare verb: "… and chair the board". */
function continues(tokens: Token[], clause: MoodedClause): boolean {
  for (let at = clause.first; at < clause.last; at++) {
    const token = tokens[at]
    if (!token || token.kind === "mark" || /^(and|or|then|also|to)$/.test(token.lower)) continue
    return isBaseForm(token.lower)
  }
  return false
}
