/** Each kind of content: its label, its group in the generator, and whether it needs the Pro plan. */
export const contentTypes = {
  resume: { label: "Resume", group: "professional", proOnly: false },
  linkedin_post: { label: "LinkedIn Post", group: "professional", proOnly: false },
  bio: { label: "Professional Bio", group: "professional", proOnly: false },
  cover_letter: { label: "Cover Letter", group: "professional", proOnly: false },
  selection_criteria: { label: "Selection Criteria", group: "professional", proOnly: false },
  tiktok_script: { label: "TikTok Script", group: "creator", proOnly: true },
  reel_script: { label: "Reel Script", group: "creator", proOnly: true },
  youtube_short: { label: "YouTube Short", group: "creator", proOnly: true },
  carousel_post: { label: "Carousel Post", group: "creator", proOnly: false },
  thread_tweet: { label: "Thread", group: "creator", proOnly: true },
  weekly_content_kit: { label: "Weekly Content Kit", group: "creator", proOnly: true },
} as const
export type ContentType = keyof typeof contentTypes
export const contentTypeNames = Object.keys(contentTypes) as [ContentType, ...ContentType[]]
