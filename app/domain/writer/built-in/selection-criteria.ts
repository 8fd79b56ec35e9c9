import type { Part } from "../../document/document-part"
import { readInstructions } from "../instructions"
import type { Achievement, Line, Material } from "../material-schema"
import { criterionMaxWords, writingRules } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { adviceFor, notFollowed, short } from "./advice"
import { connective, fact, factOf, labeled, titled, wordsIn } from "./compose"
import { type Criterion, criteriaFor } from "./criteria"
import { fitOf } from "./fit"
import { contentWords } from "./focus"
import { oneOfEachDeed } from "./repeats"
import { datedRoleSentence, roleName } from "./role-sentences"
import { otherTheme, themeStrength, toldText } from "./themes"

/** Below this a story does not answer a given criterion. */
const leastFit = 2
/** For the best of the words that meet a criterion, and for other words of their item. */
const shownFit = { first: 8, beside: 1 }

/** An answer per criterion in the order Situation, Task, Action, Result; what nothing answers is left open and named. */
export function writeSelectionCriteria(request: WritingRequest, material: Material): Writing {
  const criteria = criteriaFor(request, material)
  const given = criteria.some(({ theme }) => theme === null)
  const stories = chosen(criteria, material)
  const advice: string[] = []
  const parts: Part[] = []
  const named = new Set<number>()
  const { criterionWords = null, words = null } = request.limits ?? {}
  const mostWords = Math.min(writingRules.selection_criteria.maxWords, words ?? Number.POSITIVE_INFINITY)
  for (const criterion of criteria) {
    const best = stories.get(criterion)
    const section = best
      ? within(answerTo(criterion, best, material, named), criterionWords)
      : heldAnswer(criterion, material)
    if (section.length === 0 && criterion.theme) continue
    if (section.length === 0)
      advice.push(`Nothing captured answers “${criterion.text}”: reflect on a time you did this.`)
    if (best && best.situation.length === 0 && advice.length < 2) advice.push(beforeAdvice(best))
    const whole = section.length > 0 ? section : unanswered(criterion)
    if (wordsIn([...parts, ...whole]) > mostWords) break
    parts.push(...whole)
  }
  const asked = readInstructions(given && !request.posting ? null : request.customPrompt)
  return {
    title: titled("Selection criteria", request.posting?.title || (material.title?.text ?? "")),
    body: { parts: parts.length > 0 ? parts : ofThePerson(material) },
    advice: [
      ...new Set([
        ...notFollowed(asked, ["emphasis"]),
        ...advice,
        ...adviceFor(request, material, [...stories.values()]),
      ]),
    ].slice(0, 8),
  }
}

/** The story that fits each criterion best, each told once: the closest fits choose first. */
function chosen(criteria: Criterion[], material: Material): Map<Criterion, Achievement> {
  const usable = oneOfEachDeed(material.achievements.filter(({ claim }) => claim !== ""))
  const pairs = criteria
    .flatMap((criterion) => usable.map((each, at) => ({ criterion, each, fit: fitFor(criterion, each), at })))
    .filter(({ fit, criterion }) => fit >= (criterion.theme ? 1 : leastFit))
    .sort((a, b) => b.fit - a.fit || a.at - b.at)
  const stories = new Map<Criterion, Achievement>()
  const told = new Set<Achievement>()
  for (const { criterion, each } of pairs) {
    if (stories.has(criterion) || told.has(each)) continue
    stories.set(criterion, each)
    told.add(each)
  }
  return stories
}

const fitFor = (criterion: Criterion, each: Achievement) =>
  criterion.theme
    ? themeStrength(criterion.theme, toldText(each))
    : fitOf(criterion.text, each) + fitAsShown(criterion, each)

/** What the match found to meet a criterion, the best first, answers it before what only shares its words. */
function fitAsShown({ shown }: Criterion, each: Achievement): number {
  const own = toldText(each).toLowerCase()
  const at = shown.findIndex(({ text }) => own.includes(text.toLowerCase().replace(/[.!?]+$/u, "")))
  if (at >= 0) return shownFit.first / (at + 1)
  return shown.some(({ evidenceIds }) => evidenceIds.some((id) => each.evidenceIds.includes(id))) ? shownFit.beside : 0
}

/** A given criterion is the asker's text and not the person's: as the label, its terms are never taken for a claim. */
function headingFor(criterion: Criterion, under: Part["sentences"]): Part {
  if (criterion.theme) return { kind: "subheading", sentences: [connective(criterion.text)] }
  return { kind: "subheading", label: criterion.text, sentences: under }
}

/** The role is told in full once; each heading names it. */
function answerTo(criterion: Criterion, best: Achievement, material: Material, named: Set<number>): Part[] {
  const role = best.role === null ? undefined : material.roles[best.role]
  const told = (texts: string[]) => texts.map((text) => fact(text, best.evidenceIds))
  const isNamed = best.role === null || named.has(best.role)
  if (best.role !== null) named.add(best.role)
  const setting = [...(role && !isNamed ? [datedRoleSentence(role)] : []), ...told(best.situation)]
  const inOne = best.result.length === 0 && best.hasNumber
  const actions = best.action.length > 0 ? best.action : [best.claim]
  const parts = [
    ...(setting.length > 0 ? [labeled("Situation", ...setting)] : []),
    ...(best.task.length > 0 ? [labeled("Task", ...told(best.task))] : []),
    labeled(inOne ? "Action and result" : "Action", ...told(actions)),
    ...(best.result.length > 0 ? [labeled("Result", ...told(best.result))] : []),
  ]
  while (wordsIn(parts) > criterionMaxWords && parts.length > 2) parts.shift()
  return [headingFor(criterion, [role ? fact(roleName(role), role.evidenceIds) : connective("an example")]), ...parts]
}

/** An answer within the words that the posting allows: of what is told, what came of it stays longest. */
function within(answer: Part[], most: number | null): Part[] {
  const [heading, ...told] = answer
  while (most !== null && wordsIn(told) > most && told.length > 1) told.shift()
  return heading ? [heading, ...told] : []
}

/** A language, certificate or skill of the profile that the criterion names answers it by itself. */
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
  return all.length > 0 ? [headingFor(criterion, [connective("from the profile")]), labeled("Answer", ...all)] : []
}

/** What the match found in the profile to meet a criterion: the person's own sentences, and roles with their dates. */
function ofProfile({ shown }: Criterion, { bio, roles }: Material): Part["sentences"] {
  const isShown = ({ evidenceIds }: { evidenceIds: string[] }) =>
    shown.some((one) => one.evidenceIds.some((id) => evidenceIds.includes(id)))
  return [...bio.filter(isShown).map((line) => factOf(line)), ...roles.filter(isShown).map(datedRoleSentence)].slice(
    0,
    2,
  )
}

/** Nothing done is captured yet: what the person says of themselves is the situation, and the rest is still to be told. */
function ofThePerson(material: Material): Part[] {
  const own = [...material.bio, ...material.unique].slice(0, 4).map((line) => factOf(line))
  if (own.length === 0) return []
  return [{ kind: "subheading", sentences: [connective(otherTheme.label)] }, labeled("Situation", ...own)]
}

function unanswered(criterion: Criterion): Part[] {
  return [headingFor(criterion, [connective("nothing captured yet")])]
}

const beforeAdvice = (best: Achievement) =>
  `Say how things stood before “${short(best.bullet)}”: that is its Situation.`
