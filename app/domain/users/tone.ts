/** The selectable tones with their labels. */
export const tones = {
  professional: "Professional & Formal",
  conversational: "Conversational & Approachable",
  confident: "Confident & Assertive",
  creative: "Creative & Innovative",
  analytical: "Analytical & Data-driven",
} as const
export type Tone = keyof typeof tones
export const toneNames = Object.keys(tones) as [Tone, ...Tone[]]
