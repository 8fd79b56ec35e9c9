import { isVague } from "../language/verbs/verb-forms"
import type { AchievementPart } from "./achievement-part"
import { resultScore } from "./achievement-result"
import { situationOf, taskOf } from "./achievement-setting"
import { clausesOf, isOwnAction, type RubricClause } from "./clauses"

export interface AchievementQuality {
  situation: AchievementPart
  task: AchievementPart
  action: AchievementPart
  result: AchievementPart
  /** 0 to 100, rounded. */
  quality: number
  /** The text states what the person did and the result (A ≥ 1 and R ≥ 1). */
  impactArticulated: boolean
}

/** Weights of the parts; times the maximum score of 2, they add up to 16. */
export const achievementWeights = { situation: 1, task: 1, action: 3, result: 3 } as const

/**
 * Scores how completely a text describes an achievement, by rules alone.
 *
 * | part | 1 | 2 |
 * |---|---|---|
 * | situation | when, where or with whom | the difficulty or starting figure that called for it |
 * | task | a duty, request or aim is named | with something to judge it by: an amount, a deadline |
 * | action | one step of the person's own, alone or together with others | two different steps, or one with its means |
 *
 * | result | an outcome in words: a change, praise, nothing going wrong | with a measure: an amount, before and after |
 *
 *
 * Actions of others do not count; plans, wishes and "no result yet" are not results. quality = 100 × (S + T + 3A + 3R)
 * / 16; impact is articulated when A ≥ 1 and R ≥ 1 (published on "How we score").
 */
export function achievementQuality(text: string): AchievementQuality {
  const clauses = clausesOf(text)
  const situation = situationOf(clauses)
  const task = taskOf(clauses)
  const action = actionOf(clauses)
  const result = resultOf(clauses)
  return qualityOf({ situation, task, action, result })
}

/**
 * Computes quality and impact from the four parts, whichever analysis scored them. The only implementation of the
 * formula above.
 */
export function qualityOf(parts: Omit<AchievementQuality, "quality" | "impactArticulated">): AchievementQuality {
  const { situation, task, action, result } = parts
  const weighted =
    achievementWeights.situation * situation.score +
    achievementWeights.task * task.score +
    achievementWeights.action * action.score +
    achievementWeights.result * result.score
  return {
    ...parts,
    quality: Math.round((100 * weighted) / 16),
    impactArticulated: action.score >= 1 && result.score >= 1,
  }
}

const means =
  /\bby (?:\p{L}+ly )?\p{L}+ing\b|\busing\b|\bwith (?:a|an|\p{L}+s)\b|\bstep by step\b|\b(?:based on|out of|through) (?:a|an|the|our|my|\d+)\b|\b(?:so|until) each\b/iu

function actionOf(clauses: RubricClause[]): AchievementPart {
  const acted = clauses.filter(isOwnAction)
  const steps = new Set(acted.map((clause) => clause.verb).filter((verb) => verb !== null && !isVague(verb)))
  const detailed = acted.some((clause) => !isVague(clause.verb ?? "") && means.test(clause.text))
  return { score: acted.length === 0 ? 0 : steps.size >= 2 || detailed ? 2 : 1, spans: spansOf(acted) }
}

function resultOf(clauses: RubricClause[]): AchievementPart {
  const actions = clauses.map(isOwnAction)
  const anyAction = actions.includes(true)
  const scored = clauses.map((clause, at) => {
    const next = clauses[at + 1]
    const causedByNext =
      next?.sentence === clause.sentence &&
      actions[at + 1] === true &&
      /^(?:after|because|since|once|when|as)$/.test(next.lead)
    const acted = causedByNext || actions.slice(0, at).includes(true)
    const closing = causedByNext || !actions.slice(at).includes(true)
    return {
      clause,
      score: resultScore(clause, { acted: acted || !anyAction, closing: closing && anyAction, alone: !anyAction }),
    }
  })
  const best = scored.some((each) => each.score === 2) ? 2 : scored.some((each) => each.score === 1) ? 1 : 0
  return { score: best, spans: spansOf(scored.filter((each) => each.score > 0).map((each) => each.clause)) }
}

const spansOf = (clauses: RubricClause[]) => [...new Set(clauses.map((clause) => clause.text))]
