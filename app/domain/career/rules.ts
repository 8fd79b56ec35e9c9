/** Characters of a text field of the profile. */
export const textLimit = 5000

/** The steps of the onboarding, in order. */
export const onboardingTitles = ["Professional Background", "Skills & Attributes", "Goals & Links"] as const
