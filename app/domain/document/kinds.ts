import { contentLabels } from "../kernel/content-label"
import { cutText } from "../language/cut-text"

/** Each content type: label, purpose, group in the generator, and whether it needs the Pro plan. */
export const contentTypes = {
  resume: {
    label: contentLabels.resume,
    description: "Your roles and skills, the strongest achievements first, ready to send.",
    group: "professional",
    proOnly: false,
  },
  linkedin_post: {
    label: contentLabels.linkedin_post,
    description: "One achievement told as a post: a hook, what happened, the point, a question.",
    group: "professional",
    proOnly: false,
  },
  bio: {
    label: contentLabels.bio,
    description: "A short first-person bio, plus one line for tight spaces.",
    group: "professional",
    proOnly: false,
  },
  cover_letter: {
    label: contentLabels.cover_letter,
    description: "A letter with one line of argument, each claim followed by its evidence.",
    group: "professional",
    proOnly: false,
  },
  selection_criteria: {
    label: contentLabels.selection_criteria,
    description: "An answer per criterion: situation, task, action, result. Paste the criteria as instructions.",
    group: "professional",
    proOnly: false,
  },
  tiktok_script: {
    label: contentLabels.tiktok_script,
    description: "Up to a minute to speak to the camera: hook, story in beats, takeaway, caption.",
    group: "creator",
    proOnly: true,
  },
  reel_script: {
    label: contentLabels.reel_script,
    description: "Scenes with the words to say and the words on screen.",
    group: "creator",
    proOnly: true,
  },
  youtube_short: {
    label: contentLabels.youtube_short,
    description: "A title, a hook, timed beats, a close and the description below the video.",
    group: "creator",
    proOnly: true,
  },
  carousel_post: {
    label: contentLabels.carousel_post,
    description: "Slides with one idea each, from the cover to the caption. Needs one story told in several steps.",
    group: "creator",
    proOnly: false,
  },
  thread_tweet: {
    label: contentLabels.thread_tweet,
    description: "A chain of posts, one point each, none over 280 characters.",
    group: "creator",
    proOnly: true,
  },
  weekly_content_kit: {
    label: contentLabels.weekly_content_kit,
    description: "A different piece for each weekday, from different parts of your evidence.",
    group: "creator",
    proOnly: true,
  },
} as const
export type ContentType = keyof typeof contentTypes
export const contentTypeNames = Object.keys(contentTypes) as [ContentType, ...ContentType[]]

/** Filter groups of the generator, with their labels. */
export const categories = { professional: "Professional", creator: "Creator" } as const

/** Maximum characters of a user's own instructions. */
export const promptLimit = 2000

/** Characters of a document shown on its card. */
export const previewLength = 150

/** Maximum characters of one post of a thread. */
export const postLimit = 280

/** Days that a trashed document can be restored. */
export const trashDays = 30

/** Section headings are in capitals, in separate blocks. */
const isHeading = (block: string) => /^\p{L}/u.test(block) && block === block.toUpperCase()

/** A text without its headings, and a resume without name and contact details, which all resumes begin with. */
export function bodyOf(type: ContentType, content: string): string {
  const blocks = content.split("\n\n")
  const first = type === "resume" ? blocks.findIndex((block, at) => at > 0 && isHeading(block)) : 0
  const told = blocks.slice(Math.max(0, first)).filter((block) => !isHeading(block))
  return told.join("\n\n") || content
}

/** The start of a document for its card, with an ellipsis if it was cut. */
export function previewOf(content: string, length: number = previewLength): string {
  return cutText(content.replace(/\s+/g, " ").trim(), length)
}
