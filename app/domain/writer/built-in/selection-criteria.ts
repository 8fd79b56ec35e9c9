import type { Part } from "../../document/part"
import type { Achievement, Material } from "../material-schema"
import { criterionMaxWords, writingRules } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { adviceFor, short } from "./advice"
import { connective, fact, factOf, labelled, titled, wordsIn } from "./compose"
import { type Criterion, criteriaFor } from "./criteria"
import { contentWords, overlap } from "./focus"
import { datedRoleSentence, roleName } from "./role-sentences"
import { otherTheme, sharedThemes, themeStrength, toldText } from "./themes"

/** An answer per criterion in the order Situation, Task, Action, Result; a criterion without evidence is left open and named. */
export function writeSelectionCriteria(request: WritingRequest, material: Material): Writing {
  const criteria = criteriaFor(request, material)
  const used: Achievement[] = []
  const advice: string[] = []
  const parts: Part[] = []
  for (const criterion of criteria) {
    const best = bestFor(criterion, material, used)
    if (!best && criterion.theme) continue
    if (!best) advice.push(`Nothing captured answers “${criterion.text}”: reflect on a time you did this.`)
    const section = best
      ? [headingFor(criterion, best, material), ...answerTo(best, criterion, material, used)]
      : unanswered(criterion)
    if (wordsIn([...parts, ...section]) > writingRules.selection_criteria.maxWords) break
    parts.push(...section)
    if (best && advice.length < 2) advice.push(...starGaps(best))
  }
  return {
    title: titled("Selection criteria", request.posting?.title || (material.title?.text ?? "")),
    body: { parts: parts.length > 0 ? parts : ofThePerson(material) },
    advice: [...new Set([...advice, ...adviceFor(request, material, used)])].slice(0, 6),
  }
}

/**
 * The criterion as a heading. A given criterion is the asker's text and not the person's: it is set as the label, so
 * that its terms are never taken for something the person claims.
 */
function headingFor(criterion: Criterion, best: Achievement, material: Material): Part {
  if (criterion.theme) return { kind: "subheading", sentences: [connective(criterion.text)] }
  const role = best.role === null ? null : material.roles[best.role]
  return {
    kind: "subheading",
    label: criterion.text,
    sentences: [role ? fact(roleName(role), role.evidenceIds) : connective("an example")],
  }
}

/** Nothing done is captured yet: what the person says of themselves is the situation, and the rest is still to be told. */
function ofThePerson(material: Material): Part[] {
  const own = [...material.bio, ...material.unique].slice(0, 4).map((line) => factOf(line))
  if (own.length === 0) return []
  return [{ kind: "subheading", sentences: [connective(otherTheme.label)] }, labelled("Situation", ...own)]
}

function unanswered(criterion: Criterion): Part[] {
  return [{ kind: "subheading", label: criterion.text, sentences: [connective("nothing captured yet")] }]
}

/** One sentence that tells deed and outcome together and cannot be parted without losing whose outcome it is. */
const toldWithResult =
  /\d|\b(?:promoted|adopted|used by|now used|upstreamed|relied on|on (?:their|its) own|so nobody|no longer)\b/

/** The achievement that shares most with the criterion; one already told only where nothing else fits as well. */
function bestFor(criterion: Criterion, material: Material, used: Achievement[]): Achievement | null {
  const words = contentWords(criterion.text)
  const fit = (each: Achievement) =>
    criterion.theme
      ? themeStrength(criterion.theme, toldText(each))
      : overlap(words, contentWords(toldText(each))) + 2 * sharedThemes(criterion.text, each)
  const duties = material.roles.map((role) => role.scope?.text)
  const ranked = material.achievements
    .filter((each) => each.claim !== "" && !(criterion.theme && duties.includes(each.claim)))
    .map((each, at) => ({
      each,
      score: fit(each) * 10 - (used.includes(each) ? 15 : 0) - at / 10,
      fits: fit(each) > 0,
    }))
    .filter(({ fits, each }) => fits && !(criterion.theme && used.includes(each)))
    .sort((a, b) => b.score - a.score)
  return ranked[0]?.each ?? null
}

function answerTo(best: Achievement, criterion: Criterion, material: Material, used: Achievement[]): Part[] {
  const role = best.role === null ? null : (material.roles[best.role] ?? null)
  const told = (texts: string[]) => texts.map((text) => fact(text, best.evidenceIds))
  const note =
    best.action.length === 0 ? best.situation.filter((text) => best.claim.startsWith(text.replace(/\.$/, ""))) : []
  const setting = [
    ...(role ? [datedRoleSentence(role)] : []),
    ...told(best.situation.filter((text) => !note.includes(text))),
  ]
  const isNew = !used.some((each) => each.role === best.role && each.task.length === 0)
  const scope = role?.scope && isNew && !same(role.scope.text, best.claim) ? [factOf(role.scope)] : []
  const task = best.task.length > 0 ? told(best.task) : scope
  const more = best.action.length < 2 ? alsoThere(best, criterion, material, used) : []
  used.push(best, ...more)
  const oneSentence = best.action.length === 0 || (best.result.length === 0 && toldWithResult.test(best.claim))
  const actions = best.action.length > 0 ? best.action : [best.claim]
  const results = best.action.length > 0 ? best.result : []
  const parts = [
    ...(setting.length > 0 ? [labelled("Situation", ...setting)] : []),
    ...(task.length > 0 ? [labelled("Task", ...task)] : []),
    ...(actions.length > 0 ? [labelled(oneSentence ? "Action and result" : "Action", ...told(actions))] : []),
    ...(results.length > 0 ? [labelled("Result", ...told(results))] : []),
    ...(more.length > 0 ? [labelled("Also", ...more.map((each) => fact(each.claim, each.evidenceIds)))] : []),
  ]
  while (wordsIn(parts) > criterionMaxWords && parts.length > 2)
    parts.splice(parts.at(-1)?.label === "Also" ? -1 : 0, 1)
  return parts
}

/** A further achievement in the same role that fits the criterion too. */
function alsoThere(best: Achievement, criterion: Criterion, material: Material, used: Achievement[]): Achievement[] {
  const fits = (each: Achievement) =>
    criterion.theme ? criterion.theme.shown.test(toldText(each)) : sharedThemes(criterion.text, each) > 0
  return material.achievements
    .filter(
      (each) =>
        each !== best &&
        !used.includes(each) &&
        each.claim !== "" &&
        each.told === "reflection" &&
        !each.shared &&
        each.role === best.role &&
        fits(each),
    )
    .slice(0, 1)
}

function same(left: string, right: string): boolean {
  return left.replace(/\W+/g, "").toLowerCase() === right.replace(/\W+/g, "").toLowerCase()
}

function starGaps(best: Achievement): string[] {
  return best.situation.length === 0
    ? [`Say how things stood before “${short(best.bullet)}”: that is its Situation.`]
    : []
}
