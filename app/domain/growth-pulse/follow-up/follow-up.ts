import { laidOut } from "../../language/laid-out"
import { functionWords } from "../../language/words/function-words"
import type { Question } from "../question/question"
import type { OpenMatter } from "./open-matters"

/** A question that follows up on the last reflection in the person's own words. */
export function followUp({ kind, entryId, words }: OpenMatter): Question {
  return { id: `follow-up-${entryId}`, ...worded[kind](words.shown) }
}

const worded: Record<OpenMatter["kind"], (words: string) => Pick<Question, "text" | "hint" | "asksFor">> = {
  "unexplained result": (result) => ({
    text: `${reported(result)} What did you change?`,
    hint: "Your own part, step by step, and since when.",
    asksFor: "action",
  }),
  "plan due": (plan) => ({
    text: `You planned to ${plan}. What came of it?`,
    hint: "Done, changed or dropped. A number helps if there is one.",
    asksFor: "result",
  }),
  "unfinished deed": (deed) => ({
    text: `You ${deed}. What has changed since?`,
    hint: "Who noticed, and one figure from before and after.",
    asksFor: "result",
  }),
}

const measured = new RegExp(
  laidOut`
    ^(?:
      waits?|queues?|sales|revenue|turnover|takings|profits?|costs?|complaints?|errors?|mistakes|defects?|attendance|
      absences?|traffic|orders|bookings|sign-?ups|enrollments?|returns|refunds|tickets|calls|visits|visitors|
      downloads|subscribers|followers|donations|scores?|grades?|response|customer|patient|student|staff|team|average|
      overall|monthly|weekly|daily|energy|waste|downtime|churn|retention|satisfaction|delivery|production|output
    )$
  `,
  "i",
)

/** "You said waiting times fell to 25 minutes." The case is kept if the first word may be a name. */
function reported(result: string): string {
  const [first = ""] = result.split(/\s/)
  const isPlain = /^\p{Lu}?\p{Ll}+$/u.test(first)
  const lower = first.toLowerCase()
  const isCommon = functionWords.has(lower) || measured.test(lower) || /^\p{Ll}{3,}ing$/u.test(lower)
  if (/^\p{Ll}/u.test(result)) return `You said ${result}.`
  return isPlain && isCommon ? `You said ${lower}${result.slice(first.length)}.` : `You wrote: “${result}.”`
}
