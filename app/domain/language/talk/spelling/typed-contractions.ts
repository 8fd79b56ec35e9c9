import { isAfterTime } from "./typed-times"
import type { Spelling, Typed } from "./typed-word"
import { behindItIs } from "./written-words"

/** Words contracted with a short verb, with or without the apostrophe. */
export const contractions: readonly Spelling[] = [contractedHas, itsIs, itsHas, weAre]

/** "I'd" and "id", which are handled later. */
export const contractionsOfI: readonly Spelling[] = [iHad, iWould]

/**
 * "it's gone", "shes been quiet"; also "she's put on weight", "he's had no falls": "is put" and "is had" make no sense
 * for a person.
 */
function contractedHas({ lower, after }: Typed) {
  const contracted = /^(it|that|there|she|he)'?s$/.exec(lower)?.[1]
  if (!contracted) return null
  const isPerson = contracted === "she" || contracted === "he"
  const isHas = /^ (?:been|got to|gone|dropped|become)\b/.test(after) || (isPerson && hadByPerson.test(after))
  return isHas ? [contracted, "has"] : null
}

const hadByPerson = /^ (?:put on|had|stopped|started|learn(?:ed|t)|gained|passed|managed|joined|moved)\b/

/** "its 14 days now", "its under 5", unlike "3 of its 5 meetings" */
function itsIs({ lower, last, after }: Typed) {
  if (lower !== "its") return null
  const isOwner = /^(?:of|in|at|on|to|for|with|from|by|all)$/.test(last?.lower ?? "")
  return (!isOwner && behindItIs.test(after)) || amountBehindIts.test(after) ? ["it", "is"] : null
}

const amountBehindIts =
  /^ (?:under|over|down|up|at|about|around)\b \d|^ (?:now |only |just |maybe |about )*(?:once|twice)\b|^ (?:under|over|down|up|at|about|around) (?:to |by )?\d/

/** "its dropped to 9" */
function itsHas({ lower, after }: Typed) {
  return lower === "its" && doneBehindIts.test(after) ? ["it", "has"] : null
}

const doneBehindIts =
  /^ (?:got|had|stayed|worked|gone|grown|dropped|doubled|halved|helped|saved|become|improved|held|caught|blocked|stopped|taken|made|won|paid|cut|reduced|increased|fallen|risen)\b/

/** "now were at 44 days": "we're" without its apostrophe. */
function weAre({ lower, before, after }: Typed) {
  return lower === "were" && isAfterTime(before) && /^ (?:at|down to|up to|on) \d/.test(after) ? ["we", "are"] : null
}

/** "id been there" */
function iHad({ lower, after }: Typed) {
  return lower === "id" && /^ (?:\w+ed|been|gone|made|done|had|put|got)\b/.test(after) ? ["I", "had"] : null
}

/** "I'd like to", "id say" */
function iWould({ lower, after }: Typed) {
  return /^i'?d$/.test(lower) && wouldDo.test(after) ? ["I", "would"] : null
}

const wouldDo =
  /^ (?:like|love|miss|say|get|do|want|be|rather|go|have|hope|appeal|sell|tell|recommend|suggest|start|try|love|hate|give)\b/
