import { laidOut } from "../../laid-out"
/**
 * The mood that a question implies for its answer, or null. The answers to a "hard" and to an "underway" question may
 * describe success, failure or a mere beginning, so they need a stated result.
 */
export type QuestionMood = "planned" | "underway" | "failed" | "hard" | null

/** Questions about what failed. */
const wentWrong = new RegExp(laidOut`
  \b(?:
    went wrong|go wrong|setback|fail(?:ed|s|ing)?|failure|flop(?:ped)?|sideways|not come off|
    didn't (?:land|work|go|come)|did not (?:work|land|go)|not (?:successful|working)|went badly|
    not (?:so |that |very )?(?:good|great|well)|dragged|(?:my|your|own) mistakes?|
    mistakes? (?:you|that you|did you) (?:made|make)|regret|what's not
  )\b
`)

export function questionMood(question: string): QuestionMood {
  const asked = question.toLowerCase().replace(/[’]/g, "'")
  if (/\bworking on\b(?! that)/.test(asked) && !/\b(?:next|been working on)\b/.test(asked)) return "underway"
  if (
    /\b(?:next|plans?|(?<!not )planned|(?:you|we|i)(?: are| were|'re)?(?: \w+)? planning|looking ahead|coming up|chasing|want to be|do you want|pretend to do|thinking about|hope|future|goals?|in a year|aim)\b/.test(
      asked,
    ) &&
    !/\b(?:did|didn't|went|finish|finished|done|delivered|achieved)\b/.test(asked)
  )
    return "planned"
  if (wentWrong.test(asked))
    return /\b(?:what did you do|how did (?:it|this|that) end|how did you (?:solve|fix|handle|put|get|make|sort|deal)|what (?:came|became) of)\b/.test(
      asked,
    )
      ? "hard"
      : "failed"
  if (
    /\b(?:(?:was|is|been) (?:the )?(?:most )?(?:difficult|hard|hardest|tough|tricky)|mistake(?! (?:(?:that )?you )?(?:caught|found|spotted|noticed|prevented|fixed|corrected)))\b/.test(
      asked,
    )
  )
    return "hard"
  return null
}
