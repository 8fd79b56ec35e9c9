/** Display names of the content types. */
export const contentLabels = {
  resume: "Resume",
  linkedin_post: "LinkedIn Post",
  bio: "Professional Bio",
  cover_letter: "Cover Letter",
  selection_criteria: "Selection Criteria",
  tiktok_script: "TikTok Script",
  reel_script: "Reel Script",
  youtube_short: "YouTube Short",
  carousel_post: "Carousel Post",
  thread_tweet: "Thread",
  weekly_content_kit: "Weekly Content Kit",
} as const
