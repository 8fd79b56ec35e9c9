import { countWords } from "../../rules"
import { contentWords, overlap } from "../wording/focus"
import { figuresOf, tellsSameFact } from "../wording/told-once"
import type { Candidate } from "./candidates"
import { tellsChange } from "./change"
import { tellsBefore } from "./course"

interface Kept {
  each: Candidate
  words: Set<string>
}

/** Keeps one of several sentences that say the same, preferably the one with the most figures. */
export function distinct(candidates: Candidate[]): Candidate[] {
  const kept: Kept[] = []
  for (const each of [...candidates].sort((a, b) => worth(b) - worth(a))) {
    const words = contentWords(each.text)
    // A situation, an action and its change name the same thing, but are not duplicates.
    const isAlike = (text: string) =>
      tellsChange(text) === tellsChange(each.text) && tellsBefore(text) === tellsBefore(each.text)
    const same = kept.find(
      (other) =>
        (isAlike(other.each.text) && tellsSame(words, other.words)) ||
        tellsSameFact(other.each.text, each.text) ||
        beginsAlike(other.each.text, each.text) ||
        other.each.text.startsWith(each.text),
    )
    if (!same) kept.push({ each, words })
    // A longer version of the same action replaces the shorter one.
    else if (!each.isOpen && (extendsIt(same.each.text, each.text) || tellsDeedToo(same.each.text, each.text))) {
      const { isLine, isLead, weight } = same.each
      Object.assign(same, { each: { ...each, isLine, isLead, weight: Math.max(weight, each.weight) }, words })
    }
    // A line takes the position at which the person mentioned its action.
    else if (same.each.isLine && !each.isLine) same.each = { ...same.each, at: each.at }
  }
  const isIn = (one: Kept) => kept.some((other) => other !== one && isWithin(one, other))
  return kept
    .filter((one) => one.each.isLead || tellsChange(one.each.text) || !isIn(one))
    .map(({ each }) => each)
    .sort((a, b) => a.at - b.at)
}

/** "I did the audit again." adds nothing to "I carried out the audit, and it rose from 61% to 94%." */
function isWithin(one: Kept, other: Kept): boolean {
  const figures = figuresOf(other.each.text)
  const own = new Set([...one.words].filter((word) => word !== "again"))
  return (
    own.size > 1 &&
    overlap(own, other.words) === own.size &&
    other.words.size > own.size &&
    figuresOf(one.each.text).every((figure) => figures.includes(figure))
  )
}

/** "I sorted the van stock and made up a bin system." contains "I sorted the van stock." and more. */
const extendsIt = (one: string, other: string) =>
  other.length > one.length &&
  /^,? (?:it|them|and|which|that|where|so|because|with|for|from|to|in|over|until|when|after|(?:(?:mostly|mainly|partly|simply) )?by|without|using|instead|rather|thanks)\b/.test(
    other.slice(one.length - 1),
  ) &&
  other.startsWith(one.slice(0, -1))

/** "I redid the form, and errors fell from 9 to 4." adds the action to "Errors fell from 9 to 4." */
const tellsDeedToo = (one: string, other: string) =>
  /^(?:I|We) /.test(other) &&
  !/^(?:I|We) /.test(one) &&
  countWords(other) <= longestWithDeed &&
  overlap(contentWords(one), contentWords(other)) >= contentWords(one).size - 1 &&
  figuresOf(one).every((figure) => figuresOf(other).includes(figure))

const longestWithDeed = 26

/**
 * "I trained it again with new data, and …" after "I trained the model again with new data": the same action, in more
 * detail.
 */
function beginsAlike(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => contentWords(text.split(/,? and (?!\p{L}+ed\b)|; /u)[0] ?? ""))
  if (!words || !others || words.size < 4 || others.size < 4) return false
  return (
    /^(?:I|We) /.test(one) &&
    /^(?:I|We) /.test(other) &&
    overlap(words, others) >= 0.8 * Math.min(words.size, others.size)
  )
}

/** Whether two sentences share half of the words of the shorter one. */
function tellsSame(words: Set<string>, others: Set<string>): boolean {
  return overlap(words, others) >= 0.5 * Math.min(words.size, others.size)
}

/** Whether a hook says all that a sentence says: the same figures and at least half of the words. */
export function repeats(hook: { text: string }, line: { text: string }): boolean {
  const figures = ({ text }: { text: string }) => (text.match(/\d[\d.,]*\d|\d/g) ?? []).join(" ")
  const [said, told] = [contentWords(hook.text), contentWords(line.text)]
  return figures(hook) === figures(line) && told.size <= said.size + 3 && tellsSame(said, told)
}

/** "I ran the workshop 6 times for 72 managers" after "I ran the workshop 6 times" would sound like a repetition. */
export function extendsBriefly(hook: { text: string }, line: { text: string }): boolean {
  return line.text.startsWith(hook.text.slice(0, -1)) && countWords(line.text) - countWords(hook.text) <= 8
}

const worth = ({ text, isOpen }: Candidate) =>
  2 * (text.match(/\d+/g)?.length ?? 0) + (tellsChange(text) ? 1 : 0) - (isOpen ? 1 : 0)
