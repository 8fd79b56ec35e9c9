/** Purposes of calls to the AI provider; users can switch each off. */
export const aiPurposes = ["analysis", "writing", "rewriting"] as const
export type AiPurpose = (typeof aiPurposes)[number]
