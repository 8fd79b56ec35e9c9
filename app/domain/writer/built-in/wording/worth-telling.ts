import { isMeasured } from "../../../rubric/measures"
import type { Achievement } from "../../material-schema"
import { isOpen, isWellFormed } from "../stories/told/well-formed"
import { lacksSubject } from "./first-person"
import { contentWords } from "./focus"
import { isRefused } from "./refused"

/** The minimum number of content words for an action without figure or outcome to be informative. */
const leastWords = 6
/** The number of informative lines below which the others are used too. */
const enough = 3

/** Lines that are informative to a stranger; the others too if there is little else. */
export function worthTelling(achievements: Achievement[]): Achievement[] {
  const worth = achievements.filter(saysEnough)
  return worth.length >= enough ? worth : achievements
}

/** A figure, an outcome or a described thing: "Wrote the doc" and "Read every single one" leave questions open. */
function saysEnough({ bullet, result, pinned }: Achievement): boolean {
  return pinned || /\d|; /.test(bullet) || result.length > 0 || contentWords(bullet).size >= leastWords
}

/** "I fixed both.": the things are mentioned elsewhere. */
const opensOnMany =
  /\b(?:both|all (?:two|three|four|five|of them))(?=[.,;]| and\b)|\b(?:each one|every one|the others|the rest|the lot)\b(?! of)/i

/** The number of content words below which a line without amount or outcome is uninformative in a resume. */
const leastOfLine = 3

/** An award is informative in a few words. */
const honor = /^(?:Was )?(?:Named|Won|Awarded|Promoted|Ranked|Voted|Elected)\b/i

/** Lines too thin for a resume that has others: "Did weekly 1-1s". */
export function tooThin({ bullet, result, pinned }: Achievement): boolean {
  return (
    !pinned &&
    !honor.test(bullet) &&
    result.length === 0 &&
    !isMeasured(bullet) &&
    contentWords(bullet).size < leastOfLine
  )
}

/** Whether a line's sentence, without parentheses, reads like written text. */
export function readsWell({ claim, whole }: Achievement): boolean {
  const bare = claim.replace(/\s*\([^()]*\)/g, "")
  return (
    claim !== "" &&
    !isRefused(whole || claim) &&
    !lacksSubject(claim) &&
    isWellFormed(bare) &&
    !isOpen(bare) &&
    !opensOnMany.test(bare)
  )
}

/** The flaws of a sentence: a generic verb, parentheses, "stuff", length. */
const clumsy = [
  /\b(?:I|We|and) (?:did|do|had|got|held)\b/,
  /\(/,
  /\b(?:stuff|things?|lots?|bits?)\b/i,
  /^(?:\S+\s+){26}/,
]

/** For a text with few lines: the strongest first if they read as well as the others. */
export function bestReading(achievements: Achievement[]): Achievement[] {
  const told = ({ whole, claim }: Achievement) => whole || claim
  const faults = (each: Achievement) => clumsy.flatMap((pattern) => told(each).match(pattern) ?? []).length
  return achievements
    .map((each, at) => ({ each, rank: at + placesLost * faults(each) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each)
}

/** The number of ranks that each flaw costs. */
const placesLost = 3
