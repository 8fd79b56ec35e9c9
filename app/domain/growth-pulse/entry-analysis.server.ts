import { type AchievementQuality, achievementQuality } from "../rubric/achievement-quality"
import { keywords } from "../rubric/keywords"
import { tellsOfPeople } from "../rubric/ledger-lacks"
import { isMeasured } from "../rubric/measures"
import type { CountedAnswer } from "../users/figures.server"
import type { EntryRow } from "./repository.server"

/** What an answer was found to hold, and by whom. */
export interface Analysis {
  keywords: string[]
  quality: AchievementQuality
  by: string
}

/** The analysis by rules: what every answer gets where no provider is asked, or none answers. */
export function analyseByRules(response: string): Analysis {
  return { keywords: keywords(response), quality: achievementQuality(response), by: "built-in" }
}

type AnalysedColumn = "keywords" | "quality" | "impactArticulated" | "star" | "analysedBy"

/** The analysis as the entry stores it. */
export function columnsOf({ keywords, quality, by }: Analysis): Pick<EntryRow, AnalysedColumn> {
  const { situation, task, action, result } = quality
  return {
    keywords,
    quality: quality.quality,
    impactArticulated: quality.impactArticulated,
    star: JSON.stringify({ situation, task, action, result }),
    analysedBy: by,
  }
}

/** What the user's running figures gain by an answer in other words, or lose without it; the streak was earned. */
export function figuresChange(before: EntryRow, after: { response: string; quality: AchievementQuality } | null) {
  const gained = (was: boolean, is: boolean) => Number(is) - Number(was)
  return {
    answered: after ? 0 : -1,
    impactful: gained(before.impactArticulated, after?.quality.impactArticulated ?? false),
    withNumbers: gained(isMeasured(before.response), after !== null && isMeasured(after.response)),
    withPeople: gained(tellsOfPeople(before.response), after !== null && tellsOfPeople(after.response)),
  }
}

/** An answer as the user's running figures count it. */
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
