import type { Part } from "../../../document/document-part"
import { readInstructions } from "../../instructions"
import type { Achievement, Line, Material } from "../../material-schema"
import { criterionMaxWords, writingRules } from "../../rules"
import type { Writing, WritingRequest } from "../../writer"
import { adviceFor, short } from "../advice"
import { carriedBy } from "../carried-by"
import { connective, fact, factOf, paragraph, titled, wordsIn } from "../compose"
import { oneOfEachDeed } from "../material/repeats"
import { storiesOf } from "../stories/story"
import { contentWords } from "../wording/focus"
import { isRefused } from "../wording/refused"
import { datedRoleSentence, roleName } from "../wording/role-sentences"
import { tellsSameFact } from "../wording/told-once"
import { readsWell } from "../wording/worth-telling"
import { answerOf } from "./answer"
import { type Criterion, criteriaFor } from "./criteria"
import { answers, fitOf } from "./fit"
import { otherTheme, themeStrength, toldText } from "./themes"

/** The maximum number of reflections whose surrounding sentences an answer may use. */
const maxTales = 12
/** The maximum number of stories per answer: a second one only if the other criteria leave one. */
const maxStories = 2
/** Below this score, a story does not answer a given criterion. */
const leastFit = 2
/** Scores for the best words that meet a criterion, and for other words of the same item. */
const shownFit = { first: 8, beside: 1 }

/** One answer per criterion: situation, deed and result. Unanswered criteria are left open and named. */
export function writeSelectionCriteria(request: WritingRequest, material: Material): Writing {
  const criteria = criteriaFor(request, material)
  const stories = chosen(criteria, material)
  const advice: string[] = []
  const parts: Part[] = []
  const named = new Set<number>()
  const isCarried = carriedBy(request)
  const tales = stories.size > 0 ? storiesOf(request, material, maxTales) : []
  const said = [...stories.values()].flat().flatMap(({ whole, claim, result }) => [whole || claim, ...result])
  const { criterionWords = null, words = null } = request.limits ?? {}
  const ownWords = readInstructions(request.customPrompt).words
  const maxAnswerWords = Math.min(...[criterionMaxWords, criterionWords, ownWords].filter((each) => each !== null))
  const maxWords = Math.min(writingRules.selection_criteria.maxWords, words ?? Number.POSITIVE_INFINITY)
  for (const criterion of criteria) {
    const told = stories.get(criterion) ?? []
    const [best] = told
    const section = best
      ? [
          headingFor(criterion, roleOf(best, material)),
          ...answerOf(
            told,
            { material, named, isNamedAbove: criterion.theme === null, isCarried, tales, said },
            maxAnswerWords,
          ),
        ]
      : heldAnswer(criterion, material)
    if (section.length === 0 && criterion.theme) continue
    if (section.length === 0)
      advice.push(`Nothing captured answers “${criterion.text}”: reflect on a time you did this.`)
    if (best && best.situation.length === 0 && advice.length < 2) advice.push(beforeAdvice(best))
    const whole = section.length > 0 ? section : unanswered(criterion)
    if (wordsIn([...parts, ...whole]) > maxWords) break
    parts.push(...whole)
  }
  return {
    title: titled("Selection criteria", request.posting?.title || (material.title?.text ?? "")),
    body: { parts: parts.length > 0 ? parts : ofThePerson(material) },
    advice: [...new Set([...advice, ...adviceFor(request, material, [...stories.values()].flat())])].slice(0, 8),
  }
}

/**
 * Assigns to each criterion its best-fitting stories, without repetition: the closest fits are assigned first, second
 * stories last.
 */
function chosen(criteria: Criterion[], material: Material): Map<Criterion, Achievement[]> {
  const usable = oneOfEachDeed(material.achievements.filter(({ claim }) => claim !== "" && !isRefused(claim)))
  const pairs = criteria
    .flatMap((criterion) => usable.map((each, at) => ({ criterion, each, fit: fitFor(criterion, each), at })))
    .filter(({ fit, criterion, each }) => fit >= (criterion.theme ? 1 : leastFit) && isAnswer(criterion, each))
    .sort((a, b) => b.fit - a.fit || a.at - b.at)
  const stories = new Map<Criterion, Achievement[]>()
  const told = new Set<Achievement>()
  for (const most of [1, maxStories]) {
    for (const { criterion, each } of pairs) {
      const own = stories.get(criterion) ?? []
      if (own.length >= most || told.has(each) || (most > 1 && !readsWell(each)) || isTold(each, told)) continue
      stories.set(criterion, [...own, each])
      told.add(each)
    }
  }
  return stories
}

/** A given criterion is answered by a story about it, or by one that the match found for it. */
const isAnswer = (criterion: Criterion, each: Achievement) =>
  criterion.theme !== null || answers(criterion.text, each) || fitAsShown(criterion, each) > 0

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
function fitAsShown({ shown }: Criterion, each: Achievement): number {
  const own = toldText(each).toLowerCase()
  const at = shown.findIndex(({ text }) => own.includes(text.toLowerCase().replace(/[.!?]+$/u, "")))
  if (at >= 0) return shownFit.first / (at + 1)
  return shown.some(({ evidenceIds }) => evidenceIds.some((id) => each.evidenceIds.includes(id))) ? shownFit.beside : 0
}

/**
 * A given criterion is the employer's text rather than the person's. It is used as a label, so its terms are never
 * verified as claims.
 */
function headingFor(criterion: Criterion, under: Part["sentences"]): Part {
  if (criterion.theme) return { kind: "subheading", sentences: [connective(criterion.text)] }
  return { kind: "subheading", label: criterion.text, sentences: under }
}

function roleOf({ role }: Achievement, { roles }: Material): Part["sentences"] {
  const held = role === null ? undefined : roles[role]
  return [held ? fact(roleName(held), held.evidenceIds) : connective("an example")]
}

/** A language, certificate or skill in the profile that the criterion names is an answer by itself. */
function heldAnswer(criterion: Criterion, material: Material): Part[] {
  if (criterion.theme) return []
  const names = ({ text }: Line) => {
    const words = [...contentWords(text.replace(/\([^()]*\)/g, ""))]
    const asked = contentWords(criterion.text)
    return words.length > 0 && words.every((word) => asked.has(word))
  }
  const shares = ({ text }: Line) =>
    [...contentWords(text)].filter((word) => contentWords(criterion.text).has(word)).length >= 2
  const skills = material.skills.filter(names).slice(0, 3)
  const held = [...material.qualifications, ...material.education]
    .filter((line) => names(line) || shares(line))
    .slice(0, 2)
  const languages = material.languages.filter((line) => names({ ...line, text: line.text.split(/[\s(:–-]/)[0] ?? "" }))
  const spoken = /\b(?:speak|spoken|fluen|language|bilingual)/i.test(criterion.text)
  const sentences = [
    ...languages.map((line) => fact(`I speak ${line.text}.`, line.evidenceIds)),
    ...held.map((line) => factOf({ ...line, text: /[.!?]$/.test(line.text) ? line.text : `${line.text}.` })),
    ...skills.map((line) =>
      fact(spoken ? `I speak ${line.text}.` : `My skills include ${line.text}.`, line.evidenceIds),
    ),
  ]
  const all = sentences.length > 0 ? sentences : ofProfile(criterion, material)
  return all.length > 0 ? [headingFor(criterion, [connective("from the profile")]), paragraph(...all)] : []
}

/** The profile entries that the match found for a criterion: the person's own sentences, and roles with their dates. */
function ofProfile({ shown }: Criterion, { bio, roles }: Material): Part["sentences"] {
  const isShown = ({ evidenceIds }: { evidenceIds: string[] }) =>
    shown.some((one) => one.evidenceIds.some((id) => evidenceIds.includes(id)))
  return [...bio.filter(isShown).map((line) => factOf(line)), ...roles.filter(isShown).map(datedRoleSentence)].slice(
    0,
    2,
  )
}

/** No deed is captured: the person's self-description is the situation, and the rest is left open. */
function ofThePerson(material: Material): Part[] {
  const own = [...material.bio, ...material.unique].slice(0, 4).map((line) => factOf(line))
  if (own.length === 0) return []
  return [{ kind: "subheading", sentences: [connective(otherTheme.label)] }, paragraph(...own)]
}

function unanswered(criterion: Criterion): Part[] {
  return [headingFor(criterion, [connective("nothing captured yet")])]
}

const beforeAdvice = (best: Achievement) =>
  `Say what things were like before “${short(best.bullet)}”: that is the Situation.`
