import * as z from "zod"
import { ProfileUpdate } from "../career/schema"
import { isTimeZone } from "../kernel/time-zone"
import { version } from "../kernel/version"

/** The browser's time zone, sent with any step; an invalid one is ignored. */
const timeZone = z.string().refine(isTimeZone).optional().catch(undefined)

/** Fields sent with every step, such as the version of the profile that the form is based on. */
const alongside = { timeZone, version: version.optional() }

/** The onboarding steps in order, each a form that saves its own fields. No field is required. */
export const onboardingSteps = [
  ProfileUpdate.pick({ title: true, industry: true, bio: true, experience: true }).extend(alongside),
  ProfileUpdate.pick({ skills: true, xFactor: true, desiredProfessionalTone: true }).extend(alongside),
  ProfileUpdate.pick({
    shortTermGoals: true,
    longTermGoals: true,
    linkedinUrl: true,
    portfolioUrl: true,
    githubUrl: true,
    phone: true,
    location: true,
  }).extend(alongside),
] as const
