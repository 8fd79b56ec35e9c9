import { readableSource } from "../../../domain/evidence/readable-source"
import type { InterviewQuestion } from "../../../domain/job-analysis/interview/interview"
import type { Story } from "../../../domain/job-analysis/stories"
import { figureText, yearsText } from "../because-text"

const labels = { situation: "Situation", task: "Task", action: "Action", result: "Result" } as const
const either = new Intl.ListFormat("en", { type: "disjunction" })
const order = Object.keys(labels) as (keyof typeof labels)[]

/** Detects an outcome in a resume line that has no STAR parts. */
const change = /\bfrom\b.*\d.*\bto\b.*\d|\d ?(?:%|percent\b)|[$€£]\d/i

/** A question, formatted for the interview sheet. */
export function shownQuestion({ story, others, years, figure, isGap, ...rest }: InterviewQuestion, locale: string) {
  return {
    ...rest,
    years: years && yearsText(years, !isGap),
    figure: figure && figureText(figure),
    story: story && shownStory(story, locale),
    hasStory: rest.status === "ready" && story?.isDeed === true && tellsResult(story),
    isUnfinished: rest.status === "ready" && story?.isDeed === true && !tellsResult(story),
    others: others.map(({ text, sources }) => ({ text, source: sourceText(sources, locale) })),
  }
}
export type ShownQuestion = ReturnType<typeof shownQuestion>

/** A story without an outcome is incomplete. */
const tellsResult = ({ text, parts }: Story) => (parts?.result.length ?? 0) > 0 || change.test(text)

function shownStory({ text, sources, parts }: Story, locale: string) {
  const said = parts && once(parts)
  const told = said ? order.filter((part) => said[part].some((span) => span !== text)) : []
  const missing = parts
    ? order.filter((part) => parts[part].length === 0 && !(part === "result" && change.test(text)))
    : []
  return {
    text,
    source: sourceText(sources, locale),
    parts: told.map((part) => ({ label: labels[part], spans: said?.[part] ?? [] })),
    missing: either.format(missing),
  }
}

/** Shows a text that occurs in several STAR parts only in the last of them. */
function once(parts: NonNullable<Story["parts"]>): NonNullable<Story["parts"]> {
  const without = (part: keyof typeof labels, later: (keyof typeof labels)[]) =>
    parts[part].filter((span) => !later.some((other) => parts[other].some((one) => one.includes(span))))
  return {
    situation: without("situation", ["task", "action", "result"]),
    task: without("task", ["action", "result"]),
    action: without("action", ["result"]),
    result: parts.result,
  }
}

const sourceText = (sources: string[], locale: string) =>
  sources.map((source) => readableSource(source, locale)).join(" · ")
