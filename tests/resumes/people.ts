import type { ProfileFacts } from "../../app/domain/career/schema"
import { evidenceFromProfile } from "../../app/domain/evidence/evidence-from-profile"
import type { EvidenceItem } from "../../app/domain/evidence/schema"
import { invented } from "./invented-people"
import { historyText, readExample } from "./json-resume"
import type { Person } from "./person"

/**
 * Three people from the examples of `@jsonresume/schema`: the history as the profile, the highlights as reflections.
 */
const examples: Person[] = [
  example("lena", "examples/senior-engineer.resume.json", {
    industry: "Technology",
    xFactor: "I still spend most of my week in the codebase while setting direction across teams.",
    desiredProfessionalTone: "analytical",
    shortTermGoals: "I want to take tiered storage to a second product line.",
    longTermGoals: "Become a principal engineer for storage systems.",
  }),
  example("daniel", "examples/career-changer.resume.json", {
    industry: "Technology",
    xFactor: "I know what a dinner rush does to a spreadsheet, because I ran both.",
    desiredProfessionalTone: "conversational",
    shortTermGoals: "Land a first full-time analytics role.",
    longTermGoals: "",
  }),
  example("maya", "examples/new-grad.resume.json", {
    industry: "Technology",
    xFactor: "",
    desiredProfessionalTone: "professional",
    shortTermGoals: "Join an infrastructure team as a graduate engineer.",
    longTermGoals: "",
  }),
]

export const people: Person[] = [...examples, ...invented]

function example(id: string, file: string, own: Partial<ProfileFacts>): Person {
  const resume = readExample(file)
  const question = "What did you get done that you would want to remember?"
  return {
    id,
    name: resume.basics.name,
    profile: {
      title: resume.basics.label,
      industry: "",
      bio: resume.basics.summary,
      experience: historyText(resume),
      skills: resume.skills.flatMap((group) => group.keywords),
      xFactor: "",
      desiredProfessionalTone: "",
      shortTermGoals: "",
      longTermGoals: "",
      ...own,
    },
    reflections: resume.work.flatMap((role) =>
      role.highlights.map((text, index) => ({
        question,
        text,
        date: monthsAfter(role.startDate, index + 1),
      })),
    ),
  }
}

/**
 * A day in the middle of a month, the given number of months after a role began, because reflections are written while
 * the role is held.
 */
function monthsAfter(start: string, months: number): string {
  const month = Number(start.slice(5, 7)) - 1 + months
  return `${Number(start.slice(0, 4)) + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-15`
}

/** The ledger built from a person's profile and reflections. */
export function ledgerOf(person: Person): EvidenceItem[] {
  const told = person.reflections.map(
    (each, index): EvidenceItem => ({
      id: `${person.id}-r${index + 1}`,
      kind: "reflection",
      text: each.text,
      source: `${each.question} (${each.date})`,
      field: null,
      createdAt: `${each.date}T18:00:00.000Z`,
    }),
  )
  const saved = evidenceFromProfile(person.profile).map(
    (each, index): EvidenceItem => ({
      id: `${person.id}-p${index + 1}`,
      kind: "profile",
      createdAt: "2025-01-05T09:00:00.000Z",
      ...each,
    }),
  )
  return [...told, ...saved]
}
