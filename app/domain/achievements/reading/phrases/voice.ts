import { isOtherPerson } from "../../../language/doers/people"
import { numberWord } from "../../../language/numbers/number-words"
import { isFiller } from "../../../language/talk/casual-words"
import type { Talk } from "../../../language/talk/read-talk"
import { type Word, wordOf } from "../../../language/talk/reading-copy"
import { agrees, named } from "./agreement"
import { closed, type Phrase } from "./closed"
import { countedBefore } from "./counted-before"
import { away, gives, isOwn, kin, spares } from "./owners"
import { isPlainForm } from "./plain-form"
import { endsInEveryOne, isHelped, isStill, statementBefore } from "./voice-cuts"

const dropped = /^(?:just|also|even|too|still|myself|ourselves|already|quite|maybe|only)$/
const asPronoun = ({ text, lower }: Word) => openPronouns.test(lower) && !/^(?:IT|US)$/.test(text)
const openPronouns =
  /^(?:it|them|they|he|she|him|this|that|these|those|us|me|i|we|you|himself|herself|themselves|itself|her|anyone)$/
const fellows = /^(?:with|for|by|from|to|of|on|at|under|behind|before|after)$/

/**
 * A range of the reading copy in resume style: no fillers, "the" for "my" and "our", nouns for pronouns. The range ends
 * before a pronoun with an unknown referent; null if nothing is left.
 */
export function phraseOf(
  talk: Talk,
  [first, last]: [number, number],
  topic: Word[] | null,
  personOf: (pronoun: string, before: string) => Word[] | null = () => null,
): Phrase | null {
  const kept: Word[] = []
  for (let at = first; at < last; at++) {
    const word = talk.words[at]
    if (!word) continue
    const next = talk.words[at + 1]
    const isLast = at + 1 >= last
    if (word.kind === "mark" && /^["*•“”|]$/.test(word.text)) continue
    // "got 3 of mine promoted", "checked 42 by myself"
    const isMine = word.lower === "of" && /^(?:mine|ours)$/.test(next?.lower ?? "")
    if (isMine || (word.lower === "by" && /^(?:myself|ourselves)$/.test(next?.lower ?? ""))) {
      at++
      continue
    }
    const isAsWell = word.lower === "well" && talk.words[at - 1]?.lower === "as"
    // "for checkout rooms only": how far it goes.
    const isLimit = word.lower === "only" && isLast && kept.length > 0 && talk.classes[at - 1] === "noun"
    const isDropped = dropped.test(word.lower) && talk.classes[at] !== "noun" && !isStill(talk, at) && !isLimit
    if ((isFiller(word.lower) && !isAsWell) || isDropped) continue
    if (word.lower === "like" && (talk.classes[at + 1] === "number" || next?.lower === "about")) continue
    // "made there first test cases": the place is named elsewhere.
    if (
      word.lower === "there" &&
      at === first &&
      /^(?:noun|adjective|adverb|determiner)$/.test(talk.classes[at + 1] ?? "")
    )
      continue
    if (word.lower === "that" && talk.words[at - 1]?.lower === "before" && next?.kind === "number") continue
    if (isOwn(talk, at, last)) {
      if (kin.test(next?.lower ?? "")) break
      // "with my colleague Sunita" as "with colleague Sunita"
      const isWith = kept.at(-1)?.lower === "with" && next && isOtherPerson(next.lower)
      if (isWith && talk.words[at + 2]?.capital) continue
      if (next?.lower === "own") {
        const noun = talk.words[at + 2]
        const isOne = noun && !noun.lower.endsWith("s") && kept.length === 0
        if (isOne) kept.push(wordOf(/^[aeiou]/.test(noun.lower) ? "an" : "a", word.from, word.to, false))
        at++
        const isAlone = !/^(?:noun|adjective)$/.test(talk.classes[at + 1] ?? "")
        if (!isAlone && !isOne) kept.push(wordOf("the", word.from, word.to, false))
        else if (kept.at(-1)?.lower === "on") kept.splice(-1, 1, wordOf("alone", word.from, word.to, false))
        continue
      }
      if (/^(?:an?|the)$/.test(kept.at(-1)?.lower ?? "")) continue
      const isOurs = /^(?:my|our)$/.test(word.lower)
      kept.push(
        wordOf(isOurs && /^(?:first|second|third)$/.test(next?.lower ?? "") ? "a" : "the", word.from, word.to, false),
      )
      continue
    }
    if (
      /^(?:that|this|it|them|these|those)$/.test(word.lower) &&
      next?.lower === "and" &&
      kept.length === 0 &&
      !topic
    ) {
      at++
      continue
    }
    if (word.lower === "that" && next?.lower === "is" && talk.classes[at + 2] === "number") {
      at++
      continue
    }
    const isOf = kept.at(-1)?.lower === "of" && kept.at(-2)?.lower !== "rid"
    if (isOf && /^(?:them|us|whom|these|those)$/.test(word.lower)) {
      kept.pop()
      const isAll = /^(?:all|both)$/.test(kept.at(-1)?.lower ?? "") || endsInEveryOne(kept)
      if (isAll && word.lower === "them" && topic && agrees(word, topic)) {
        if (endsInEveryOne(kept)) kept.splice(-2, 2, wordOf("all", word.from, word.to, false))
        // "both 2 graduates": the word implies the number.
        const isBoth = kept.at(-1)?.lower === "both"
        kept.push(
          ...topic.filter(({ lower, kind }) => !/^(?:all|the|two)$/.test(lower) && !(isBoth && kind === "number")),
        )
      }
      // "processed 600 of them": refers to things named without a number.
      const isNumber = kept.at(-1)?.kind === "number" || numberWord(kept.at(-1)?.lower ?? "") !== null
      const isCount = isNumber && word.lower === "them" && topic && agrees(word, topic)
      if (isCount && topic.every(({ content }) => content)) kept.push(...topic)
      continue
    }
    // "A tool that compares": after a noun, "that" opens a relative clause.
    const isRelative = word.lower === "that" && /^(?:noun|number)$/.test(talk.classes[at - 1] ?? "")
    if (/^(?:that|those)$/.test(word.lower) && !isRelative && modifies(talk, at, last)) {
      kept.push(wordOf("the", word.from, word.to, false))
      continue
    }
    // "persuaded the officer to let us mark them": the people who are let are those of the work.
    if (word.lower === "us" && /^(?:let|have)$/.test(kept.at(-1)?.lower ?? "") && isPlainForm(talk, at + 1)) {
      kept.push(wordOf("the", word.from, word.to, false), wordOf("team", word.from, word.to, false))
      continue
    }
    if (asPronoun(word) && !isRelative && !modifies(talk, at, last)) {
      // "showed them the ropes", "one got us £18,000"
      const isTaken = /^(?:me|us)$/.test(word.lower) && /^[£$€]$/.test(next?.text ?? "")
      const isIndirect = isTaken || (kept.length === 0 && /^(?:determiner|number)$/.test(talk.classes[at + 1] ?? ""))
      if (/^(?:me|us)$/.test(word.lower) && spares.test(talk.words[at - 1]?.lower ?? "")) continue
      // "moved us off the old servers": the people moved may be omitted.
      if (
        /^(?:me|us)$/.test(word.lower) &&
        kept.length === 0 &&
        away.test(`${talk.words[at - 1]?.lower} ${next?.lower}`)
      )
        continue
      // "helped him with the forms": whom may be omitted.
      if (/^(?:him|her|them)$/.test(word.lower) && isHelped(talk, at)) continue
      // "had billed us twice": the people billed may be omitted.
      const isBehindPast = talk.classes[at - 1] === "past" && talk.classes[at + 1] === "adverb"
      if (/^(?:me|us)$/.test(word.lower) && isBehindPast) continue
      if (isIndirect && gives.test(talk.words[at - 1]?.lower ?? "")) continue
      // "had been charging us the old price": the indirect object may be omitted.
      if (
        /^(?:me|us)$/.test(word.lower) &&
        talk.classes[at - 1] === "ing" &&
        /^(?:determiner|number)$/.test(talk.classes[at + 1] ?? "")
      )
        continue
      if (/^(?:them|us)$/.test(word.lower) && next?.lower === "all") {
        kept.push(next, ...(topic && agrees(word, topic) ? topic.filter(({ lower }) => lower !== "all") : []))
        at++
        continue
      }
      if (/^(?:it|them|this|these|those)$/.test(word.lower) && topic && agrees(word, topic) && !isOpening(kept)) {
        kept.push(...named(topic))
        continue
      }
      const person =
        /^(?:him|her|them)$/.test(word.lower) && !isOpening(kept)
          ? personOf(word.lower, talk.words[at - 1]?.lower ?? "")
          : null
      if (person) {
        kept.push(...person)
        continue
      }
      const isPlaced = fellows.test(kept.at(-1)?.lower ?? "")
      while (fellows.test(kept.at(-1)?.lower ?? "")) kept.pop()
      // "a rack with the sizes on it": "with the sizes" alone would say something else.
      const addition = isPlaced ? kept.findLastIndex(({ lower }) => lower === "with") : -1
      if (addition > 0 && kept.length - addition <= 3 && kept.at(-1)?.kind === "word") kept.splice(addition)
      // "…the supervisors to do them": "to do" is incomplete without its object.
      const isCut =
        /^(?:base|do)$/.test(talk.classes[at - 1] ?? "") || /^(?:let|have|make)$/.test(kept.at(-1)?.lower ?? "")
      if (isCut && kept.at(-2)?.lower === "to") kept.splice(-2)
      // "found the pool was keeping them": nothing of a statement that lacks its object.
      if (talk.classes[at - 1] === "ing" && talk.classes[at - 2] === "be" && kept.length > 2) return null
      const statement = statementBefore(talk, first, at)
      if (statement > 0) return closed(kept.slice(0, kept.findLastIndex(({ from }) => from < statement) + 1))
      if (isLast || /^(?:me|us|it|them)$/.test(word.lower)) {
        if (fellows.test(talk.words[at - 1]?.lower ?? "")) continue
      }
      break
    }
    kept.push(word)
    if (word.kind === "number") kept.push(...countedBefore(talk, at - 1))
  }
  return closed(kept)
}

/** "this sheet", "that day": a determiner of the next noun. */
function modifies(talk: Talk, at: number, last: number): boolean {
  if (!/^(?:this|that|these|those)$/.test(talk.words[at]?.lower ?? "") || at + 1 >= last) return false
  // "this spring": a time, although the word can be a verb.
  if (/^(?:spring|fall|march|may)$/.test(talk.words[at + 1]?.lower ?? "")) return true
  return /^(?:noun|adjective|number)$/.test(talk.classes[at + 1] ?? "")
}

const isOpening = (kept: Word[]) => kept.length > 0 && /^(?:and|but|that)$/.test(kept.at(-1)?.lower ?? "")
