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

/** The analysis as the entry stores it. */
export function columnsOf({ keywords, quality, by }: Analysis): Partial<EntryRow> {
  const { situation, task, action, result } = quality
  return {
    keywords,
    quality: quality.quality,
    impactArticulated: quality.impactArticulated,
    star: JSON.stringify({ situation, task, action, result }),
    analysedBy: by,
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
