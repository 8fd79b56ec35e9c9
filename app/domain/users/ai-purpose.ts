/** What the AI provider is asked for; each can be switched off by the user. */
export const aiPurposes = ["analysis", "writing", "rewriting"] as const
export type AiPurpose = (typeof aiPurposes)[number]
