import type { ContentType } from "../document/kinds"

export interface WritingRule {
  /** The number of words of a full text. With little evidence a document may be shorter, because it is never padded. */
  minWords: number
  /** Never exceeded. */
  maxWords: number
  /** The parts in order, as described on the generator page and in the prompt. */
  structure: readonly string[]
}

/** Length and structure of each content type, for all writers. Words are counted by `countWords`. */
export const writingRules: Record<ContentType, WritingRule> = {
  resume: {
    minWords: 250,
    maxWords: 800,
    structure: [
      "Summary",
      "Skills",
      "Experience by role, strongest achievement first",
      "Projects and volunteering",
      "Education",
      "Certifications, awards and publications",
      "Languages",
    ],
  },
  linkedin_post: {
    minWords: 80,
    maxWords: 260,
    structure: ["Hook: the strongest result", "What happened", "The point", "A question", "Hashtags"],
  },
  bio: { minWords: 40, maxWords: 150, structure: ["Short bio, first person", "One line"] },
  cover_letter: {
    minWords: 180,
    maxWords: 380,
    structure: ["Why this role", "Three claims, each with its evidence", "Close"],
  },
  selection_criteria: { minWords: 150, maxWords: 1200, structure: ["Per criterion: Situation, Task, Action, Result"] },
  tiktok_script: {
    minWords: 60,
    maxWords: 220,
    structure: [
      "Hook in the first three seconds, a few words on the screen with it",
      "The turning point in beats, each with its seconds: 60 seconds and 150 spoken words at most",
      "The takeaway",
      "A question",
      "Caption with hashtags",
    ],
  },
  reel_script: {
    minWords: 50,
    maxWords: 190,
    structure: [
      "Hook in the first three seconds: words on the screen",
      "Before and after, or one result a scene, on the screen and spoken: 45 seconds at most",
      "A question on the screen",
      "Caption with hashtags",
    ],
  },
  youtube_short: {
    minWords: 50,
    maxWords: 200,
    structure: [
      "Title",
      "Hook in the first three seconds: what was learned, or the question it answers",
      "How it was done, in beats with their seconds: 50 seconds at most",
      "A question",
      "Description with hashtags",
    ],
  },
  carousel_post: {
    minWords: 60,
    maxWords: 280,
    structure: [
      "Cover slide: the strongest result",
      "One idea a slide, 30 words at most, 8 slides at most",
      "Last slide: the point and a question",
      "Caption with hashtags",
    ],
  },
  thread_tweet: {
    minWords: 60,
    maxWords: 420,
    structure: [
      "First post: the hook",
      "One fact a post, 280 characters at most with its number, 9 posts at most",
      "Last post: a question",
    ],
  },
  weekly_content_kit: {
    minWords: 150,
    maxWords: 700,
    structure: [
      "Monday: a post",
      "Tuesday: a story prompt",
      "Wednesday: a short video of 30 seconds at most",
      "Thursday: a carousel",
      "Friday: a question to the audience",
    ],
  },
}

/** The maximum number of words of one answer to a selection criterion. */
export const criterionMaxWords = 250

/** Counts whitespace-separated words that contain a letter or a digit: "p99" is one, "1.5 h" is two, "–" is none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The prefix of advice that names an instruction the text does not follow. */
export const notFollowedMark = "Not followed:"

/**
 * The most criteria that one document answers. A person specification of the public sector has up to about twenty, and
 * each is to be answered.
 */
export const maxCriteria = 20
