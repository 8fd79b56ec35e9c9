import { lowerText } from "../../../language/talk/moods/moods"
import { plainDeed } from "../deeds/plain-deed"
import type { Draft } from "../facts/draft"
import type { Facts } from "../facts/facts"
import { isMishap } from "../outcomes/outcomes-then-and-now"
import { phraseOf } from "../phrases/voice"
import { finished } from "../phrases/wording"

/** "no recordables on any of my crews since 2021", without an action: a record that needs no action. */
export function noneSince({ talk }: Facts): Draft[] {
  return talk.clauses.flatMap((clause, at): Draft[] => {
    if (clause.verb >= 0 || clause.mood !== "done" || clause.first + 3 > clause.last) return []
    const said = lowerText(talk.words, clause)
    const [, thing = ""] =
      /^(?:no|zero|not one) ((?:\p{L}+ ){1,3}?)(?:on|in|at|for|since|from|this)\b/u.exec(said) ?? []
    const isLasting =
      /\b(?:since|this (?:year|season|quarter)|(?:in|for) (?:over |more than |almost |nearly )?\d+ (?:months|years|weeks))\b/.test(
        said,
      )
    const phrase = isMishap(thing.trim()) && isLasting ? phraseOf(talk, [clause.first, clause.last], null) : null
    if (!phrase) return []
    const { text, count } = phrase
    const deed = plainDeed(at, text, { count, verb: "no", figures: 1 })
    return [{ text: finished(text), deed, change: null, outcome: null, figures: 1, clauses: [at] }]
  })
}
