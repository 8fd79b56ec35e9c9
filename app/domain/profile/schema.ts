export const industries = [
  "Technology", "Healthcare", "Finance", "Education", "Marketing", "Sales", "Consulting", "Manufacturing",
  "Retail", "Non-profit", "Government", "Media", "Real Estate", "Legal", "Other",
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

/** The fields of a profile that hold prose in the person's own words; each becomes evidence. */
export const proseFields = ["bio", "experience", "xFactor", "shortTermGoals", "longTermGoals"] as const
export type ProseField = (typeof proseFields)[number]

/** What a profile says about a person's work. Contact details and links are kept apart (see `account`). */
export interface ProfileFacts {
  title: string
  industry: Industry | ""
  bio: string
  /** Free text; usually a heading line per role ("Engineer, Acme (2019 – 2022)") with lines or bullets below it. */
  experience: string
  skills: string[]
  xFactor: string
  desiredProfessionalTone: Tone | ""
  shortTermGoals: string
  longTermGoals: string
}

export const textLimit = 5000

