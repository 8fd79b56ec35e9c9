import { words } from "../../words/word-list"
import type { Word } from "../spelling/reading-copy"
import { isHeadOfName, isNamed } from "./noun-positions"
import { classAt, lowerAt } from "./word-at"
import { classesAlone, firstClass, nameTag } from "./word-class"
import type { WordClass } from "./word-classes"

/** Another class for a word, given its neighbors; null if the rule does not apply. */
type Rule = (copy: readonly Word[], classes: readonly WordClass[], at: number) => WordClass | null

/** Each rule is applied to every word, in this order, and sees what the rules before it decided. */
const rules: readonly Rule[] = [
  contact,
  behindSubject,
  behindAlso,
  plainForm,
  plainFormBehindWhich,
  relativeVerb,
  left,
  personLikeAdverb,
  month,
  costs,
  name,
  noneLost,
  openIt,
  usedTo,
  weLike,
]

/** The class of each word of a text: its own, or another one given its neighbors. */
export function classesOf(copy: readonly Word[]): WordClass[] {
  const classes = classesAlone(copy)
  for (let at = 0; at < copy.length; at++)
    for (const rule of rules) {
      const other = rule(copy, classes, at)
      if (other) classes[at] = other
    }
  return classes
}

/** "a nurse I mentor phoned" */
function contact(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  if (classes[at] !== "noun" || classes[at - 2] !== "noun" || classes[at + 1] !== "past") return null
  return /^(?:i|we)$/.test(lowerAt(copy, at - 1)) ? "base" : null
}

/** "I mentor two nurses", "they open the valve" */
function behindSubject(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  const isOpen = classes[at] === "noun" || classes[at] === "adjective"
  return isOpen && subjects.has(lowerAt(copy, at - 1)) && takesObject(classes[at + 1]) ? "base" : null
}

const subjects = words("i we they he she you everybody nobody")
const takesObject = (next: WordClass | undefined) =>
  next !== undefined && /^(?:determiner|number|noun|adjective|preposition|pronoun|adverb|mark)$/.test(next)

/** "I also hold a patent" */
function behindAlso(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  if (classes[at] !== "noun" || !/^(?:determiner|number)$/.test(classAt(classes, at + 1))) return null
  const isAlso = /^(?:also|still|always|currently|often|usually|regularly)$/.test(lowerAt(copy, at - 1))
  return isAlso && /^(?:i|we)$/.test(lowerAt(copy, at - 2)) ? "base" : null
}

/** "we run the depot": the same form as the participle. */
function plainForm(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  if (classes[at] !== "participle" || !/^(?:run|come|become|overcome)$/.test(lowerAt(copy, at))) return null
  return /^(?:i|we|they|you)$/.test(lowerAt(copy, at - 1)) ? "base" : null
}

/** "the people who come" */
function plainFormBehindWhich(copy: readonly Word[], _: readonly WordClass[], at: number): WordClass | null {
  if (!/^(?:come|become|run|overcome)$/.test(lowerAt(copy, at))) return null
  return /^(?:which|that|who)$/.test(lowerAt(copy, at - 1)) ? "base" : null
}

/** "which saves two hours", "Saves the office two hours" */
function relativeVerb(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  return classes[at] === "noun" && isRelativeVerb(copy, classes, at) ? "third" : null
}

/** "which saves two hours", "Saves the office two hours": a verb, although its form may be a noun. */
const isRelativeVerb = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  (/^(?:which|who)$/.test(copy[at - 1]?.lower ?? "") ||
    (/^(?:saves|frees|means|cuts)$/.test(copy[at]?.lower ?? "") && /^[.!;\n]?$/.test(copy[at - 1]?.text ?? ""))) &&
  /^(?:determiner|number|adverb|mark|pronoun)$/.test(classes[at + 1] ?? "") &&
  copy[at + 1]?.text !== "," &&
  (firstClass((copy[at]?.lower ?? "").replace(/s$/, "")) === "verb" || describesThing(copy, classes, at))

/** "a spreadsheet which checks a swap": after a noun, unlike "I know which parts the customer needs". */
const describesThing = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  /^(?:which|who)$/.test(copy[at - 1]?.lower ?? "") &&
  classes[at - 2] === "noun" &&
  /[^s]s$/.test(copy[at]?.lower ?? "") &&
  /^(?:an?|the|each|every)$/.test(copy[at + 1]?.lower ?? "")

/** "3 left last summer": a past-tense verb, with the time or reason of leaving. */
function left(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  if (lowerAt(copy, at) !== "left" || !/^(?:number|noun|pronoun)$/.test(classAt(classes, at - 1))) return null
  return /^(?:last|this|in|since|after|because|within|during|the)$/.test(lowerAt(copy, at + 1)) ? "past" : null
}

/** "Molly" and "Billy" are people; "Finally" is not. */
function personLikeAdverb(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  const word = copy[at]
  return classes[at] === "adverb" && word?.capital && nameTag(word.lower) === "person" ? "noun" : null
}

/** "in May", "June and May" */
function month(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  return copy[at]?.text === "May" && isMonth(copy, classes, at) ? "noun" : null
}

const isMonth = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  /^(?:preposition|determiner|number)$/.test(classes[at - 1] ?? "") ||
  (/^(?:and|or)$/.test(copy[at - 1]?.lower ?? "") && copy[at - 2]?.capital === true)

/** "a new pump, cost 4,000" */
function costs(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  const isEffect =
    /^(?:cost|costs)$/.test(lowerAt(copy, at)) && /^(?:mark|conjunction)?$/.test(classAt(classes, at - 1))
  return isEffect && /^(?:pronoun|number|mark|adverb)$/.test(classAt(classes, at + 1)) ? "past" : null
}

/** "Run Club", "the Open Day" */
function name(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  return isNamed(copy, classes, at) || isHeadOfName(copy, classes, at) ? "noun" : null
}

/** "no lost time injury", "zero failed inspections" */
function noneLost(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  const isBeforeNoun = classes[at] === "past" && classes[at + 1] === "noun"
  return isBeforeNoun && /^(?:no|zero)$/.test(lowerAt(copy, at - 1)) ? "adjective" : null
}

/** "46 of the 52 stores open it": a verb, because it has an object. */
function openIt(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  if (classes[at] !== "adjective" || classes[at - 1] !== "noun") return null
  const isVerb = /^(?:open|clean|clear|dry|empty)$/.test(lowerAt(copy, at))
  return isVerb && /^(?:it|them)$/.test(lowerAt(copy, at + 1)) ? "base" : null
}

/** "used to take three days", unlike "is used to it" */
function usedTo(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  const isUsedTo = lowerAt(copy, at) === "used" && lowerAt(copy, at + 1) === "to"
  return isUsedTo && classes[at - 1] !== "be" ? "past" : null
}

/** "we like the new rota" */
function weLike(copy: readonly Word[], classes: readonly WordClass[], at: number): WordClass | null {
  const isLike = lowerAt(copy, at) === "like" && classes[at] === "preposition"
  return isLike && /^(?:i|we|they)$/.test(lowerAt(copy, at - 1)) ? "base" : null
}
