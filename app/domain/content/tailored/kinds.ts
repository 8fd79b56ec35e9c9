import type { ContentType } from "../../document/kinds"

/** The kinds of content that can be tailored to a posting, with the document kind of each. */
export const tailoredTypes = {
  resume: { label: "Tailored Resume", type: "resume" },
  ksc: { label: "Key Selection Criteria", type: "selection_criteria" },
  social_posts: { label: "LinkedIn Post Series", type: "linkedin_post" },
} as const satisfies Record<string, { label: string; type: ContentType }>
export type TailoredType = keyof typeof tailoredTypes
export const tailoredTypeNames = Object.keys(tailoredTypes) as [TailoredType, ...TailoredType[]]
