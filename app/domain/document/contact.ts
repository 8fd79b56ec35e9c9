import type { ContentType } from "./kinds"
import type { VerifiedPart } from "./part"
import type { ResumeContent } from "./resume-schema"

/** What a document needs of a person's contact details. Never shown to a writer. */
export interface Person {
  firstName: string
  lastName: string
  email: string
  linkedinUrl: string
  portfolioUrl: string
  githubUrl: string
}

const nameOf = (person: Person) => `${person.firstName} ${person.lastName}`.trim()

/** Puts name and contact details in after the text is written and checked: the head of a resume, a letter's end. */
export function withContact(type: ContentType, parts: VerifiedPart[], person: Person): VerifiedPart[] {
  if (type === "cover_letter") return [...parts, own("paragraph", nameOf(person))]
  if (type !== "resume") return parts
  const details = [person.email, person.linkedinUrl, person.portfolioUrl, person.githubUrl].filter(Boolean)
  return [own("heading", nameOf(person)), own("paragraph", details.join(" | ")), ...parts]
}

function own(kind: VerifiedPart["kind"], text: string): VerifiedPart {
  return { kind, sentences: [{ text, kind: "connective", evidenceIds: [], status: "supported", reasons: [] }] }
}

export function resumeWithContact(resume: ResumeContent, person: Person): ResumeContent {
  return {
    ...resume,
    name: nameOf(person),
    contact: {
      name: nameOf(person),
      email: person.email,
      phone: "",
      linkedin_url: person.linkedinUrl,
      portfolio_url: person.portfolioUrl,
      website: person.githubUrl,
    },
  }
}
