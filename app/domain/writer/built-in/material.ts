import { parseExperience } from "../../career/parse-experience"
import { rolesInProse } from "../../career/role-in-prose"
import type { EvidenceField, EvidenceItem } from "../../evidence/schema"
import type { Achievement, Line, Material } from "../material-schema"
import type { WritingRequest } from "../writer"
import { isNote, readAchievement } from "./achievements"
import { carriers } from "./carriers"
import { capitalised, trimFillers } from "./craft/trim"
import { contentWords, focusOf, instructedWords, overlap } from "./focus"
import { isSupported } from "./is-supported"
import { headingOf, isPost, type KnownRole, knownRoles, roleOf } from "./roles"
import { worthReading } from "./worth-reading"

/**
 * Sorts what the ledger holds into what documents are made of. Everything rests on active evidence items: a part of
 * the profile that no item carries is left out.
 */
export function materialOf(
  request: Pick<WritingRequest, "profile" | "evidence" | "customPrompt" | "posting">,
): Material {
  const { profile, evidence } = request
  const history = parseExperience(profile.experience)
  const roles = knownRoles(history, evidence)
  const focus = focusOf(request)
  const instructed = instructedWords(request)
  const skills = distinct(linesOf(evidence, "skill")).map((line) => ({ ...line, words: contentWords(line.text) }))
  const degrees = linesOf(evidence, "experience").filter((line) => isDegree.test(line.text))
  const papers = history.roles.filter((role) => !isPost(role)).flatMap((role) => [role.heading, ...role.lines])
  const achievements = mergeRepeated(
    worthReading(evidence, focus)
      .filter((item) => ![...papers, ...degrees.map((line) => line.text)].includes(item.text))
      .flatMap((item) => toAchievement(item, roles, skills, focus, instructed)),
  ).sort(strongestFirst)
  const carried = (texts: string[]) =>
    texts.map((text) => ({ text, evidenceIds: carriers(text, evidence) })).filter((line) => line.evidenceIds.length > 0)
  const filed = carried([
    ...history.qualifications,
    ...history.awards,
    ...history.publications,
    ...history.languages,
    ...history.education.map((study) => study.text),
  ])
  const imported = linesOf(evidence, "qualification").filter(
    (line) => !filed.some((each) => each.evidenceIds.includes(line.evidenceIds[0]!)),
  )
  return {
    title: linesOf(evidence, "title")[0] ?? null,
    industry: linesOf(evidence, "industry")[0] ?? null,
    roles,
    achievements,
    focus,
    skills: skills
      .map(({ text, evidenceIds }) => ({ text, evidenceIds }))
      .sort((a, b) => proofs(b, achievements) - proofs(a, achievements)),
    education: [...history.education, ...degrees.map(toldStudy)]
      .map((study) => ({ ...study, evidenceIds: carriers(study.text, evidence), details: carried(study.details) }))
      .filter((study) => study.evidenceIds.length > 0),
    qualifications: [
      ...carried([...history.qualifications, ...papers]),
      ...imported.filter((line) => !history.education.some((study) => study.details.includes(line.text))),
    ],
    awards: carried(history.awards),
    publications: carried(history.publications),
    languages: carried(history.languages),
    bio: prose(evidence, "bio"),
    unique: prose(evidence, "xFactor"),
    goals: [...prose(evidence, "shortTermGoals"), ...prose(evidence, "longTermGoals")],
    lessons: achievements.flatMap((each) => each.lessons.map((text) => ({ text, evidenceIds: each.evidenceIds }))),
  }
}

function toAchievement(
  item: EvidenceItem,
  roles: KnownRole[],
  skills: (Line & { words: Set<string> })[],
  focus: Set<string>,
  instructed: Set<string>,
): Achievement[] {
  if ((item.field !== null && item.field !== "experience") || headingOf(item)) return []
  const deeds = deedsOf(item.text)
  const words = contentWords(item.text)
  const role = roleOf(item, words, roles)
  const isProject = role.at !== null && roles[role.at]?.kind === "project"
  if (item.field === "experience" && !isProject && isNote(item.text)) return []
  const read = deeds && readAchievement(deeds, item.field === "experience")
  if (!read) return []
  const { named, ...asTold } = read
  const clear = named.find(({ claim, bullet }) => isSupported([claim, bullet], [item])) ?? {}
  const told = item.kind === "profile" ? "profile" : "reflection"
  return [
    {
      ...asTold,
      ...clear,
      told,
      role: role.at,
      roleNamed: role.named,
      evidenceIds: [item.id],
      createdAt: item.createdAt,
      skills: skills.filter((skill) => shows(words, skill.words)).map((skill) => skill.text),
      relevance: overlap(words, focus) + 4 * overlap(words, instructed),
    },
  ]
}

/** A degree told in a sentence and not on a line of its own. */
const isDegree =
  /^I (?:hold|have|completed|earned|got) (?:an? |my )?(?:[\p{L}.]+ ){0,3}?(?:degree|diploma|PGCE|B\.?Sc|M\.?Sc|BA|MA|MBA|Ph\.?D|LLB|NVQ|B\.?Eng|M\.?Eng|bachelor|master|doctorate)\b/iu

function toldStudy(line: Line) {
  return { text: line.text, degree: line.text, institution: "", dates: "", details: [] }
}

/** A sentence that names a role tells a deed only after its "where I …"; every other text is told whole. */
function deedsOf(text: string): string | null {
  if (rolesInProse(text).length === 0) return text
  return /\bwhere (I .+)$/.exec(text)?.[1] ?? null
}

function shows(words: Set<string>, wanted: Set<string>): boolean {
  return wanted.size > 0 && [...wanted].every((word) => words.has(word))
}

function proofs(skill: Line, achievements: Achievement[]): number {
  return achievements.filter((each) => each.skills.includes(skill.text)).length
}

/** The same deed told twice (in a reflection and in the profile) is one, carried by both items. */
function mergeRepeated(achievements: Achievement[]): Achievement[] {
  const merged: Achievement[] = []
  for (const each of achievements) {
    const same = merged.find((other) => contains(other.bullet, each.bullet) || contains(each.bullet, other.bullet))
    if (!same) merged.push(each)
    else if (same.told === "reflection" || each.told === "profile") {
      same.evidenceIds = [...same.evidenceIds, ...each.evidenceIds]
      if (each.told === "profile") Object.assign(same, { role: each.role, roleNamed: each.roleNamed })
    } else
      merged[merged.indexOf(same)] = {
        ...each,
        evidenceIds: [...each.evidenceIds, ...same.evidenceIds],
        role: same.role,
      }
  }
  return merged
}

function contains(long: string, short: string): boolean {
  return long.toLowerCase().includes(short.toLowerCase())
}

/** What the request stresses and what is told best come first; then what is counted, was taken up by others, was led. */
function strongestFirst(a: Achievement, b: Achievement): number {
  return weight(b) - weight(a) || b.createdAt.localeCompare(a.createdAt) || a.bullet.localeCompare(b.bullet)
}

function weight(each: Achievement): number {
  const measured = each.hasNumber && each.result.length > 0 ? 25 : each.hasNumber ? 10 : 0
  const takenUp = /\b(?:adopted|promoted|used by|now used|upstreamed|won|award|published|across)\b/i.test(each.bullet)
    ? 12
    : 0
  const led = /^(?:Led|Founded|Owned|Managed|Designed)\b/.test(each.bullet) ? 10 : 0
  const told = each.told === "reflection" ? 8 : 0
  const recent = each.role === null ? 0 : Math.max(0, 12 - 6 * each.role)
  const skilled = 5 * Math.min(each.skills.length, 2)
  return each.quality + measured + takenUp + led + told + recent + skilled + 12 * Math.min(each.relevance, 8)
}

function linesOf(evidence: EvidenceItem[], field: EvidenceField): Line[] {
  return evidence.filter((item) => item.field === field).map((item) => ({ text: item.text, evidenceIds: [item.id] }))
}

function distinct(lines: Line[]): Line[] {
  return lines.filter(
    (line, index) => lines.findIndex((other) => other.text.toLowerCase() === line.text.toLowerCase()) === index,
  )
}

function prose(evidence: EvidenceItem[], field: EvidenceField): Line[] {
  return linesOf(evidence, field).flatMap((line) =>
    [trimFillers(line.text)].map((text) => ({
      ...line,
      text: /[.!?]["'”’)]?$/.test(text) ? capitalised(text) : `${capitalised(text)}.`,
    })),
  )
}
