import type { ContentType } from "../content/schema"

export interface WritingRule {
  /** Words of a full text. With little evidence a document may be shorter: it is never padded. */
  minWords: number
  /** Never exceeded. */
  maxWords: number
  /** The parts in order, as the generator page and the prompt describe them. */
  structure: readonly string[]
}

/** Length and shape of each kind of content: what every writer keeps to. Words are counted by `countWords`. */
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
    maxWords: 160,
    structure: ["Hook", "Story in beats", "Takeaway", "Call to action", "Caption"],
  },
  reel_script: {
    minWords: 60,
    maxWords: 160,
    structure: ["Hook", "Scenes with words on screen", "Takeaway", "Caption"],
  },
  youtube_short: { minWords: 70, maxWords: 180, structure: ["Title", "Hook", "Beats", "Close", "Description"] },
  carousel_post: {
    minWords: 60,
    maxWords: 220,
    structure: ["Cover slide", "One idea per slide", "Closing slide", "Caption"],
  },
  thread_tweet: {
    minWords: 60,
    maxWords: 320,
    structure: ["Opening post", "One point per post, 280 characters at most", "Closing post"],
  },
  weekly_content_kit: {
    minWords: 150,
    maxWords: 700,
    structure: ["A theme", "One piece for each weekday", "A note for the weekend"],
  },
}

/** How many words one answer to a selection criterion may have at most. */
export const criterionMaxWords = 250

/** Words between blanks that hold a letter or a digit: "p99", "1.5 h" is two, "–" is none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
