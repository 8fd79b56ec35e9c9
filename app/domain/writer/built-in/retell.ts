import { isFiller } from "../../language/talk/casual-words"
import { readTalk } from "../../language/talk/read-talk"
import { textOf } from "../../language/talk/reading-copy"
import { countWords } from "../rules"
import { capitalised } from "./wording"

const joint = /^(?:and|so|but|or|then|also|cos|because|well|ok|okay|anyway|after that|in the end|,|-|–|—)$/
const openPronoun =
  /^(?:it|its|itself|this|that|these|those|they|them|their|theirs|he|she|him|her|his|hers|one|ones|who|which|such|there)$/
const settled =
  /^(?:there (?:was|were|is|are)\b|(?:this|that) (?:year|month|week|winter|summer|spring|autumn|term|season)\b)/i
const opens =
  /^(?:i|we|my|our|the|a|an|there|in|at|on|before|when|after|during|over|since|until|every|each|both|all|two|three|four|\p{Lu})/u
const talk =
  /\b(?:lol|haha|jaja|tbh|gonna|wanna|kinda|sorta|stuff|thing is|you know|like,|god|damn|bloody|honestly)\b|\p{Extended_Pictographic}|\.{2,}|…|!/iu
const unended =
  /\b(?:and|or|but|so|the|a|an|of|to|in|on|at|by|for|with|from|as|than|which|that|because|about|like|into|until|i|we)$/i
const mostWords = 24
const leastWords = 4

/**
 * A stretch of somebody's own talk as a sentence that a stranger may read: written out, without fillers, in the first
 * person. Null where that cannot be done well: no verb, an open pronoun, talk, a plan or a failure. Better nothing than
 * something odd.
 */
export function retell(span: string, known: ReadonlyMap<string, string>): string | null {
  const { words, clauses } = readTalk(span.slice(0, 400), known)
  const kept = words.filter((word) => !isFiller(word.lower))
  while (kept[0] && joint.test(kept[0].lower)) kept.shift()
  while (kept.length > 0 && /^\p{P}$/u.test(kept.at(-1)?.text ?? "")) kept.pop()
  const text = textOf(kept)
  const told = clauses.filter(({ verb }) => verb >= 0)
  const isTold = told.length > 0 && clauses.every(({ mood }) => mood === "done" || mood === "ongoing")
  const hasSubject = told.some(({ subject, actor }) => subject !== null || actor === "me" || actor === "we")
  if (!isTold || !hasSubject || !opens.test(kept[0]?.text ?? "")) return null
  const isOpen = kept.some((word, at) => openPronoun.test(word.lower) && !settled.test(textOf(kept.slice(at, at + 2))))
  const count = countWords(text)
  if (isOpen || talk.test(text) || unended.test(text) || count < leastWords || count > mostWords) return null
  return `${capitalised(text)}.`
}
