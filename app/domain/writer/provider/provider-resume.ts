import type { Part } from "../../document/part"
import { ResumeContent } from "../../document/resume-schema"
import { bullet, fact, heading, labelled, paragraph, withinWords } from "../built-in/compose"
import { writingRules } from "../rules"
import { cleanText, type Decoding, idsOf, isNew } from "./provider-document"
import type { ResumeAnswer } from "./provider-schema"

type Line = ResumeAnswer["summary"][number]
type Role = { name: string; at: string; location: string; dates: string; evidence: string[] }

/**
 * A resume as parts and in its structured form, made of the same sentences: what the length limit takes from the one
 * is missing in the other as well, so that nothing stands in the structured form that was not checked as a part.
 */
export function resumeOf(answer: ResumeAnswer, decoding: Decoding): { parts: Part[]; structured: ResumeContent } {
  const decoded = decode(answer, decoding)
  const parts = withinWords(partsOf(decoded), writingRules.resume.maxWords)
  const kept = new Set(parts.flatMap((part) => part.sentences.map((sentence) => sentence.text)))
  return { parts, structured: structuredOf(decoded, kept) }
}

function decode(answer: ResumeAnswer, decoding: Decoding) {
  const line = ({ text, evidence }: Line) => ({ text: cleanText(text, decoding), evidence: idsOf(evidence, decoding) })
  const said = new Set<string>()
  const linesOf = (lines: Line[]) => lines.map(line).filter(({ text }) => text !== "" && isNew(text, said))
  const role = (name: string, at: string, { location, dates, evidence }: Omit<Role, "name" | "at">): Role => ({
    name: cleanText(name, decoding),
    at: cleanText(at, decoding),
    location: cleanText(location, decoding),
    dates: cleanText(dates, decoding),
    evidence: idsOf(evidence, decoding),
  })
  // What stands under a role is not said again above it.
  const experience = answer.experience.map((entry) => ({
    role: role(entry.title, entry.company, entry),
    lines: linesOf(entry.responsibilities),
  }))
  const projects = linesOf(answer.projects)
  return {
    summary: linesOf(answer.summary),
    skills: {
      technical: linesOf(answer.skills.technical),
      tools: linesOf(answer.skills.tools),
      soft: linesOf(answer.skills.soft),
    },
    experience,
    projects,
    education: answer.education.map((entry) => ({
      role: role(entry.degree, entry.institution, entry),
      lines: linesOf(entry.details),
    })),
    awards: linesOf(answer.awards_certifications),
  }
}
type Decoded = ReturnType<typeof decode>

function partsOf(resume: Decoded): Part[] {
  const { technical, tools, soft } = resume.skills
  return [
    ...section("Summary", resume.summary.length > 0 ? [paragraph(...resume.summary.map(factOf))] : []),
    ...section("Skills", [
      ...skillLine("Technical", technical),
      ...skillLine("Tools", tools),
      ...skillLine("Working with people", soft),
    ]),
    ...section("Experience", resume.experience.flatMap(entryParts)),
    ...section(
      "Projects",
      resume.projects.map((line) => bullet(factOf(line))),
    ),
    ...section("Education", resume.education.flatMap(entryParts)),
    ...section(
      "Certifications and awards",
      resume.awards.map((line) => bullet(factOf(line))),
    ),
  ]
}

const factOf = ({ text, evidence }: Line) => fact(text, evidence)

function section(title: string, parts: Part[]): Part[] {
  return parts.length > 0 ? [heading(title), ...parts] : []
}

function skillLine(label: string, skills: Line[]): Part[] {
  if (skills.length === 0) return []
  return [
    {
      ...labelled(
        label,
        fact(
          skillText(skills),
          skills.flatMap(({ evidence }) => evidence),
        ),
      ),
      kind: "bullet",
    },
  ]
}

const skillText = (skills: Line[]) => skills.map(({ text }) => text).join(", ")

function entryParts({ role, lines }: Decoded["experience"][number]): Part[] {
  const title = roleText(role)
  if (!title) return []
  return [{ kind: "subheading", sentences: [fact(title, role.evidence)] }, ...lines.map((line) => bullet(factOf(line)))]
}

function roleText({ name, at, location, dates }: Role): string {
  const place = [name, at, location].filter(Boolean).join(", ")
  return place && dates ? `${place} (${dates})` : place
}

function structuredOf(resume: Decoded, kept: Set<string>): ResumeContent {
  const texts = (lines: Line[]) => lines.map(({ text }) => text).filter((text) => kept.has(text))
  const skills = (lines: Line[]) => (kept.has(skillText(lines)) ? lines.map(({ text }) => text) : [])
  const entries = (list: Decoded["experience"]) => list.filter(({ role }) => kept.has(roleText(role)))
  return ResumeContent.parse({
    summary: texts(resume.summary).join(" "),
    experience: entries(resume.experience).map(({ role: { name, at, location, dates }, lines }) => ({
      title: name,
      company: at,
      location,
      dates,
      responsibilities: texts(lines),
    })),
    education: entries(resume.education).map(({ role: { name, at, location, dates }, lines }) => ({
      degree: name,
      institution: at,
      location,
      dates,
      details: texts(lines),
    })),
    skills: {
      technical: skills(resume.skills.technical),
      tools: skills(resume.skills.tools),
      soft: skills(resume.skills.soft),
    },
    projects: texts(resume.projects),
    awards_certifications: texts(resume.awards),
  })
}
