import type { Part } from "../../../document/document-part"
import type { DraftSentence } from "../../../evidence/schema"
import { readInstructions } from "../../instructions"
import type { Achievement, Material } from "../../material-schema"
import { criterionMaxWords, writingRules } from "../../rules"
import type { Writing, WritingRequest } from "../../writer"
import { adviceFor, short } from "../advice"
import { carriedBy } from "../carried-by"
import { connective, fact, factOf, paragraph, plainOf, titled, wordsIn } from "../compose"
import { shareEvidence } from "../material/repeats"
import { storiesOf } from "../stories/story"
import { roleName } from "../wording/role-sentences"
import { answerOf } from "./answer"
import { type Criterion, criteriaFor } from "./criteria"
import { asksYears, heldAnswer, namesSkills } from "./held-answer"
import { storiesFor } from "./stories-for"
import { otherTheme } from "./themes"
import { unansweredAdvice } from "./unanswered-advice"
import { untoldReflections } from "./untold-reflections"

/** The maximum number of reflections whose surrounding sentences an answer may use. */
const maxTales = 12
/** One answer per criterion: situation, action and result. Unanswered criteria are left open and named. */
export function writeSelectionCriteria(request: WritingRequest, material: Material): Writing {
  const criteria = criteriaFor(request, material)
  const isCarried = carriedBy(request)
  // A criterion must not end up as a heading above nothing, so a sentence that the verifier would drop is not an
  // answer.
  const stays = (sentence: DraftSentence) => isCarried(sentence) || isCarried(plainOf(sentence) ?? sentence)
  const facts = new Map(criteria.map((each) => [each, heldAnswer(each, material, isCarried).filter(stays)]))
  const isHeld = (criterion: Criterion) => criterion.isHeld && facts.get(criterion)!.length > 0
  const stories = storiesFor(
    criteria.filter((each) => !isHeld(each) || asksYears(each)),
    material,
  )
  const advice: string[] = []
  const parts: Part[] = []
  const named = new Set<number>()
  const tales = stories.size > 0 ? storiesOf(request, material, maxTales) : []
  const said = [...stories.values()].flat().flatMap(({ whole, claim, result }) => [whole || claim, ...result])
  const reflections = untoldReflections(request, [...stories.values()].flat(), isCarried)
  const { criterionWords = null, words = null } = request.limits ?? {}
  const ownWords = readInstructions(request.customPrompt).words
  const maxAnswerWords = Math.min(...[criterionMaxWords, criterionWords, ownWords].filter((each) => each !== null))
  const maxWords = Math.min(writingRules.selection_criteria.maxWords, words ?? Number.POSITIVE_INFINITY)
  for (const [at, criterion] of criteria.entries()) {
    const told = stories.get(criterion) ?? []
    const [best] = told
    const words = best || isHeld(criterion) ? [] : reflections.answer(criterion)
    const duties = facts.get(criterion)!.filter((each) => !namesSkills(each) && showsFirst(criterion, [each]))
    const isDutyMeant = best !== undefined && duties.length > 0 && !showsFirst(criterion, told)
    const held = isHeld(criterion) || (!best && words.length === 0) ? facts.get(criterion)! : isDutyMeant ? duties : []
    const answering = { material, named, isNamedAbove: criterion.theme === null && held.length === 0 }
    const under = held.length > 0 ? [connective("from the profile")] : best ? roleOf(best, material) : fromReflection
    const section = [
      ...(best || held.length > 0 || words.length > 0 ? [headingFor(criterion, under)] : []),
      ...[held, words].filter(({ length }) => length > 0).map((sentences) => paragraph(...sentences)),
      ...(best ? answerOf(told, { ...answering, isCarried, tales, said }, maxAnswerWords) : []),
    ]
    if (section.length === 0 && criterion.theme) continue
    if (section.length === 0) advice.push(unansweredAdvice(criterion.text))
    if (best && best.situation.length === 0 && advice.length < 2) advice.push(beforeAdvice(best))
    const whole = section.length > 0 ? section : unanswered(criterion)
    if (wordsIn([...parts, ...whole]) > maxWords) {
      advice.unshift(withoutRoom(criteria.slice(at)))
      break
    }
    parts.push(...whole)
  }
  return {
    title: titled("Selection criteria", request.posting?.title || (material.title?.text ?? "")),
    body: { parts: parts.length > 0 ? parts : ofThePerson(material) },
    advice: [...new Set([...advice, ...adviceFor(request, material, [...stories.values()].flat())])].slice(0, 8),
  }
}

/**
 * A given criterion is the employer's text rather than the person's. It is used as a label, so its terms are never
 * verified as claims.
 */
function headingFor(criterion: Criterion, under: Part["sentences"]): Part {
  if (criterion.theme) return { kind: "subheading", sentences: [connective(criterion.text)] }
  return { kind: "subheading", label: criterion.text, sentences: under }
}

const fromReflection = [connective("an example")]

/** Whether one of these uses the evidence that the match ranked first for a criterion. */
const showsFirst = ({ shown: [first] }: Criterion, told: { evidenceIds: string[] }[]) =>
  first !== undefined && told.some((each) => shareEvidence(each, first))

function roleOf({ role }: Achievement, { roles }: Material): Part["sentences"] {
  const held = role === null ? undefined : roles[role]
  return [held ? fact(roleName(held), held.evidenceIds) : connective("an example")]
}

/** No action is captured: the person's self-description is the situation, and the rest stays open. */
function ofThePerson(material: Material): Part[] {
  const own = [...material.bio, ...material.unique].slice(0, 4).map((line) => factOf(line))
  if (own.length === 0) return []
  return [{ kind: "subheading", sentences: [connective(otherTheme.label)] }, paragraph(...own)]
}

function unanswered(criterion: Criterion): Part[] {
  return [headingFor(criterion, [connective("nothing captured yet")])]
}

/** The criteria that a document has no room for. */
function withoutRoom(left: Criterion[]): string {
  const [first] = left
  return left.length === 1
    ? `There was no room left for “${first?.text}”: shorten other answers, then add it.`
    : `There was no room left for ${left.length} criteria, from “${first?.text}” on: shorten other answers, then add them.`
}

const beforeAdvice = (best: Achievement) =>
  `Say what things were like before “${short(best.bullet)}”: that is the Situation.`
