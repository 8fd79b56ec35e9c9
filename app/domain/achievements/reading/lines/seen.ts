import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { figuresIn } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import type { Change } from "../amounts/changes"
import { plainDeed } from "../deeds/plain-deed"
import type { Draft } from "../facts/draft"
import type { Facts } from "../facts/facts"
import type { Outcome } from "../outcomes/outcomes"
import { isShare } from "../outcomes/shares-then-and-now"
import { named } from "../phrases/agreement"
import { nounPhrase } from "../phrases/noun-phrase"
import { phraseOf } from "../phrases/voice"
import { finished, inside } from "../phrases/wording"
import { maxWords } from "./form-of-line"

/** A change without an action: only that "I" or "we" saw it. */
export function seen(facts: Facts, change: Change): Draft[] {
  const { clauses } = facts.talk
  const isMine = clauses.some(({ actor }) => isFirstPerson(actor))
  if (!isMine && clauses.some(({ actor }) => actor === "other")) return []
  if (change.said) return []
  const isKnown = change.to.unit === change.from.unit
  const way = isKnown ? (change.to.value < change.from.value ? "fall" : "rise") : "go"
  const [head, ...rest] = named(change.topic)
  const topic = head?.lower === "the" && rest.length > 0 ? `the ${inside(textOf(rest))}` : inside(textOf(change.topic))
  const at = change.clause
  return [...new Set([way, "go"])].flatMap((move) => {
    const text = `saw ${topic} ${move} from ${change.fromText} to ${change.toText}`
    const deed = seeing(text, at, 0)
    if (deed.count > maxWords) return []
    return [{ text: finished(text), deed, change, outcome: null, figures: 1, clauses: [change.firstClause, at] }]
  })
}

/** A change that somebody only saw, as an action. */
const seeing = (text: string, clause: number, figures: number) => plainDeed(clause, text, { verb: "saw", figures })

const moves: Record<string, string> = {
  went: "go",
  fell: "fall",
  dropped: "drop",
  rose: "rise",
  grew: "grow",
  climbed: "climb",
  jumped: "jump",
  doubled: "double",
  halved: "halve",
  increased: "increase",
  decreased: "decrease",
}

/**
 * "…, I showed it to purchasing and the waste went down 31%": a measured move in a first-person sentence without a
 * usable action.
 */
export function seenMoving({ talk }: Facts, { clause: at, figures, text: share }: Outcome): Draft[] {
  const clause = talk.clauses[at]
  if (isShare(share)) {
    const deed = seeing(`saw ${share}`, at, figures)
    return [{ text: finished(deed.text), deed, change: null, outcome: null, figures, clauses: [at] }]
  }
  const isMine = talk.clauses.some(
    ({ sentence, actor, mood, verb }, back) =>
      back < at && sentence === clause?.sentence && actor === "me" && verb >= 0 && mood === "done",
  )
  const move = moves[talk.words[clause?.verb ?? -1]?.lower ?? ""]
  const amounts = clause ? figuresIn(talk, clause.verb, clause.last) : []
  const isMeasured =
    amounts.some(({ unit }) => unit === "%" || unit === "times") || move === "double" || move === "halve"
  if (!clause?.subject || clause.actor !== "thing" || !isMine || !move || !isMeasured) return []
  const topic = nounPhrase(talk, ...clause.subject)
  const rest = phraseOf(talk, [clause.verb + 1, clause.last], null)
  if (!topic) return []
  const text = ["saw", textOf(topic), move, rest?.text ?? ""].join(" ").trim()
  const deed = seeing(text, at, figures)
  return [{ text: finished(text), deed, change: null, outcome: null, figures, clauses: [at] }]
}
