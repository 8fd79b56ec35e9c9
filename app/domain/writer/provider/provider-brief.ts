import type { ContentType } from "../../document/kinds"
import { criteriaFor } from "../built-in/criteria/criteria"
import { materialOf } from "../built-in/material/material"
import { writingRules } from "../rules"
import type { WritingRequest } from "../writer"

/**
 * The frame of a document that a model fills in. We provide all headings and labels: the model selects among them and
 * cannot word any, so it cannot add an unsupported statement about the person.
 */
export interface Brief {
  /** The displayed text by the name that the model uses. */
  headings: Record<string, string>
  /** A heading with this name is repeatable and numbered, starting at the given number. */
  numbered: { heading: string; from: number } | null
  labels: readonly string[]
  /** Requirements of the content type beyond its structure. */
  guidance: string
}

type Frame = Omit<Brief, "headings"> & { headings: readonly string[] }
const plain = { headings: [], numbered: null, labels: [] }
const script = ["Hook", "Beat", "On screen", "Takeaway", "Call to action", "Caption"]

const frames: Record<Exclude<ContentType, "resume" | "selection_criteria">, Frame> = {
  linkedin_post: {
    ...plain,
    guidance:
      "First person. Short paragraphs. Open with the strongest result, end with a question, then at most three hashtags.",
  },
  bio: { ...plain, headings: ["Short bio", "One line"], guidance: "First person, without a name." },
  cover_letter: {
    ...plain,
    guidance:
      "First person. One line of argument: why this role, what the person has done that answers it, what is still open. No greeting, no name, no address: they are added afterwards.",
  },
  tiktok_script: { ...plain, labels: script, guidance: "Spoken words, first person, one thought per section." },
  reel_script: { ...plain, labels: script, guidance: "Spoken words and words on screen, first person." },
  youtube_short: {
    ...plain,
    labels: ["Title", "Hook", "Beat", "Close", "Description"],
    guidance: "Spoken words, first person, one thought per section.",
  },
  carousel_post: {
    ...plain,
    headings: ["Cover", "Slide", "Close", "Caption"],
    numbered: { heading: "Slide", from: 2 },
    guidance: "One idea per slide, at most 30 words each.",
  },
  thread_tweet: {
    ...plain,
    headings: ["Post"],
    numbered: { heading: "Post", from: 1 },
    guidance: "At most 280 characters per post, one point each.",
  },
  weekly_content_kit: {
    ...plain,
    headings: ["Theme", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Weekend"],
    guidance: "Each weekday another piece, ready to publish, from different evidence.",
  },
}

/** The frame for a request; a resume has its own format. */
export function briefOf(request: WritingRequest): Brief {
  if (request.type === "resume") {
    return {
      headings: {},
      numbered: null,
      labels: [],
      guidance:
        "Fragments without a subject and without a full stop, strongest first, each beginning with a verb in the past. A role's title, employer, place and dates exactly as the evidence gives them, and an empty text where it gives none.",
    }
  }
  if (request.type === "selection_criteria") {
    const criteria = criteriaFor(request, materialOf(request)).map(({ text }) => text)
    const shown = criteria.length > 0 ? criteria : ["The strongest example"]
    return {
      headings: Object.fromEntries(shown.map((text, at) => [`C${at + 1}`, text])),
      numbered: null,
      labels: [],
      guidance:
        "First person. For every criterion one example as running text: the situation, the task, what the person did, what came of it.",
    }
  }
  const { headings, ...frame } = frames[request.type]
  return { ...frame, headings: Object.fromEntries(headings.map((name) => [name, name])) }
}

/** Structure and length, as told to a model. */
export function formOf({ type }: WritingRequest): string {
  const { minWords, maxWords, structure } = writingRules[type]
  const parts = structure.map((part, at) => `${at + 1}. ${part}`).join("\n")
  return `In this order:\n${parts}\nUsually ${minWords} to ${maxWords} words, never more; with little evidence as short as the evidence.`
}
