// Separate from the schemas, so that browser forms do not load zod.

export const platforms = ["linkedin", "twitter", "facebook", "instagram", "medium", "other"] as const
export type Platform = (typeof platforms)[number]
export const platformNames: Record<Platform, string> = {
  linkedin: "LinkedIn",
  twitter: "X (Twitter)",
  facebook: "Facebook",
  instagram: "Instagram",
  medium: "Medium",
  other: "Other",
}

export const influenceTypes = ["post", "article", "resume", "cover_letter", "growth_pulse", "other"] as const
export type InfluenceType = (typeof influenceTypes)[number]
export const influenceTypeNames: Record<InfluenceType, string> = {
  post: "Post",
  article: "Article",
  resume: "Resume",
  cover_letter: "Cover letter",
  growth_pulse: "Growth Pulse reflection",
  other: "Other",
}
