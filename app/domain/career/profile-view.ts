import type { ProfileFacts, ProfileView } from "./schema"

/** Empty facts, the default of every profile. */
export const emptyFacts: ProfileFacts = {
  title: "",
  industry: "",
  bio: "",
  experience: "",
  skills: [],
  xFactor: "",
  desiredProfessionalTone: "",
  shortTermGoals: "",
  longTermGoals: "",
}

/** An empty profile, as for a new user. */
export const emptyProfile: ProfileView & ProfileFacts = {
  ...emptyFacts,
  linkedinUrl: "",
  portfolioUrl: "",
  githubUrl: "",
  phone: "",
  location: "",
  isOnboardingComplete: false,
  version: 0,
}
