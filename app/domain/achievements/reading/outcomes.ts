import { lowerText, type Told } from "../../language/talk/moods"
import { figuresIn, type Talk } from "../../language/talk/read-talk"
import { isOfOther } from "./of-other"
import { phraseOf } from "./voice"

/** What came of it, told of a thing or of others: "both passed the placement". */
export interface Outcome {
  clause: number
  text: string
  count: number
  figures: number
  /** It says by itself that it belongs: "both passed", "no trip since". */
  belongs: boolean
}

const belongsBy =
  /^(?:and |so |then )*(?:both|all|none|no|not one|nobody|only|zero|since|still|they|the rest|cost|saved|\d|one|two|three|four|five|six|seven|eight|nine|ten|half|thirty|forty|fifty|twenty)\b|^(?:it (?:cost|saved)|in \d+ \w+ that is)/

/** A noun of the clause was named before, as what the person worked on. */
function sharesNoun(talk: Talk, clause: Told, at: number): boolean {
  const before = new Set<string>()
  for (const earlier of talk.clauses.slice(Math.max(0, at - 8), at))
    for (let word = earlier.first; word < earlier.last; word++)
      if (talk.classes[word] === "noun") before.add(talk.words[word]?.concept ?? "")
  for (let word = clause.first; word < clause.last; word++)
    if (talk.classes[word] === "noun" && before.has(talk.words[word]?.concept ?? "")) return true
  return false
}

const good =
  /\b(?:passed|stayed|stays|adopted|qualified|said yes|came back|still (?:here|runs|in use|there|used)|approved|accepted|got|signed|solved|back on|up to date|no (?:complaints?|accidents?|restarts?|trips?|one)|not one|zero|on time|early|under (?:the )?budget|published|used|uses|attended|joined|came|zero)\b/

/** What a clause tells as having come of what was done; null where it tells nothing of the kind. */
export function outcomeOf(talk: Talk, clause: Told, at: number): Outcome | null {
  if (clause.mood !== "done" && clause.mood !== "ongoing") return null
  if (clause.actor === "me" || clause.actor === "we") return null
  if (/^(?:if|how|why|who|whether|than|unless|until|as|like|because|but|which|that|before)$/.test(clause.lead))
    return null
  if (
    /\b(?:next door|another|competitor|neighbou?r|other (?:shop|store|team|depot|school|office|company|firm|place|bar))\b/.test(
      lowerText(talk.words, clause),
    )
  )
    return null
  if (clause.mark === "(" || isOfOther(talk, at)) return null
  const text = lowerText(talk.words, clause)
  const figures = figuresIn(talk, clause.first, clause.last).length
  if (!good.test(text) && figures === 0) return null
  if (clause.actor === "other" && !/^(?:and )?(?:both|all|\d+|one|none|nobody|everyone|everybody)\b/.test(text))
    return null
  if (
    /\b(?:it|they|he|she|him|her|his|their|them|i|me|we|us|you|this|that)\b/.test(
      text.replace(/\bof (?:them|us|whom|these|those)\b/, ""),
    )
  )
    return null
  const isCost = /^it (?:cost|saved)\b/.test(text)
  const start = isCost
    ? clause.verb
    : /^(?:and|so|then)$/.test(talk.words[clause.first]?.lower ?? "")
      ? clause.first + 1
      : clause.first
  const phrase = phraseOf(talk, [start, clause.last], null)
  return phrase && phrase.count >= 2 && phrase.count <= 14
    ? {
        clause: at,
        text: phrase.text,
        count: phrase.count,
        figures,
        belongs: belongsBy.test(text) || sharesNoun(talk, clause, at),
      }
    : null
}
