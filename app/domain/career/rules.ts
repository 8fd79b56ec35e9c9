/** The maximum length of a profile text field in characters. */
export const textLimit = 5000

/** The onboarding steps in order. */
export const onboardingTitles = ["Professional Background", "Skills & Attributes", "Goals & Links"] as const
