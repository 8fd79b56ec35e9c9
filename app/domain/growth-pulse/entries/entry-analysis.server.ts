import { type AchievementQuality, achievementQuality } from "../../rubric/achievement-quality"
import { keywords } from "../../rubric/keywords"
import { tellsOfPeople } from "../../rubric/ledger-lacks"
import { isMeasured } from "../../rubric/measures"
import type { CountedAnswer } from "../../users/figures.server"
import type { EntryRow } from "../repository.server"

/** The analysis of an answer, and what produced it. */
export interface Analysis {
  keywords: string[]
  quality: AchievementQuality
  by: string
}

/** Analysis by rules, used without a provider or if the provider fails. */
export function analyzeByRules(response: string): Analysis {
  return { keywords: keywords(response), quality: achievementQuality(response), by: "built-in" }
}

type AnalyzedColumn = "keywords" | "quality" | "impactArticulated" | "star" | "analysedBy"

/** The analysis as columns of the entry. */
export function columnsOf({ keywords, quality, by }: Analysis): Pick<EntryRow, AnalyzedColumn> {
  const { situation, task, action, result } = quality
  return {
    keywords,
    quality: quality.quality,
    impactArticulated: quality.impactArticulated,
    star: JSON.stringify({ situation, task, action, result }),
    analysedBy: by,
  }
}

/**
 * The change of the user's running figures when an answer is edited or (with null) deleted. The streak is unaffected.
 */
export function figuresChange(before: EntryRow, after: { response: string; quality: AchievementQuality } | null) {
  const gained = (was: boolean, is: boolean) => Number(is) - Number(was)
  return {
    answered: after ? 0 : -1,
    impactful: gained(before.impactArticulated, after?.quality.impactArticulated ?? false),
    withNumbers: gained(isMeasured(before.response), after !== null && isMeasured(after.response)),
    withPeople: gained(tellsOfPeople(before.response), after !== null && tellsOfPeople(after.response)),
  }
}

/** An answer as counted in the user's running figures. */
export function countedAnswer(
  response: string,
  { quality }: Analysis,
  counted: Pick<CountedAnswer, "period" | "asNow">,
): CountedAnswer {
  return {
    isImpactful: quality.impactArticulated,
    hasNumbers: isMeasured(response),
    hasPeople: tellsOfPeople(response),
    ...counted,
  }
}
