import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"

const undone =
  /^had to (?:repeat|redo|refund|replace|scrap|bin|rework|reprint|resend|reject|discard|turn away|throw|send back)\b/

/** "we were scrapping 1 in 8", "we paid 400 for the van", "we had to repeat 9 percent": the state before any action. */
export function wasGoingOn(talk: Talk, { actor, verb, last }: Told, at: number): boolean {
  const { clauses, classes, words } = talk
  if (actor !== "we") return false
  const said = lowerText(words, { first: verb, last })
  const isPaying = /^paid (?:[£$€]|\d)/.test(said)
  const isTrouble = undone.test(said) && figuresIn(talk, verb, last).length > 0
  if (!(isPaying || isTrouble || (words[verb]?.lower === "were" && classes[verb + 1] === "ing"))) return false
  return !clauses.slice(0, at).some((one) => isFirstPerson(one.actor) && classes[one.verb] === "past")
}
