import * as z from "zod"
import { ProfileUpdate } from "../career/schema"
import { isTimeZone } from "../kernel/time-zone"
import { version } from "../kernel/version"

const { linkedinUrl, portfolioUrl, githubUrl } = ProfileUpdate.shape

/** People leave out the scheme of an address they know by heart. */
const withScheme = (given: unknown) => {
  const text = typeof given === "string" ? given.trim() : ""
  return text === "" || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}

/** What the browser says of its time zone, which comes with any step; what is no time zone counts as not said. */
const timeZone = z.string().refine(isTimeZone).optional().catch(undefined)

/** What every step sends besides its own fields: the version of the profile that it was shown with, for one. */
const alongside = { timeZone, version: version.optional() }

/** The steps of the onboarding in order, each a form of its own that saves what it asks for. No field is required. */
export const onboardingSteps = [
  ProfileUpdate.pick({ title: true, industry: true, bio: true, experience: true }).extend(alongside),
  ProfileUpdate.pick({ skills: true, xFactor: true, desiredProfessionalTone: true }).extend(alongside),
  ProfileUpdate.pick({ shortTermGoals: true, longTermGoals: true }).extend({
    linkedinUrl: z.preprocess(withScheme, linkedinUrl),
    portfolioUrl: z.preprocess(withScheme, portfolioUrl),
    githubUrl: z.preprocess(withScheme, githubUrl),
    ...alongside,
  }),
] as const
