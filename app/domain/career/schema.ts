import * as z from "zod"
import { type Industry, industries } from "../kernel/industry"
import { version } from "../kernel/version"
import { capitalizedPlace, isPhone, isPlace } from "../language/contact-text"
import { splitList } from "../language/split-list"
import { type Tone, toneNames } from "../users/tone"
import { textLimit } from "./rules"

/** The facts of a profile about a person's work. Contact details and links are stored separately (see `account`). */
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

const text = z
  .string("Please enter text.")
  .trim()
  .max(textLimit, `Please keep this to ${textLimit.toLocaleString("en")} characters.`)

const link = z
  .string("Please enter a link.")
  .trim()
  .transform(withScheme)
  .pipe(
    z
      .string()
      .max(500, "Please keep this to 500 characters.")
      .refine(
        (value) => value === "" || isWebAddress(value),
        "Please enter a web address such as example.com/your-name.",
      ),
  )

const phone = z
  .string("Please enter a phone number.")
  .trim()
  .refine((value) => value === "" || isPhone(value), "Please enter a phone number such as +1 212 555 0142.")

const location = z
  .string("Please enter a place.")
  .trim()
  .transform(capitalizedPlace)
  .pipe(z.string().refine((value) => value === "" || isPlace(value), "Please enter a place such as Portland, OR."))

/** People omit the scheme of an address that they type from memory. */
function withScheme(given: string): string {
  return given === "" || /^[a-z][a-z\d+.-]*:/i.test(given) ? given : `https://${given}`
}

function isWebAddress(value: string): boolean {
  try {
    const { protocol, hostname } = new URL(value)
    return ["http:", "https:"].includes(protocol) && hostname.includes(".")
  } catch {
    return false
  }
}

const skill = z.string().trim().max(100, "Please keep each skill to 100 characters.")

/** A list of skills, or a comma-separated text: trimmed, without empty ones, deduplicated. */
const skills = z
  .union([z.array(skill), z.string().max(textLimit)], "Please enter skills with commas between them.")
  .transform((given) => (typeof given === "string" ? splitList(given) : given))
  .transform((all) => [...new Set(all.filter(Boolean))])
  .pipe(z.array(skill).max(200, "Please keep this to 200 skills."))

/** The profile fields that an update may change. Omitted fields are left unchanged. */
export const ProfileUpdate = z
  .object({
    title: text,
    industry: z.enum([...industries, ""], "Please choose an industry from the list."),
    bio: text,
    experience: text,
    skills,
    xFactor: text,
    desiredProfessionalTone: z.enum([...toneNames, ""], "Please choose a tone from the list."),
    shortTermGoals: text,
    longTermGoals: text,
    linkedinUrl: link,
    portfolioUrl: link,
    githubUrl: link,
    phone,
    location,
    isOnboardingComplete: z.boolean("This must be true or false."),
  })
  .partial()
export type ProfileUpdate = z.output<typeof ProfileUpdate>

/** A save of the profile. `version` is the one that was read, 0 if there was none. */
export const SaveProfile = ProfileUpdate.extend({ version: version.optional() })
export type SaveProfile = z.output<typeof SaveProfile>

/** A profile as returned by the API. */
export const ProfileView = z.object({
  title: z.string(),
  industry: z.string(),
  bio: z.string(),
  experience: z.string(),
  skills: z.array(z.string()),
  xFactor: z.string(),
  desiredProfessionalTone: z.string(),
  shortTermGoals: z.string(),
  longTermGoals: z.string(),
  linkedinUrl: z.string(),
  portfolioUrl: z.string(),
  githubUrl: z.string(),
  phone: z.string(),
  location: z.string(),
  isOnboardingComplete: z.boolean(),
  version: z.number().int(),
})
export type ProfileView = z.output<typeof ProfileView>
