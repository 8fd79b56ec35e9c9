import { laidOut } from "../../../language/laid-out"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { isFirstTime, isRate } from "../deeds/beside/told-around"
import { isObjectOfNext, isOfOther, isOfWhole, isOthersFigure, opensNext } from "../people/of-other"
import { interrupts } from "../phrases/interrupted"
import { goesOnWithNumbers } from "../phrases/number-lists"
import { sharesNoun } from "../phrases/shares-noun"
import { askedAgain } from "./asked-again"
import { boughtBy } from "./bought-by"
import { cleanSinceOf } from "./clean-since"
import { deliveryOf, effectOfIt, followsFrom } from "./effect-of-it"
import { fewerLost } from "./fewer-lost"
import { gainOfBefore, isOfGain } from "./gain-of-before"
import { goalBeaten, isYardstick } from "./goals-beaten"
import {
  elsewhere,
  isBehindBefore,
  isInBrackets,
  isLoss,
  isOfCrowd,
  isTrouble,
  ofLastTime,
  partOfTalk,
} from "./no-outcomes"
import { nowInPlace } from "./now-in-place"
import { nowInstead } from "./now-instead"
import { helpedOf } from "./outcomes-of-helped"
import { allowedOf, approvedOf, askedOf, followsUp, givenOf, renewedOf } from "./outcomes-of-others"
import { beforeOf, hadOf, inUseOf, nowOf, sparedOf } from "./outcomes-then-and-now"
import { praisedOf } from "./praised"
import { reckonedOf } from "./reckoned"
import { followsDeed, interruptedOf, ofWhom, resumedOf } from "./relative-outcomes"
import { savingOf } from "./savings"
import { shareOfBefore } from "./share-of-before"
import { shareOfLast } from "./share-of-last"
import { isBehindSemicolon, isPaidOut, isTerseNote } from "./terse-note"
import { costWorded, thingOf } from "./things-told"
import { volumeOf } from "./volumes"

/** A result with a thing or others as its subject: "both passed the placement". */
export interface Outcome {
  clause: number
  text: string
  count: number
  figures: number
  /** Self-evidently related to the action: "both passed", "no trip since". */
  belongs: boolean
}

const belongsBy =
  /^(?:and |so |then )*(?:[£$€] ?)?(?:both|all|none|no|not one|nobody|only|zero|since|still|they|the rest|cost|saved|takes|about|around|over|\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|half|thirty|forty|fifty|twenty)\b|^(?:it (?:cost|saved)|in \d+ \w+ that is)/

const good = new RegExp(laidOut`
  \b(?:
    // "Passed", "still in use", "no complaints".
    passed|stayed|stays|adopted|qualified|said yes|came back|still (?:here|runs|in use|there|used)|approved|accepted|
    got(?! (?:moved|cut|cancelled|canceled|delayed|postponed|changed|pushed)\b)|signed|solved|resolved|settled|
    paid in full|back on|up to date|no (?:complaints?|accidents?|restarts?|trips?|one)|
    // "Not one", "on time", "went live".
    not one|zero|on time|early|went live|
    // "Was featured", "published", "none went".
    (?:was|were|got|been) (?:
      cited|featured|the (?:most|best|top|highest|busiest|biggest)|shortlisted|nominated|commended|copied|rolled out|
      shipped|launched|picked up|taken up
    )|
    under (?:the )?budget|published|used|uses|attended|joined|came|zero|none went|
    // "Never broke again", "no errors".
    never (?:happened|came back|failed|missed|broke)(?: again| since)|
    no (?:appeals?|errors?|faults?|injur(?:y|ies)|incidents?|leaks?|remarks?|findings?|defects?|repeats?|drop ?outs?)|
    no (?:\w+ ){1,3}(?:since|ever since)
  )\b
`)

const label = /^(?:in|on|at|by) (?:week|day|year|month|part|phase) \d+$/

/** "fell by a third": a measured change in words. */
const fraction =
  /\b(?:by|up|down) (?:about |around |roughly |nearly |almost |over )?(?:a (?:third|quarter|fifth|tenth)|half)\b/

/** "deploys went from once every two weeks to daily": a change in words. */
const wentFrom = /^(?:and |so |now )?(?:the |our )?(?:\p{L}+ ){1,3}(?:went|moved) from .+ to ./u

/** The maximum number of words of a result. */
const maxTold = 16

/** The result in a clause, or null. */
export function outcomeOf(talk: Talk, clause: Told, at: number): Outcome | null {
  const spared = sparedOf(talk, clause)
  if (spared) return { clause: at, ...spared, figures: 1 }
  const praised = praisedOf(talk, clause, at)
  if (praised) return { clause: at, ...praised, figures: 0 }
  const reckoned = reckonedOf(talk, clause, at)
  if (reckoned) return { clause: at, ...reckoned, figures: 1 }
  const fewer = fewerLost(talk, clause)
  if (fewer) return { clause: at, ...fewer, figures: 2 }
  const gain = gainOfBefore(talk, clause, at)
  if (gain || isOfGain(talk, at)) return gain && { ...gain, clause: at, figures: 2 }
  const clean = cleanSinceOf(talk, clause)
  if (clean) return { clause: at, ...clean, figures: 0 }
  if ((clause.mood !== "done" && clause.mood !== "ongoing") || goesOnWithNumbers(talk, at)) return null
  const latest = shareOfLast(talk, clause, at)
  if (latest) return { clause: at, ...latest, figures: 2 }
  const sold = boughtBy(talk, clause, at)
  if (sold) return { clause: at, ...sold, figures: 1 }
  const inPlace = nowInPlace(talk, clause, at)
  if (inPlace) return { clause: at, ...inPlace, figures: 0 }
  const volume = volumeOf(talk, clause, at) ?? nowInstead(talk, clause, at)
  if (volume) return { clause: at, ...volume, figures: 1 }
  const goal = goalBeaten(talk, clause, at)
  if (goal || isYardstick(talk, clause)) return goal && { clause: at, ...goal, figures: 1 }
  const level = savingOf(talk, clause, at) ?? shareOfBefore(talk, clause, at) ?? askedAgain(talk, clause, at)
  if (level) return { clause: at, ...level, figures: 1 }
  const was = beforeOf(talk, clause)
  if (was) return { clause: at, ...was, figures: 1 }
  if (/^(?:if|how|why|who|what|whether|than|unless|until|as|like|because|but|that|before|when)$/.test(clause.lead))
    return null
  if (clause.lead === "where" && figuresIn(talk, clause.first, clause.last).every(({ value }) => value === 1))
    return null
  if (clause.lead === "which" && !followsDeed(talk, clause, at)) return null
  const whole = lowerText(talk.words, clause)
  // "before customer wait 15 minutes": half of a comparison.
  if (clause.verb < 0 && /^(?:and |but )?before (?!about |around )\p{L}/u.test(whole)) return null
  // A former state is not a result.
  if (isFormerState(whole)) return null
  if (clause.verb < 0 && (partOfTalk.test(whole) || isRate(whole) || isFirstTime(whole))) return null
  // "year 9 is still a shocker": unchanged.
  if (
    /\b(?:is|are) still (?:an?|not|the same)\b/.test(whole) ||
    ofLastTime.test(whole) ||
    isBehindBefore(talk, clause, at)
  )
    return null
  if (isObjectOfNext(talk, at) || isTrouble(talk, at) || interrupts(talk, at)) return null
  if (
    elsewhere.test(whole) ||
    label.test(whole) ||
    opensNext(talk, at) ||
    isInBrackets(talk, at) ||
    isOfOther(talk, at) ||
    isOthersFigure(talk, clause) ||
    isOfWhole(talk, at)
  )
    return null
  const start = Math.min(clause.first, clause.subject?.[0] ?? clause.first)
  const figures = figuresIn(talk, start, clause.last).length + (fraction.test(whole) ? 1 : 0)
  if (!isFirstPerson(clause.actor) && isLoss(talk, clause)) return null
  if (/^[\n.!?;]$/.test(clause.mark) && isOfCrowd(talk, clause) && !good.test(whole)) return null
  if (/\b(?:nobody|no one) (?:used|wanted|came|joined|read|looked|asked)$/.test(whole)) return null
  const helped = clause.actor === "other" ? helpedOf(talk, clause, at) : null
  if (helped) return helped.count <= maxTold ? { clause: at, ...helped, figures } : null
  const next = followsFrom(talk, clause, at) ?? inUseOf(talk, clause, at)
  if (next && next.count <= maxTold) return { clause: at, ...next, figures }
  const renewed = renewedOf(talk, clause, at) ?? askedOf(talk, clause, at)
  if (renewed) return { clause: at, ...renewed, figures }
  const taken = isFirstPerson(clause.actor) ? null : approvedOf(talk, clause, at)
  const isUsed =
    good.test(whole.replace(/\bused to\b/, "")) ||
    figures > 0 ||
    inUse.test(lowerText(talk.words, { first: clause.verb, last: clause.verb + 2 }))
  if (taken && isUsed && taken.count <= maxTold) return { clause: at, ...taken, figures }
  if (!good.test(whole.replace(/\bused to\b/, "")) && figures === 0) return null
  const told =
    clause.actor === "we" || clause.actor === "me"
      ? (deliveryOf(talk, clause, at) ?? nowOf(talk, clause) ?? hadOf(talk, clause))
      : (resumedOf(talk, clause) ??
        interruptedOf(talk, clause, at) ??
        ofWhom(talk, clause, at) ??
        allowedOf(talk, clause, at) ??
        effectOfIt(talk, clause, at) ??
        givenOf(talk, clause) ??
        thingOf(talk, clause, at))
  const worded = told && costWorded(told)
  return worded && worded.count <= maxTold && (worded.count >= 2 || /^\W*[£$€₹]/.test(worded.text))
    ? {
        clause: at,
        ...worded,
        figures,
        belongs:
          worded.belongs ||
          isTerseNote(talk, clause, at) ||
          belongsBy.test(whole) ||
          wentFrom.test(whole) ||
          isBehindSemicolon(talk, clause, at) ||
          isPaidOut(talk, clause) ||
          sharesNoun(talk, clause, at) ||
          followsUp(talk, clause, at),
      }
    : null
}

/** "used to get lost", "takings used to be £400 a week": unless the clause goes on with the present. */
const isFormerState = (whole: string) =>
  /^(?:and |but )?(?:it |they |there |that |which )?used to\b/.test(whole) ||
  (/\bused to (?:be|take|cost|get|have|need|go|come|run)\b/.test(whole) && !/\b(?:now|instead)\b/.test(whole))

/** Verbs of adoption. */
const inUse = /^(?:(?:use|uses|gets?|receives?|hands|follows?|reads?|opens?|keeps?|adopted|copied)\b|(?:is|are) using$)/
