import { parseExperience } from "../career/parse-experience"
import type { ParsedRole } from "../career/parsed-role"
import type { ProfileFacts } from "../career/schema"
import { sentencesOf, statementsOf } from "../language/statements"
import type { EvidenceField } from "./schema"

export interface ProfileEvidence {
  field: EvidenceField
  text: string
  source: string
}

const sources: Record<EvidenceField, string> = {
  title: "Profile: title",
  industry: "Profile: industry",
  bio: "Profile: bio",
  experience: "Profile: experience",
  xFactor: "Profile: what makes you unique",
  shortTermGoals: "Profile: short-term goals",
  longTermGoals: "Profile: long-term goals",
  skill: "Profile: skills",
  role: "Profile: experience, role",
  employer: "Profile: experience, employer",
  qualification: "Profile: experience, qualification",
}

/** The evidence fields made from each field of a profile; the tone makes none. */
const made: Record<keyof ProfileFacts, readonly EvidenceField[]> = {
  title: ["title"],
  industry: ["industry"],
  bio: ["bio"],
  experience: ["experience", "role", "employer", "qualification"],
  skills: ["skill"],
  xFactor: ["xFactor"],
  desiredProfessionalTone: [],
  shortTermGoals: ["shortTermGoals"],
  longTermGoals: ["longTermGoals"],
}

/** The fields of evidence that some fields of a profile decide, and no others do. */
export function evidenceFieldsOf(facts: Partial<ProfileFacts>): EvidenceField[] {
  const given = new Map(Object.entries(facts))
  return Object.entries(made).flatMap(([name, fields]) => (given.get(name) === undefined ? [] : fields))
}

/**
 * The evidence that a profile holds, verbatim: one item per sentence or bullet of its prose, one per skill, role,
 * employer and qualification (degrees, certificates, awards, publications, languages). A role's item is its whole
 * heading, so that title, employer and dates stand together. The same text under the same field comes once.
 */
export function evidenceFromProfile(profile: ProfileFacts): ProfileEvidence[] {
  const history = parseExperience(profile.experience)
  const held = [...history.roles, ...history.volunteering, ...history.projects]
  const headings = held.filter((role) => !history.loose.some((line) => line.includes(role.heading)))
  const studies = history.education.flatMap((study) => [study.text, ...study.details])
  const named = [
    ...studies,
    ...history.qualifications,
    ...history.awards,
    ...history.publications,
    ...history.languages,
  ]
  const items: [EvidenceField, string[]][] = [
    ["title", [profile.title]],
    ["industry", [profile.industry]],
    ["bio", statementsOf(profile.bio)],
    ["role", headings.map(onOneLine)],
    ["employer", held.map((role) => role.company)],
    ["qualification", named],
    [
      "experience",
      [...[...held, ...history.breaks].flatMap((role) => role.lines), ...history.loose].flatMap(sentencesOf),
    ],
    ["skill", profile.skills],
    ["xFactor", statementsOf(profile.xFactor)],
    ["shortTermGoals", statementsOf(profile.shortTermGoals)],
    ["longTermGoals", statementsOf(profile.longTermGoals)],
  ]
  return items.flatMap(([field, texts]) => {
    const distinct = new Set(texts.map((text) => text.trim()).filter(Boolean))
    return [...distinct].map((text) => ({ field, text, source: sources[field] }))
  })
}

/** A heading that was written over several lines is one role; the line breaks are all that changes. */
function onOneLine(role: ParsedRole): string {
  return role.heading.split("\n").join(", ")
}
