import type { Figure } from "../../domain/job-analysis/match/requirement/figures"
import type { Because, MatchedEvidence, Years } from "../../domain/job-analysis/match/requirement/shapes"
import { listed } from "../../domain/kernel/listed"

const joined = (words: string[]) => [...new Set(words.map((word) => `“${word}”`))].join(", ")

const isPluralOf = (one: string, other: string) =>
  one.toLowerCase().replace(/s$/, "") === other.toLowerCase().replace(/s$/, "")

/** Explains why a piece of evidence counts for a requirement; null if the words are plainly the same. */
function becauseText(because: Because): string | null {
  switch (because.code) {
    case "same_words":
      return null
    case "other_name":
      return isPluralOf(because.yours, because.asked)
        ? `Both say “${because.yours}”.`
        : `“${because.yours}” is another name for “${because.asked}”.`
    case "shown_by_deed":
      return `“${because.yours}” shows “${because.asked}”.`
    case "related":
      return `Your “${because.yours}” is close to “${because.asked}”.`
    case "named":
      return "Your profile names it, but none of your achievements shows it yet."
    case "no_deed":
      return "Your words mention it, but none of your achievements shows it yet."
    case "no_paper":
      return "This shows the work. Nothing you wrote shows the qualification."
    case "degree":
      return `“${because.yours}” meets “${because.asked}”.`
    case "other_subject":
      return `“${because.yours}” is at the level of “${because.asked}”. Whether its subject counts is up to the employer.`
    case "first_degree":
      return `“${because.yours}” is often a first degree. Nothing you captured shows a bachelor's degree before it.`
    case "answered":
      return "Your answer to this requirement."
    case "years":
      return yearsText(because, true)
  }
}

/** The reasons for each piece of evidence. Years, which are counted over the whole history, appear only once. */
export function reasonsTexts(evidence: readonly MatchedEvidence[]): string[] {
  const first = evidence.findIndex(({ because }) => because.some(({ code }) => code === "years"))
  return evidence.map((one, at) => reasonsText(one, at === first))
}

/** The reasons for one piece of evidence. Shared words are listed only if there is no better reason. */
export function reasonsText({ because: all }: MatchedEvidence, tellsYears = true): string {
  const because = tellsYears ? all : all.filter(({ code }) => code !== "years")
  const same = because.flatMap((one) => (one.code === "same_words" ? one.words : []))
  // A shared word is a stronger reason than a related one.
  const telling = same.length > 0 ? because.filter(({ code }) => code !== "related") : because
  const told = telling.map(becauseText).filter((text) => text !== null)
  if (told.length > 0) return [...new Set(told)].join(" ")
  return same.length > 0 ? `Both say ${joined(same)}.` : ""
}

/**
 * Compares the years in the history with the years asked for. Years alone are not enough if the history does not show
 * the kind of work.
 */
export function yearsText({ asked, held, byTitle }: Years, isKindShown: boolean): string {
  const shown = Math.floor(held)
  if (byTitle !== undefined) {
    const found = `Your words show ${shown === 0 ? "none" : shown} of the ${asked} years of leading people asked for.`
    const titled = Math.floor(byTitle)
    return titled > shown
      ? `${found} Your titles suggest ${titled}, but nothing in those jobs says whom you led.`
      : found
  }
  if (shown === 0 && asked > 0)
    return `The titles in your history don't show the ${asked === 1 ? "year" : `${asked} years`} asked for.`
  const count = shown === 1 ? "1 year" : `${shown} years`
  if (held < asked) return `Your history shows ${count} of the ${asked} asked for.`
  return isKindShown ? `Your history shows ${count}.` : `Your history shows ${count}, but not this kind of work.`
}

/** A required number that the evidence does not reach. */
export function figureText({ asked, held, isOtherCurrency }: Figure): string {
  if (held === null) return `The posting asks for ${asked}. Your words don't give a number for it.`
  return isOtherCurrency
    ? `Your words show ${held}; the posting asks for ${asked}. The currencies differ, so we didn't compare them.`
    : `Your words show ${held} of the ${asked} asked for.`
}

/** The named parts of a partly met requirement that no evidence shows. */
export const lacksText = (lacks: readonly string[]): string =>
  `Your words don't fully show ${listed(lacks.map((one) => `“${one}”`))} yet.`
