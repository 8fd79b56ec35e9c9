import { isPast } from "../../../language/verbs/past-tense"
import type { Achievement, Material } from "../../material-schema"
import { oneOfEachDeed, shareEvidence } from "../material/repeats"
import { contentWords } from "../wording/focus"
import { isRefused } from "../wording/refused"
import { tellsSameFact } from "../wording/told-once"
import { readsWell } from "../wording/worth-telling"
import { asksOnlyCredential } from "./asks-credential"
import type { Criterion } from "./criteria"
import { answers, answersItself, fitOf, goesWrongWay } from "./fit"
import { asksYears } from "./held-answer"
import { themeStrength, toldText } from "./themes"

/** The maximum number of stories per answer: a second one only if the other criteria leave one. */
const maxStories = 2
/** Below this score, a story does not answer a given criterion; a second story has to fit better than that. */
const leastFit = 2
const secondFit = 3
/**
 * Deductions for a story that does not read like written text, for one that is an answer only through the words around
 * it, and for a duty without an outcome.
 */
const losses = { badlyWorded: 1, aroundOnly: 1, dutyOnly: 2, measuredDuty: 0.5 }
/** Scores for the best words that meet a criterion, and for other words of the same item. */
const shownFit = { first: 8, beside: 3 }
/** What the match did not find for a criterion has to answer it by itself. */
const leastUnseen = 4

/**
 * Assigns to each criterion its best-fitting stories, without repetition: the closest fits are assigned first, second
 * stories last.
 */
export function storiesFor(criteria: Criterion[], material: Material): Map<Criterion, Achievement[]> {
  const usable = oneOfEachDeed(material.achievements.filter(({ claim }) => claim !== "" && !isRefused(claim)))
  const places = contentWords(material.roles.map(({ company }) => company).join(" "))
  const pairs = criteria
    .filter(({ text, theme }) => theme !== null || !asksOnlyCredential(text))
    .flatMap((criterion) => usable.map((each, at) => ({ criterion, each, fit: fitFor(criterion, each), at })))
    .filter(({ fit, criterion, each }) => fit >= (criterion.theme ? 1 : leastFit) && isAnswer(criterion, each))
    .filter(({ criterion, each }) => !sharesPlaceOnly(criterion, each, places) && provesYears(criterion, each))
    .map((pair) => ({ ...pair, worth: pair.fit - lossOf(pair) + gainOf(pair.each, material) }))
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
  const stories = new Map<Criterion, Achievement[]>()
  const told = new Set<Achievement>()
  for (const most of [1, maxStories]) {
    if (most > 1) answerOpen(criteria, pairs, stories, told)
    for (const { criterion, each, fit } of pairs) {
      const own = stories.get(criterion) ?? []
      if (own.length >= most || told.has(each) || isTold(each, told)) continue
      if (own.length > 0 && (isDutyOnly(each) || asksYears(criterion))) continue
      if (own.length > 0 && !(readsWell(each) && (fit >= secondFit || shareEvidence(own[0]!, each)))) continue
      stories.set(criterion, [...own, each])
      told.add(each)
    }
  }
  return stories
}

/** Among stories that fit equally, a figure and the current job count more than the story's strength. */
function gainOf({ figure, hasNumber, role, quality }: Achievement, { roles }: Material): number {
  const isNow = role !== null && roles[role]?.isCurrent === true
  return (figure?.from ? 0.6 : hasNumber ? 0.3 : 0) + (isNow ? 0.3 : 0) + quality / 500
}

/** "I ran the school choir" shares only its place with "experience of leading a subject across a school". */
function sharesPlaceOnly(criterion: Criterion, each: Achievement, places: Set<string>): boolean {
  if (criterion.theme !== null || fitAsShown(criterion, each) > 0) return false
  const told = contentWords(toldText(each))
  const shared = [...contentWords(criterion.text)].filter((word) => told.has(word))
  return shared.length > 0 && shared.every((word) => places.has(word)) && fitOf(criterion.text, each) <= leastFit + 1
}

/** Next to years of work, only measured achievements are worth mentioning. */
const provesYears = (criterion: Criterion, { hasNumber, role }: Achievement) =>
  criterion.theme !== null || !asksYears(criterion) || (hasNumber && role !== null)

interface Pair {
  criterion: Criterion
  each: Achievement
  fit: number
}

/**
 * If other criteria took all stories that answer a criterion, it gets one of them back, provided that the other
 * criterion has another story. If not, a story that is about it by its own words is repeated, because an assessor reads
 * each answer by itself.
 */
function answerOpen(
  criteria: Criterion[],
  pairs: Pair[],
  stories: Map<Criterion, Achievement[]>,
  told: Set<Achievement>,
) {
  for (const criterion of criteria.filter((each) => each.theme === null && !stories.has(each))) {
    const own = pairs.filter((pair) => pair.criterion === criterion)
    for (const { each } of own) {
      const [other] = [...stories].find(([, [first]]) => first === each) ?? []
      const left = pairs.find((pair) => pair.criterion === other && !told.has(pair.each) && !isTold(pair.each, told))
      if (!other || !left) continue
      stories.set(other, [left.each]).set(criterion, [each])
      told.add(left.each)
      break
    }
    const again = own.find(({ each, fit }) => fit >= leastFit && answersItself(criterion.text, each))
    if (!stories.has(criterion) && again) stories.set(criterion, [again.each])
  }
}

/** A given criterion is answered by a story about it, or by one that the match found for it. */
const isAnswer = (criterion: Criterion, each: Achievement) =>
  criterion.theme !== null ||
  (answers(criterion.text, each) &&
    (criterion.shown.length === 0 || fitAsShown(criterion, each) > 0 || fitOf(criterion.text, each) >= leastUnseen)) ||
  (fitAsShown(criterion, each) > 0 && !goesWrongWay(criterion.text, toldText(each)))

/** Another line already states the same fact. */
function isTold(each: Achievement, told: Set<Achievement>): boolean {
  const sentencesOf = ({ whole, claim, result }: Achievement) => [whole || claim, ...result]
  const said = [...told].flatMap(sentencesOf)
  return sentencesOf(each).some((text) => said.some((other) => tellsSameFact(other, text)))
}

const fitFor = (criterion: Criterion, each: Achievement) =>
  criterion.theme
    ? themeStrength(criterion.theme, toldText(each))
    : fitOf(criterion.text, each) + fitAsShown(criterion, each)

/** Evidence that the match found for a criterion, best first, comes before evidence that only shares its words. */
export function fitAsShown({ shown }: Pick<Criterion, "shown">, each: Achievement): number {
  const own = toldText(each).toLowerCase()
  const at = shown.findIndex(({ text }) => own.includes(text.toLowerCase().replace(/[.!?]+$/u, "")))
  if (at >= 0) return shownFit.first / (at + 1)
  const beside = shown.findIndex((one) => shareEvidence(one, each))
  return beside >= 0 ? shownFit.beside / (beside + 1) : 0
}

/** "I teach chemistry": a daily activity according to the history, without an outcome. */
const isDutyOnly = ({ told, claim, result }: Achievement) =>
  told === "profile" && result.length === 0 && !isPast(claim.split(" ")[1] ?? "")

function lossOf({ criterion, each }: { criterion: Criterion; each: Achievement }): number {
  const isOwn = criterion.theme !== null || answersItself(criterion.text, each) || fitAsShown(criterion, each) > 0
  return (
    (readsWell(each) ? 0 : losses.badlyWorded) +
    (isOwn ? 0 : losses.aroundOnly) +
    (isDutyOnly(each) ? (each.hasNumber ? losses.measuredDuty : losses.dutyOnly) : 0)
  )
}
