import type { ContentType } from "../../document/kinds"

/** The kinds of content written for one posting, and the kind of document each is. */
export const tailoredTypes = {
  resume: { label: "Tailored Resume", type: "resume" },
  ksc: { label: "Key Selection Criteria", type: "selection_criteria" },
  social_posts: { label: "LinkedIn Post Series", type: "linkedin_post" },
} as const satisfies Record<string, { label: string; type: ContentType }>
export type TailoredType = keyof typeof tailoredTypes
export const tailoredTypeNames = Object.keys(tailoredTypes) as [TailoredType, ...TailoredType[]]
