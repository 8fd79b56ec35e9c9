import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { formsOfVerb } from "../../../language/talk/word-classes/word-class"
import type { Deed } from "./deeds"
import { plainDeed } from "./plain-deed"

/**
 * "first time doing a tandem lift with the other crane, took us four hours": an action that the person did for the
 * first time.
 */
export function firstTimeOf(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, classes, clauses } = talk
  if (clause.mood !== "done" || !/^[\n.!?;]$/.test(clause.mark)) return null
  const [opening = ""] =
    /^(?:(?:my|our) )?(?:very )?first time (?:ever )?(?=\p{L}+ing (?:an?|the|my|our) )/u.exec(
      lowerText(words, clause),
    ) ?? []
  if (opening === "" || (at > 0 && !isFirstPerson(clauses[at - 1]?.actor))) return null
  const doing = clause.first + opening.trim().split(" ").length
  const end = endOfThing(talk, doing + 1, clause.last)
  if (classes[end - 1] !== "noun") return null
  const next = clauses[at + 1]
  const isNext = next?.sentence === clause.sentence && /^(?:took|takes)$/.test(words[next.verb]?.lower ?? "")
  const whom = isNext ? (words[next.verb + 1]?.lower ?? "") : ""
  const time = isNext && talk.amounts.find(({ first, unit }) => first === next.verb + 2 && unit === "second")
  if (!time || !/^(?:me|us)$/.test(whom)) return null
  const lower = words[doing]?.lower ?? ""
  const verb = lower === "doing" ? "carried out" : formsOfVerb(lower, "ing").past
  const thing = textOf(words.slice(doing + 1, end)).replace(/^(?:my|our) /, "the ")
  const text = `${verb} ${thing} for the first time, which took ${textOf(words.slice(time.first, time.last))}`
  return plainDeed(at, text, { verb, figures: 1, shared: whom === "us", lastClause: at + 1 })
}

/**
 * The end of a noun with its phrases, before the next statement that follows without a mark: "the other crane | big
 * steel beam".
 */
function endOfThing({ classes, words }: Talk, first: number, last: number): number {
  let end = first
  while (end < last && /^(?:determiner|adjective|noun|number|ing|preposition)$/.test(classes[end] ?? "")) {
    const isNew = classes[end - 1] === "noun" && /^(?:adjective|determiner|number)$/.test(classes[end] ?? "")
    if (end > first && (isNew || words[end]?.kind === "mark")) break
    end++
  }
  return end
}
