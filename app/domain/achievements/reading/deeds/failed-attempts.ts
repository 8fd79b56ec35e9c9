import { laidOut } from "../../../language/laid-out"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

/** "Did a stupid thing and put a menu on", "put a menu on. Lost two grand and stopped": an attempt that the person regrets. */
export const isFailedAttempt = (talk: Talk, clause: Told, at: number): boolean =>
  wasStupid(talk, clause, at) || cameToGrief(talk, clause, at) || endedLoss(talk, clause, at)

const stupid =
  /\b(?:did|do|made|had) (?:an?|the|something|one) ?(?:really |very |bit of a )?(?:stupid|silly|daft|dumb|foolish|idiotic|bad)(?: (?:thing|idea|mistake|move|call))?$|\b(?:stupidly|foolishly|my (?:big |worst )?mistake was|by mistake)\b/

function wasStupid({ words, clauses }: Talk, clause: Told, at: number): boolean {
  const before = clauses[at - 1]
  const isNext = before?.sentence === clause.sentence && /^(?:and|when|that|)$/.test(clause.lead)
  return stupid.test(lowerText(words, clause)) || (isNext && stupid.test(lowerText(words, before)))
}

/** "lost £600 | and scrapped it": the end of the attempt. */
const endedLoss = ({ words, clauses }: Talk, clause: Told, at: number): boolean =>
  gaveUp.test(lowerText(words, clause)) &&
  clauses.slice(Math.max(0, at - 2), at).some((before) => lost.test(lowerText(words, before)))

/** The maximum number of sentences from an attempt to what came of it. */
const maxSentences = 2
/** The same in clauses, since a text may be one long sentence. */
const maxClauses = 12

function cameToGrief({ words, clauses, classes }: Talk, { sentence }: Told, at: number): boolean {
  let isLost = false
  for (const next of clauses.slice(at + 1, at + 1 + maxClauses)) {
    if (next.sentence - sentence > maxSentences) return false
    const said = lowerText(words, next)
    // "We tried brunch and it was a disaster", "my second idea did not work", in another sentence: another attempt.
    const isOfOther =
      next.sentence !== sentence &&
      clauses.slice(at + 1, at + maxClauses).some((one) => one.sentence === next.sentence && one.first < next.first)
    if (regretted.test(said) && !/\b(?:at first|initially|first time)\b/.test(said)) return !isOfOther
    isLost ||= lost.test(said)
    if (isLost && (gaveUp.test(said) || notAgain.test(said))) return true
    const isOtherDeed = isFirstPerson(next.actor) && next.mood === "done" && classes[next.verb] === "past"
    if (isOtherDeed && next.sentence !== sentence && !endings.test(words[next.verb]?.lower ?? "")) return false
  }
  return false
}

/** Also said of hard work that went well, so that it tells a failure only next to a loss. */
const notAgain =
  /\b(?:would|will) (?:not|never) (?:do|try|make|repeat|run) (?:it|that|this|one) again\b|^(?:and |so |but )*never again\b/

const regretted = new RegExp(laidOut`
  ^(?:and |so |but )*(?:it|that|this|the whole thing|they) (?:(?:was|were) an? (?:\w+ )?(?:flop|disaster|mistake|failure|waste)|
    flopped|bombed|tanked|backfired)\b|
  ^(?:and |so |but )*(?:it |that |this )?(?:did|has) not (?:really )?(?:work(?:ed)?|t[ao]ken? off|pa(?:y|id) off|catch on)(?: at all)?$|
  ^(?:and |so |but )*nothing good\b|^(?:and |so |but )*(?:nobody|no one) (?:came|turned up|bought|used) (?:it|them|any|one)?$
`)

const lost =
  /^(?:and |but |so )*(?:i |we |it |which )?(?:lost|cost) (?:me |us )?(?:about |nearly |over |around |almost )?(?:[£$€] ?\d|(?:\d|two|three|four|five|six|seven|eight|nine|ten|a (?:few|couple)|half a)\S*(?: of)? (?:thousand|grand|hundred|pounds|dollars|euros|quid|k|million)\b)/

const gaveUp =
  /\b(?:stopped|gave (?:it |that )?up|(?:scrapped|dropped|binned|pulled|closed|cancell?ed|ended|abandoned) (?:it|that|this|them)|packed it in|shut it(?: down)?)\b/

const endings =
  /^(?:lost|cost|stopped|gave|scrapped|dropped|binned|pulled|closed|cancelled|canceled|ended|abandoned|packed|shut|admitted|admited|realised|realized|learned|learnt|thought|felt|was|were|had)$/
