import { parseExperience } from "../career/history/parse-experience"
import type { ParsedRole } from "../career/history/parsed-role"
import type { ProfileFacts } from "../career/schema"
import { sentencesOf, statementsOf } from "../language/sentences/statements"
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

/** The evidence fields derived from each profile field. The tone yields none. */
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

/** The evidence fields that depend only on the given profile fields. */
export function evidenceFieldsOf(facts: Partial<ProfileFacts>): EvidenceField[] {
  const given = new Map(Object.entries(facts))
  return Object.entries(made).flatMap(([name, fields]) => (given.get(name) === undefined ? [] : fields))
}

/**
 * The evidence in a profile, verbatim: one item per sentence or bullet of prose, and one per skill, role, employer and
 * qualification (degree, certificate, award, publication, language). A role's item is its whole heading, which keeps
 * title, employer and dates together. Duplicates within a field are removed.
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

/** A heading written over several lines is one role. Only the line breaks change. */
/** The headings (the texts of the role items) under which a work history holds each of its sentences. */
export function headingsOfSentences(experience: string): Map<string, Set<string>> {
  const { roles, volunteering, projects } = parseExperience(experience)
  const found = new Map<string, Set<string>>()
  for (const role of [...roles, ...volunteering, ...projects])
    for (const text of role.lines.flatMap(sentencesOf))
      found.set(text.trim(), (found.get(text.trim()) ?? new Set()).add(onOneLine(role).trim()))
  return found
}

function onOneLine(role: ParsedRole): string {
  return role.heading.split("\n").join(", ")
}
