import type { MatchedPosting } from "../gaps"
import { isHeld } from "../match/answered"
import type { Figure } from "../match/requirement/figures"
import type { RequirementKind } from "../reading/posting"
import type { Story } from "../stories"
import { verdictOf } from "../verdict"
import { likelyQuestion, quotedQuestion } from "./likely-question"

/** A likely question, the person's material for an answer, and the preparation for what is missing. */
export interface InterviewQuestion {
  id: string
  question: string
  must: boolean
  status: "ready" | "partly" | "to prepare"
  /** No evidence shows the requirement. */
  isGap: boolean
  story: Story | null
  /** Alternative stories that also answer it. */
  others: Story[]
  years: { asked: number; held: number } | null
  figure: Figure | null
  /** Steps to an honest answer for an unmet requirement. They state nothing about the person. */
  steps: string[]
}

const deed = [
  "If you have done this, prepare that story: the situation, your task, what you did, and the result.",
  "If you have not, say so in one sentence. Then describe the closest thing you have done and what both have in common.",
  "Say how you would learn the rest in your first weeks, and what you have already started.",
]
const held = [
  "If you hold it, say exactly what, from where and since when, and bring proof.",
  "If you do not, say so in one sentence. If you are working toward it, name the step and its date.",
  "Ask whether it is needed from the first day.",
]
const stated = [
  "Answer yes or no first, then name any limit.",
  "If something depends on a date or a document, say which one.",
]
const quality = [
  "Choose one situation from your work that shows it. Leave the adjective out and let the example speak.",
  "Tell it in four parts: the situation, your task, what you did, and the result.",
]
const spoken = [
  "Say your level plainly: what you can read, write and discuss, and since when.",
  "If it is below what the role needs, say so, and describe how you would work with it.",
]

const stepsFor: Record<RequirementKind, string[]> = {
  skill: deed,
  experience: deed,
  responsibility: deed,
  qualification: held,
  license: held,
  language: spoken,
  "personal quality": quality,
  availability: stated,
  eligibility: stated,
}

/** The likely questions about a posting, in its order. Dismissed requirements are prepared like gaps. */
export function interviewQuestions(
  posting: Pick<MatchedPosting, "requirements" | "match" | "notMine">,
): InterviewQuestion[] {
  const { requirements, match, notMine } = posting
  const found = new Map(match?.requirements.map((one) => [one.id, one]))
  const posed = new Set<string>()
  return requirements.map(({ id, quote, must, kind }, at) => {
    const verdict = verdictOf({ id }, posting)
    const matched = notMine.includes(id) ? undefined : found.get(id)
    const places = (matched && match?.stories?.byRequirement[id]) ?? []
    const all = places.flatMap((place) => match?.stories?.told[place] ?? [])
    // An achievement makes a better story than an entry in the profile.
    const [story = null, ...others] = isHeld(kind) ? all : all.sort((a, b) => Number(b.isDeed) - Number(a.isDeed))
    const isReady = verdict === "met" && (isHeld(kind) || story?.isHeading !== true)
    const status = story === null ? "to prepare" : isReady ? "ready" : "partly"
    const nth = requirements.slice(0, at).filter((one) => one.kind === kind).length
    const likely = likelyQuestion({ quote, kind }, nth)
    const question = posed.has(likely) ? quotedQuestion(quote) : likely
    posed.add(likely)
    const steps = status === "ready" ? [] : stepsFor[kind]
    const figure = status === "partly" ? (matched?.figure ?? null) : null
    const years = matched?.years ?? null
    return { id, question, must, status, isGap: verdict === "gap", story, others, steps, figure, years }
  })
}
