import { lowerText } from "../../../language/talk/moods"
import type { questionMood } from "../../../language/talk/question-mood"
import type { Draft } from "./draft"
import type { Facts } from "./facts"

/** "broke it on Tuesday … afterwards I added a check": the remedy comes after the mistake. */
const afterwards = /^(?:and |so )*(?:afterwards|after (?:that|this)|since then)\b/

const turn =
  /\b(?:bright side|up ?side|plus side|good news|silver lining|at least|(?:a |the )?(?:happier|brighter|better|positive|lighter) note|more positively|in the end|eventually|luckily|the good thing)\b/

/** Experiences rather than actions. */
const endured = /^(?:Stayed at|Studied|Spent|Used|Kept|Got|Had|Took|Paid|Bought|Learned|Did learn)\b/

/** "oh but I got the contract down", "oh and I ran a training day": a new thought. */
function turnsBehind({ words, clauses }: Facts["talk"], at: number): boolean {
  const [own, next] = [clauses[at], clauses[at + 1]]
  return (
    own !== undefined &&
    own.sentence > 0 &&
    next?.sentence === own.sentence &&
    /^(?:oh|anyway)$/.test(lowerText(words, own)) &&
    /^(?:and|but)$/.test(next.lead)
  )
}

/**
 * Which drafts may answer a question. For "hard", only results; for "failed", only what the person contrasts with the
 * failure: "Bright side, …", "I did get the roof fixed".
 */
export function answers({ talk }: Facts, asked: ReturnType<typeof questionMood>): (draft: Draft) => boolean {
  const turns = talk.clauses.findIndex(
    (clause, at) =>
      turn.test(lowerText(talk.words, clause)) ||
      (clause.actor === "me" &&
        clause.mood === "done" &&
        talk.words[clause.verb]?.lower === "did" &&
        (talk.classes[clause.verb + 1] === "base" || talk.classes[clause.verb + 2] === "number")) ||
      turnsBehind(talk, at),
  )
  const mended = talk.clauses.find((clause) => afterwards.test(lowerText(talk.words, clause)))?.sentence ?? 0
  const turned = talk.clauses[turns]?.sentence ?? Number.POSITIVE_INFINITY
  const turnsIn = Math.min(turned, mended > 0 ? mended : turned)
  return ({ change, outcome, deed, clauses, text }) => {
    if (asked !== "hard" && asked !== "failed") return true
    const isCounted = /\d/.test(text) && !endured.test(text)
    if (change === null && outcome === null && !isCounted) return false
    if (asked === "hard" && change === null && (talk.clauses[deed.clause]?.sentence ?? 0) < mended) return false
    const isBehind = (at: number) => (talk.clauses[at]?.sentence ?? 0) >= turnsIn
    return asked === "hard" || (isBehind(deed.clause) && clauses.every(isBehind))
  }
}
