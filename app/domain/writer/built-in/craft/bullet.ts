import { leansBack, type ToldStatement } from "./star"
import { capitalised, lowered } from "./trim"

const longest = 40

/**
 * A resume line: the deed, then the outcome told beside it. They are joined by a semicolon, so that no cause is claimed
 * that the person did not claim.
 */
export function bulletOf(main: ToldStatement, told: ToldStatement[]): string {
  const situations = told.filter((each) => each.part === "situation")
  const outcomes = told.filter((each) => each.part === "result" && each !== main && !each.negative)
  const parts = [noteBefore(main, situations), main.fragment]
  for (const outcome of outcomes) {
    if (main.result === 2 && outcome.fragment.split(/\s+/).length > 6) continue
    parts.push(withSetting(outcome, situations))
  }
  return capitalised(within(parts.filter((part) => part !== "")))
}

function within(parts: string[]): string {
  return parts.reduce((line, part) => {
    const longer = line ? `${line}; ${lowered(part)}` : part
    return line && longer.split(/\s+/).length > longest ? line : longer
  }, "")
}

/** "Handover sheet rewritten. Handover 40 min to 25 min": a note in the passive is the deed that the outcome belongs to. */
export function noteBefore(main: ToldStatement, situations: ToldStatement[]): string {
  if (main.part !== "result") return ""
  return (
    situations.find(
      (each) =>
        each.speaker === "none" &&
        !each.negative &&
        /\b(?:[a-z]+ed|written|rewritten|built|redone|made|done|set up)$/i.test(each.fragment),
    )?.fragment ?? ""
  )
}

/** "After two months we were down to 9 %" says nothing alone: the value it started from stands in the situation. */
export function startOf(outcome: ToldStatement, situations: ToldStatement[]): ToldStatement | null {
  const unit = /\d\s*(%|percent|min\w*|hours?|days?|h\b|£|€|\$)/.exec(outcome.fragment)?.[1]
  const dangling = /\b(?:we|it|they|that|this)\s+(?:was|were|is|are|got|went|came|fell|dropped|rose)\b/i
  if (!unit || !dangling.test(outcome.fragment)) return null
  return situations.find((each) => each.fragment.includes(unit) && /\d/.test(each.fragment)) ?? null
}

function withSetting(outcome: ToldStatement, situations: ToldStatement[]): string {
  const start = startOf(outcome, situations)
  return start ? `${start.fragment}; ${lowered(outcome.fragment)}` : outcome.fragment
}

/** The statement that says who the "her" of a deed is. */
export function leanedOn(main: ToldStatement, told: ToldStatement[]): ToldStatement | null {
  const before = told[told.indexOf(main) - 1]
  return before && before.speaker !== "I" && leansBack(main) ? before : null
}

const someone =
  /\b(?:had|got|hired|took on|were joined by|have) ((?:two|three|four|five|six|seven|eight|nine|ten|\d+|some|several)(?: [a-z-]+){1,3}?) (?:start|join|arrive|come|who|in|on|from|with|for|and)\b/i

/** "Taught them the pasta section" with the noun that the situation gives: "Taught two new commis …". */
export function withNoun(deed: string, situations: ToldStatement[]): string {
  const noun = situations.map((each) => someone.exec(each.sentence)?.[1]).find(Boolean)
  return noun ? deed.replace(/^((?:I )?\w+) them\b/, `$1 ${noun}`) : deed
}
