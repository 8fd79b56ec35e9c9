import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { formsOfVerb } from "../../../language/talk/word-classes/word-class"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import type { Deed } from "./deeds"
import { plainDeed } from "./plain-deed"

const since = /^(?:and |so |but )*(?:now|since then|from then on|these days|nowadays|from now on) (?:i|we) /
const often = /\b(?:every|each|daily|weekly|always|before|first|twice|once)\b/

/** "I got the plan wrong. Now I ask the office every day what is coming": the habit that a failure led to. */
export function remedyOf(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, classes, clauses } = talk
  if (!isFirstPerson(clause.actor) || clause.mood !== "ongoing" || classes[clause.verb] !== "base") return null
  const said = lowerText(words, clause)
  if (!since.test(said) || !often.test(said)) return null
  const isFailed = clauses
    .slice(Math.max(0, at - 4), at)
    .some(({ mood, sentence }) => mood === "failed" && clause.sentence - sentence <= 2)
  const rest = isFailed ? phraseOf(talk, [clause.verb + 1, clause.last], null) : null
  if (!rest || rest.count < 3) return null
  const { third } = formsOfVerb(words[clause.verb]?.lower ?? "", "base")
  const asked = clauses[at + 1]
  const isAsked =
    asked?.sentence === clause.sentence && asked.mark === "" && /^(?:what|how|who|where|which)$/.test(asked.lead)
  const what = isAsked ? phraseOf(talk, [asked.first, asked.last], null) : null
  const text = `${third} ${rest.text}${what ? ` ${what.text}` : ""}`
  const figures = figuresIn(talk, clause.first, clause.last).length
  const told = plainDeed(at, text, { verb: third, figures, lastClause: what ? at + 1 : at })
  return countWords(text) > longest ? null : { ...told, ongoing: true, remedies: true }
}

/** The maximum number of words in a habit. */
const longest = 24
