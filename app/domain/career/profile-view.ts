import type { ProfileFacts, ProfileView } from "./schema"

/** Facts about nobody: what every profile begins from. */
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

/** A profile with nothing in it: what a new user has. */
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
