import type { ProfileFacts, ProfileView } from "./schema"

/** A profile with nothing in it: what a new user has. */
export const emptyProfile: ProfileView & ProfileFacts = {
  title: "",
  industry: "",
  bio: "",
  experience: "",
  skills: [],
  xFactor: "",
  desiredProfessionalTone: "",
  shortTermGoals: "",
  longTermGoals: "",
  linkedinUrl: "",
  portfolioUrl: "",
  githubUrl: "",
  isOnboardingComplete: false,
}
