import { adviceFor } from "./advice"
import { bullet, fact, factOf, heading, labelled, paragraph, withinWords } from "./compose"
import type { Achievement, Line, Material, RoleMaterial } from "./material-schema"
import { selfDescription } from "./person-sentences"
import { structuredResume } from "./resume-structured"
import { roleHeading } from "./role-sentences"
import { writingRules } from "./rules"
import { groupSkills } from "./skill-groups"
import type { Part, Writing, WritingRequest } from "./writer"

export interface ResumeSections {
  summary: Line[]
  /** Roles with their achievements, strongest first. */
  roles: { role: RoleMaterial; achievements: Achievement[] }[]
  /** Achievements of no known role. */
  loose: Achievement[]
}

/** A resume grouped by role and skill, the strongest achievements first; the structured form says the same as the text. */
export function writeResume(request: WritingRequest, material: Material): Writing {
  const sections = sectionsOf(material)
  const named = (title: string, parts: Part[]) => (parts.length > 0 ? [heading(title), ...parts] : [])
  const held = (kind: RoleMaterial["kind"]) =>
    sections.roles
      .filter(({ role }) => role.kind === kind)
      .flatMap(({ role, achievements }) => [
        { kind: "subheading" as const, sentences: [roleHeading(role)] },
        ...achievements.map(bulletFor),
      ])
  const skills = groupSkills(material.skills)
  const group = (label: string, lines: Line[]) =>
    lines.length > 0 ? [{ ...labelled(label, ...listed(lines)), kind: "bullet" as const }] : []
  const lines = (items: Line[]) => items.map((line) => bullet(factOf(line)))
  const parts = [
    ...named(
      "Summary",
      sections.summary.length > 0 ? [paragraph(...sections.summary.map((line) => factOf(line)))] : [],
    ),
    ...named("Skills", [
      ...group("Technical", skills.technical),
      ...group("Tools", skills.tools),
      ...group("Working with people", skills.soft),
    ]),
    ...named("Experience", held("work")),
    ...named(sections.roles.length > 0 ? "Further achievements" : "Achievements", sections.loose.map(bulletFor)),
    ...named("Projects", held("project")),
    ...named("Volunteering", held("volunteering")),
    ...named(
      "Education",
      material.education.flatMap((study) => lines([study, ...study.details])),
    ),
    ...named("Certifications", lines(material.qualifications)),
    ...named("Honours", lines(material.awards)),
    ...named("Publications", lines(material.publications)),
    ...named("Languages", lines(material.languages)),
  ]
  const used = [...sections.roles.flatMap(({ achievements }) => achievements), ...sections.loose]
  return {
    title: material.title ? `Resume – ${material.title.text}` : "Resume",
    parts: withinWords(parts, writingRules.resume.maxWords),
    structured: structuredResume(material, sections, skills),
    advice: adviceFor(request, material, used),
  }
}

const bulletsPerRole = [7, 6, 5, 4]

function sectionsOf(material: Material): ResumeSections {
  const roles = material.roles.map((role, index) => ({
    role,
    achievements: describedFirst(
      role,
      material.achievements.filter((each) => each.role === index),
    ).slice(0, bulletsPerRole[index] ?? 3),
  }))
  return {
    roles,
    summary: summaryOf(material),
    loose: material.achievements.filter((each) => each.role === null).slice(0, 8),
  }
}

/** A project says first what it is. */
function describedFirst(role: RoleMaterial, achievements: Achievement[]): Achievement[] {
  const isDescription = (each: Achievement) => role.kind === "project" && /^(?:An?|The)\s/.test(each.bullet)
  return [...achievements.filter(isDescription), ...achievements.filter((each) => !isDescription(each))]
}

/** The person's own description; where there is none, the title alone. Never more than about 70 words. */
function summaryOf(material: Material): Line[] {
  const own = selfDescription(material)
  const kept: Line[] = []
  for (const line of own) {
    if (
      [...kept, line]
        .map((each) => each.text)
        .join(" ")
        .split(/\s+/).length > 75 ||
      kept.length === 4
    )
      break
    kept.push(line)
  }
  if (kept.length > 0 || !material.title) return kept
  return [{ ...material.title, text: `${material.title.text}.` }]
}

function bulletFor(achievement: Achievement): Part {
  return bullet(fact(achievement.bullet, achievement.evidenceIds))
}

/** A list on one line: each its own sentence, so that each shows its own evidence. */
function listed(lines: Line[]) {
  return lines.map((line, at) => fact(at < lines.length - 1 ? `${line.text},` : line.text, line.evidenceIds))
}
