export const industries = [
  "Technology",
  "Healthcare",
  "Finance",
  "Education",
  "Marketing",
  "Sales",
  "Consulting",
  "Manufacturing",
  "Retail",
  "Non-profit",
  "Government",
  "Media",
  "Real Estate",
  "Legal",
  "Other",
] as const
export type Industry = (typeof industries)[number]

/** The preferred professional tones, with the label a person chooses by. */
export const tones = {
  professional: "Professional & Formal",
  conversational: "Conversational & Approachable",
  confident: "Confident & Assertive",
  creative: "Creative & Innovative",
  analytical: "Analytical & Data-driven",
} as const
export type Tone = keyof typeof tones
export const toneNames = Object.keys(tones) as [Tone, ...Tone[]]

/** Characters of a text field of the profile. */
export const textLimit = 5000

/** The steps of the onboarding, in order. */
export const onboardingTitles = ["Professional Background", "Skills & Attributes", "Goals & Links"] as const
