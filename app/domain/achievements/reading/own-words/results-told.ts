import { laidOut } from "../../../language/laid-out"
import { numberWord } from "../../../language/numbers/number-words"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { isFiller } from "../../../language/talk/spelling/casual-words"
import { textOf, type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { hasOtherCause } from "../amounts/other-cause"
import type { Deed } from "../deeds/deeds"
import { type Choose, type Draft, draftOf } from "../facts/draft"
import type { Facts } from "../facts/facts"
import type { Checks } from "../lines/checked"
import { hasForm } from "../lines/form-of-line"
import { isActivity } from "../lines/strength"
import { tellsAim } from "../outcomes/goals-beaten"
import { elsewhere, isBehindBefore, isInBrackets, isLoss, isOfCrowd, ofLastTime } from "../outcomes/no-outcomes"
import { isOfOther, isOfWhole, isOthersFigure } from "../people/of-other"
import { countWords } from "../phrases/closed"
import { besides, finished } from "../phrases/wording"
import { antecedentOf, moved } from "./antecedents"
import { ownFigures } from "./own-figures"

/** The maximum distance in sentences between an action and its result. */
const maxDistance = 2

/** Words for a result without a number. */
const result = new RegExp(
  laidOut`
  \b(?:
    passed|approved|accepted|graded|rated|awarded|promoted|signed off|went live|adopted|shortlisted|stayed|staying|
    (?:has|have) not \p{L}+(?: \p{L}+)?(?: \p{L}+)? since|by (?:himself|herself|themselves)|
    (?:at|on) (?:the )?first (?:try|attempt|time|submission|go)
  )\b
`,
  "u",
)

/** A level that a change led to. "was 7" and "is 5" may be a goal, a limit or a former level. */
const lasts =
  /\b(?:has|have) (?:been|gone|come|stayed|dropped|fallen|risen)\b.*\b(?:since|from)\b|\b(?:is|are) (?:now|down|up)\b|\b(?:is|are)\b.*\b(?:now|since)\b/

/**
 * Adds results that no line has, as the sentence in which the person told them: after the line of the closest action
 * before, as a second sentence, without claiming causation. A pronoun is replaced by its noun if only one fits.
 */
export function withResultsTold(facts: Facts, lines: Draft[], { open, carried }: Checks, most: number): Draft[] {
  const kept = [...lines]
  for (const [at, clause] of facts.talk.clauses.entries()) {
    if (kept.some(({ clauses }) => clauses.includes(at)) || !isResult(facts.talk, clause, at)) continue
    const said = sentenceOf(facts.talk, clause, at)
    if (!said || isTold(facts.talk, kept, clause)) continue
    // The verifier looks for a noun near its figure, so it cannot carry a sentence whose noun stood elsewhere.
    const choose = opensWithPronoun(facts.talk, clause) ? open : carried
    const which = closest(facts, kept, at)
    const line = kept[which]
    const longer = line && extended(line, said, at, choose)
    if (longer) kept[which] = longer
    else {
      const deed = deedBefore(facts, at)
      const more = deed && !isActivity(deed.text) && extended(draftOf(deed), said, at, choose)
      // A line of the same action without a result says no more.
      const weaker = kept.findIndex((one) => one.deed.clause === deed?.clause && !one.change && !one.outcome)
      if (more && weaker >= 0) kept[weaker] = more
      else if (more && kept.length < most) kept.push(more)
    }
  }
  return kept
}

function isResult(talk: Talk, clause: Told, at: number): boolean {
  if (clause.verb < 0 || clause.actor === "me" || (clause.mood !== "done" && clause.mood !== "ongoing")) return false
  if (!/^(?:|and|so|now|then|since)$/.test(clause.lead) || !clause.subject) return false
  const said = lowerText(talk.words, clause)
  if (elsewhere.test(said) || ofLastTime.test(said) || / used to | had been | before (?:that|we|i)\b/.test(` ${said} `))
    return false
  if (hasOtherCause(talk, at) || isOfOther(talk, at) || isOfWhole(talk, at) || isOthersFigure(talk, clause))
    return false
  if (isBehindBefore(talk, clause, at) || isLoss(talk, clause) || isOfCrowd(talk, clause) || isInBrackets(talk, at))
    return false
  if (tellsAim(talk, clause)) return false
  if (clause.actor === "other" && antecedentOf(talk, clause, at) === null) return false
  if (clause.actor === "we" && !moved.test(lowerText(talk.words, { first: clause.verb, last: clause.last })))
    return false
  return result.test(said) || (lasts.test(said) && ownFigures(talk, clause.first, clause.last).length > 0)
}

function opensWithPronoun({ words }: Talk, { subject }: Told): boolean {
  const [from, to] = subject ?? [0, 0]
  return to - from === 1 && /^(?:it|this|that|he|she|we|they|there|which|who)$/.test(words[from]?.lower ?? "")
}

/** The clause as a sentence: its own noun or the one its pronoun stands for, then the person's words. */
function sentenceOf(talk: Talk, clause: Told, at: number): string | null {
  const [from, to] = clause.subject ?? [0, 0]
  const isOpen = opensWithPronoun(talk, clause)
  const subject = isOpen ? antecedentOf(talk, clause, at) : textOf(plain(talk, from, to))
  const rest = textOf(plain(talk, to, clause.last)).replace(/[,;:\s]+$/, "")
  if (!subject || rest === "") return null
  const verb = clause.actor === "we" ? rest.replace(/^have\b/, "has").replace(/^are\b/, "is") : rest
  return finished(inDigits(`${subject} ${verb}`))
}

/** "eighty-eight per cent" as "88%". */
const inDigits = (text: string) =>
  text
    .replace(/\b\p{L}+-\p{L}+\b/gu, (word) => String(numberWord(word.toLowerCase()) ?? word))
    .replace(/\b(\p{L}+|\d+) per ?cent\b/gu, (all, word: string) => {
      const value = numberWord(word.toLowerCase()) ?? Number(word)
      return Number.isNaN(value) ? all : `${value}%`
    })

/** A range without conversational words, with "the" for "my" and "our". */
const plain = ({ words }: Talk, from: number, to: number): Word[] =>
  words.slice(from, to).flatMap((word) => {
    if (isFiller(word.lower)) return []
    return /^(?:my|our)$/.test(word.lower) ? [wordOf("the", word.from, word.to, false)] : [word]
  })

/** Whether the lines have the figures of a clause. */
function isTold(talk: Talk, lines: Draft[], clause: Told): boolean {
  const figures = ownFigures(talk, clause.first, clause.last)
  const said = lines.map(({ text }) => text).join(" ")
  return figures.length > 0 && figures.every(({ first }) => said.includes(talk.words[first]?.text ?? "\n"))
}

const sentenceAt = ({ talk }: Facts, at: number) => talk.clauses[at]?.sentence ?? 0

const isNear = (facts: Facts, deed: Deed, at: number) =>
  deed.lastClause < at && sentenceAt(facts, at) - sentenceAt(facts, deed.clause) <= maxDistance

/** The index of the line whose action is the closest before a clause; -1 if none is near. */
function closest(facts: Facts, lines: Draft[], at: number): number {
  const near = lines.filter(({ deed }) => isNear(facts, deed, at)).sort((a, b) => b.deed.clause - a.deed.clause)
  return near[0] ? lines.indexOf(near[0]) : -1
}

const deedBefore = (facts: Facts, at: number): Deed | undefined =>
  facts.deeds.findLast((deed) => isNear(facts, deed, at))

function extended(line: Draft, said: string, at: number, choose: Choose): Draft | null {
  const text = besides(line.text.replace(/\.$/, ""), said)
  const told = { clause: at, text: said, count: countWords(said), figures: 1, belongs: true }
  const outcome = line.outcome ?? told
  const longer = { ...line, text, outcome, figures: line.figures + 1, clauses: [...line.clauses, at] }
  return hasForm(text) ? choose([longer]) : null
}
