import type { Part } from "../../document/part"
import type { Achievement, Line, Material, RoleMaterial } from "../material-schema"
import { countWords, writingRules } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { adviceFor } from "./advice"
import { bullet, fact, factOf, heading, labelled, paragraph, titled, withinWords, wordsIn } from "./compose"
import { capitalised, lowered } from "./craft/trim"
import { selfDescription } from "./person-sentences"
import type { ResumeSections } from "./resume-sections"
import { structuredResume } from "./resume-structured"
import { roleHeading } from "./role-sentences"
import { groupSkills, type SkillGroups } from "./skill-groups"

/** A resume grouped by role and skill, the strongest achievements first; the structured form says the same as the text. */
export function writeResume(request: WritingRequest, material: Material): Writing {
  const skills = groupSkills(material.skills)
  const lengths = [7, 5, 4, 3, 2, 1].map((most) => sectionsOf(material, most))
  const fits = (sections: ResumeSections) =>
    wordsIn(partsOf(material, sections, skills)) <= writingRules.resume.maxWords
  const sections = lengths.find(fits) ?? lengths.at(-1)!
  const used = [...sections.roles.flatMap(({ achievements }) => achievements), ...sections.loose]
  return {
    title: titled("Resume", material.title?.text ?? ""),
    parts: withinWords(partsOf(material, sections, skills), writingRules.resume.maxWords),
    structured: structuredResume(material, sections, skills),
    advice: adviceFor(request, material, used),
  }
}

function partsOf(material: Material, sections: ResumeSections, skills: SkillGroups): Part[] {
  const named = (title: string, parts: Part[]) => (parts.length > 0 ? [heading(title), ...parts] : [])
  const held = (kind: RoleMaterial["kind"]) => sections.roles.filter(({ role }) => role.kind === kind)
  const told = (kind: RoleMaterial["kind"]) => held(kind).filter((each) => !sections.earlier.includes(each.role))
  const group = (label: string, lines: Line[]) =>
    lines.length > 0 ? [{ ...labelled(label, ...listed(lines)), kind: "bullet" as const }] : []
  const lines = (items: Line[]) => items.map((line) => bullet(factOf(line)))
  return [
    ...named(
      "Summary",
      sections.summary.length > 0 ? [paragraph(...sections.summary.map((line) => factOf(line)))] : [],
    ),
    ...named("Skills", [
      ...group("Technical", skills.technical),
      ...group("Tools", skills.tools),
      ...group("Working with people", skills.soft),
    ]),
    ...named("Experience", told("work").flatMap(roleParts)),
    ...named(
      "Earlier roles",
      sections.earlier.map((role) => bullet(roleHeading(role))),
    ),
    ...named(sections.roles.length > 0 ? "Further achievements" : "Achievements", sections.loose.map(bulletFor)),
    ...named("Projects", told("project").flatMap(roleParts)),
    ...named("Volunteering", told("volunteering").flatMap(roleParts)),
    ...named(
      "Education",
      material.education.flatMap((study) => lines([study, ...study.details])),
    ),
    ...named("Certifications", lines(material.qualifications)),
    ...named("Honours", lines(material.awards)),
    ...named("Publications", lines(material.publications)),
    ...named("Languages", lines(material.languages)),
  ]
}

/** A role's heading, what it is like on a line of its own, what was done there. */
function roleParts({ role, achievements }: ResumeSections["roles"][number]): Part[] {
  const notes = role.notes.map((line) => factOf({ ...line, text: capitalised(closed(line.text)) }))
  return [
    { kind: "subheading", sentences: [roleHeading(role)] },
    ...(notes.length > 0 ? [paragraph(...notes)] : []),
    ...achievements.filter((each) => !role.asTold?.includes(lowered(each.bullet))).map(bulletFor),
  ]
}

function closed(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

const bulletsPerRole = [7, 6, 5, 4]

function sectionsOf(material: Material, most: number): ResumeSections {
  const roles = material.roles.map((role, index) => ({
    role,
    achievements: describedFirst(
      role,
      material.achievements.filter((each) => each.role === index),
    ).slice(0, Math.min(most, bulletsPerRole[index] ?? 3)),
  }))
  const posts = roles.filter(({ role }) => role.kind === "work")
  const lastTold = posts.findLastIndex(({ role, achievements }) => achievements.length + role.notes.length > 0)
  const earlier = posts.slice(lastTold + 1).map(({ role }) => role)
  return {
    roles,
    earlier: lastTold >= 0 && earlier.length > 1 ? earlier : [],
    summary: summaryOf(material),
    loose: material.achievements.filter((each) => each.role === null).slice(0, 8),
  }
}

/** A project says first what it is. */
function describedFirst(role: RoleMaterial, achievements: Achievement[]): Achievement[] {
  const isDescription = (each: Achievement) => role.kind === "project" && /^(?:An?|The)\s/.test(each.bullet)
  return [...achievements.filter(isDescription), ...achievements.filter((each) => !isDescription(each))]
}

/** The person's own description, else what makes them unique; never more than about 70 words, no notes of a word or two. */
function summaryOf(material: Material): Line[] {
  const described = selfDescription(material).filter(saysSomething)
  const own = described.length > 0 ? described : material.unique.filter(saysSomething)
  const kept: Line[] = []
  for (const line of own) {
    if (kept.length === 4 || countWords([...kept, line].map((each) => each.text).join(" ")) > 75) break
    kept.push(line)
  }
  if (kept.length > 0 || material.roles.length > 0 || !material.title) return kept
  return [{ ...material.title, text: `${capitalised(material.title.text)}.` }]
}

function saysSomething(line: Line): boolean {
  return countWords(line.text) >= 4
}

function bulletFor(achievement: Achievement): Part {
  return bullet(fact(achievement.bullet, achievement.evidenceIds))
}

/** A list on one line: each its own sentence, so that each shows its own evidence. */
function listed(lines: Line[]) {
  return lines.map((line, at) => fact(at < lines.length - 1 ? `${line.text},` : line.text, line.evidenceIds))
}
