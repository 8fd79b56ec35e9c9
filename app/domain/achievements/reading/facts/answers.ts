import { laidOut } from "../../../language/laid-out"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText } from "../../../language/talk/moods/moods"
import type { QuestionMood } from "../../../language/talk/moods/question-mood"
import { figuresIn } from "../../../language/talk/read-talk"
import type { Draft } from "./draft"
import type { Facts } from "./facts"

/** "broke it on Tuesday … afterwards I added a check": the remedy comes after the mistake. */
const afterwards =
  /^(?:and |so )*(?:afterwards|after (?:that|this)|after$|since then|and then i (?:wrote|rewrote|built|set up|made|added|put))\b/

/** Words for the outcome of a failure, or for something else that went well. */
const turn = new RegExp(laidOut`
  \b(?:
    bright side|up ?side|plus side|good news|silver lining|at least|
    (?:a |the )?(?:happier|brighter|better|positive|lighter) note|more positively|in the end|eventually|luckily|
    (?:one |the )?good thing|what (?:did|has) work(?:ed)?|(?:not|never) wasted|came out of it|
    what (?:i|we) learn(?:ed|t)?|(?:at|in) the same time|second (?:go|time|attempt|try|run|round)|on the other hand|
    still (?:opened|delivered|made|hit|met|shipped|finished|launched|went live|handed)
  )\b
`)

const countedInWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|dozen|hundred|thousand|million)\b/u

/** "did the next one at 4pm": another attempt after the failure. */
const again = /\bnext (?:one|time|go|attempt|try|run|round)\b/

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

/** "but i called three farms and redid all 28": a counted action against the failure. */
function actsAgainst(talk: Facts["talk"], at: number): boolean {
  const { words, clauses, classes } = talk
  const own = clauses[at]
  return (
    at > 0 &&
    own?.lead === "but" &&
    own.actor === "me" &&
    own.mood === "done" &&
    classes[own.verb] === "past" &&
    figuresIn(talk, own.first, own.last).length > 0 &&
    !/^(?:had|was|were|knew|thought|felt|got|lost|missed|failed)$/.test(words[own.verb]?.lower ?? "")
  )
}

/**
 * Which drafts may answer a question. For "hard" and "underway", only results; for "failed", only what the person
 * contrasts with the failure: "Bright side, …", "I did get the roof fixed".
 */
export function answers({ talk }: Facts, asked: QuestionMood): (draft: Draft) => boolean {
  const turns = talk.clauses.findIndex(
    (clause, at) =>
      turn.test(lowerText(talk.words, clause)) ||
      (clause.actor === "me" &&
        clause.mood === "done" &&
        talk.words[clause.verb]?.lower === "did" &&
        (talk.classes[clause.verb + 1] === "base" || talk.classes[clause.verb + 2] === "number")) ||
      (at > 0 && isFirstPerson(clause.actor) && clause.mood === "done" && again.test(lowerText(talk.words, clause))) ||
      turnsBehind(talk, at),
  )
  const acts = talk.clauses.findIndex((_, at) => actsAgainst(talk, at))
  const mended = talk.clauses.find((clause) => afterwards.test(lowerText(talk.words, clause)))?.sentence ?? 0
  const turned = talk.clauses[turns]?.sentence ?? Number.POSITIVE_INFINITY
  const turnsIn = Math.min(turned, mended > 0 ? mended : turned)
  return ({ change, outcome, deed, clauses, text, figures }) => {
    if (asked === null || asked === "planned") return true
    const isCounted =
      /\b(?:on time|early|under budget)\b/.test(text) ||
      ((/\d/.test(text) || (figures > 0 && countedInWords.test(text))) && !endured.test(text))
    if (change === null && outcome === null && !isCounted) return false
    if (asked === "underway") return true
    if (asked === "hard" && change === null && (talk.clauses[deed.clause]?.sentence ?? 0) < mended) return false
    const isBehind = (at: number) => (talk.clauses[at]?.sentence ?? 0) >= turnsIn || (acts >= 0 && at >= acts)
    return asked === "hard" || (isBehind(deed.clause) && clauses.every(isBehind))
  }
}
