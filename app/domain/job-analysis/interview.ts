import type { MatchedPosting } from "./gaps"
import { isHeld } from "./match/answered"
import type { RequirementKind } from "./reading/posting"
import type { Story } from "./stories"

/** A likely question, what the person has to answer it with, and how to prepare what they have not. */
export interface InterviewQuestion {
  id: string
  question: string
  must: boolean
  status: "ready" | "partly" | "to prepare"
  story: Story | null
  /** Other stories that answer it too. */
  others: Story[]
  years: { asked: number; held: number } | null
  /** Steps to an honest answer, where the requirement is not met. They state nothing about the person. */
  steps: string[]
}

/** The likely question for each kind, around the posting's own words. */
const questions: Record<RequirementKind, (words: string) => string> = {
  skill: (words) => `The role asks for “${words}”. Tell us about a time when you used this at work.`,
  experience: (words) =>
    `The role asks for “${words}”. Where did you do this, what was your part, and what came of it?`,
  qualification: (words) => `The role asks for “${words}”. What do you hold, and how do you use it in your work?`,
  license: (words) => `The role asks for “${words}”. Do you hold it now, and how long is it valid?`,
  language: (words) => `The role asks for “${words}”. How well do you speak and write it, and where do you use it?`,
  "personal quality": (words) => `We are looking for “${words}”. Can you give an example from your work?`,
  availability: (words) => `The role asks for “${words}”. Does that work for you?`,
  eligibility: (words) => `The role asks for “${words}”. Can you confirm that, and how would you show it?`,
  responsibility: (words) =>
    `In this role: “${words}”. When did you do something like this, and how did you go about it?`,
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

/** Characters of a requirement that are quoted in a question. */
const longestQuote = 300

/** The likely questions about a posting, in its order. Requirements that the person put aside are prepared like gaps. */
export function interviewQuestions(
  posting: Pick<MatchedPosting, "requirements" | "match" | "notMine">,
): InterviewQuestion[] {
  const { requirements, match, notMine } = posting
  const found = new Map(match?.requirements.map((one) => [one.id, one]))
  return requirements.map(({ id, quote, must, kind }) => {
    const matched = notMine.includes(id) ? undefined : found.get(id)
    const places = (matched && match?.stories?.byRequirement[id]) ?? []
    const all = places.flatMap((place) => match?.stories?.told[place] ?? [])
    // What was done makes a better story than what the profile only names.
    const [story = null, ...others] = isHeld(kind) ? all : all.sort((a, b) => Number(b.isDeed) - Number(a.isDeed))
    const isReady = matched?.status === "met" && story !== null && (isHeld(kind) || isWhole(story))
    const status = story === null ? "to prepare" : isReady ? "ready" : "partly"
    const question = questions[kind](shortened(quote))
    const steps = status === "ready" ? [] : stepsFor[kind]
    return { ...{ id, question, must, status, story, others, steps }, years: matched?.years ?? null }
  })
}

/** A story can be told once it says what was done and what came of it; a title or a degree is none. */
const isWhole = ({ isDeed, parts }: Story) =>
  isDeed && (parts === null || (parts.action.length > 0 && parts.result.length > 0))

function shortened(quote: string): string {
  const words = quote.replace(/[.;,]+$/, "")
  return words.length > longestQuote ? `${words.slice(0, longestQuote).replace(/\s+\S*$/, "")}…` : words
}
