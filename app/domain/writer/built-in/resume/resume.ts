import type { ResumeBody, ResumeEntry, Section, SectionKind, SkillGroup } from "../../../document/body"
import { headingOf } from "../../../document/heading"
import { filled } from "../../../document/leaves"
import { draftParts } from "../../../document/render/parts"
import type { DraftSentence } from "../../../evidence/schema"
import { asListed } from "../../../language/sentences/statements"
import { lengthAsked } from "../../length-asked"
import type { Achievement, Line, Material, RoleMaterial } from "../../material-schema"
import { writingRules } from "../../rules"
import type { Writing, WritingRequest } from "../../writer"
import { adviceFor, short } from "../advice"
import { fact, factOf, factOr, titled, wordsIn } from "../compose"
import { editedBullet } from "../editing/editions"
import { contentWords, overlap } from "../wording/focus"
import { isRefused } from "../wording/refused"
import { roleHeading } from "../wording/role-sentences"
import { oneOfEachChange } from "../wording/told-once"
import { capitalized, lowered } from "../wording/wording"
import { tooThin } from "../wording/worth-telling"
import { isListedPaper } from "./listed-papers"
import { inOwnOrder } from "./own-order"
import type { ResumeSections } from "./resume-sections"
import { resumeWithinWords } from "./resume-within-words"
import { groupSkills, isLanguage, skillName } from "./skill-groups"
import { studyEntry } from "./study-entry"
import { summaryOf } from "./summary"

/** A resume grouped by role and skill, with the strongest achievements first. */
export function writeResume(request: WritingRequest, all: Material): Writing {
  const thin = all.achievements.length > enough ? all.achievements.filter(tooThin) : []
  const passing = all.achievements.filter(isPassing)
  const kept = all.achievements.filter(
    (each) => !thin.includes(each) && !passing.includes(each) && !isListedPaper(each, all),
  )
  const material = { ...all, achievements: kept }
  const asked = lengthAsked(request.customPrompt, request.type)
  const most = Math.min(asked?.words ?? writingRules.resume.maxWords, writingRules.resume.maxWords)
  const lengths = [9, 7, 5, 4, 3, 2, 1].map((lines) => sectionsOf(material, lines))
  const fits = (sections: ResumeSections) => wordsIn(draftParts(bodyOf(material, sections))) <= most
  const sections = lengths.find(fits) ?? lengths.at(-1)!
  const used = [...sections.roles.flatMap(({ achievements }) => achievements), ...sections.loose]
  return {
    title: titled("Resume", material.title?.text ?? ""),
    body: resumeWithinWords(bodyOf(material, sections), most),
    advice: [...leftOut(thin), ...passedOver(passing), ...adviceFor(request, material, used)],
  }
}

/** The minimum number of other lines for uninformative ones to be dropped. */
const enough = 4

function leftOut(thin: Achievement[]): string[] {
  if (thin.length === 0) return []
  const named = thin.slice(0, 4).map(({ bullet }) => `“${short(bullet)}”`)
  return [`Left out, because they say little by themselves: ${named.join(", ")}. Say how many, or what came of it.`]
}

/** A line of a reflection about others, an attempt or something unfinished; a pinned one stays. */
function isPassing({ told, bullet, pinned }: Achievement): boolean {
  const [deed = ""] = bullet.split("; ")
  return !pinned && told === "reflection" && isRefused(`I ${lowered(deed)}`)
}

function passedOver(lines: Achievement[]): string[] {
  if (lines.length === 0) return []
  const named = lines.slice(0, 4).map(({ bullet }) => `“${short(bullet)}”`)
  return [
    `Left out, because it is still open, was only tried or is somebody else's: ${named.join(", ")}. Pin a line to keep it.`,
  ]
}

function bodyOf(material: Material, { summary, roles, earlier, loose }: ResumeSections): ResumeBody {
  const spoken = material.skills.filter(isLanguage)
  const skills = groupSkills(askedFirst(material).filter((line) => !isLanguage(line)))
  const told = (kind: RoleMaterial["kind"]) =>
    roles.filter(({ role }) => role.kind === kind && !earlier.includes(role)).map(roleEntry)
  const group = (name: SkillGroup): ResumeEntry => ({ ...listed(skills[name].map(skillOf)), group: name })
  const lines = (items: Line[]) => [listed(items.map((line) => factOf(line)))]
  const education: [SectionKind, ResumeEntry[]] = ["education", material.education.map(studyEntry)]
  const isGraduate = isRecentGraduate(material)
  const sections: [SectionKind, ResumeEntry[]][] = [
    ["summary", [{ heading: null, notes: summary, bullets: [] }]],
    ...(isGraduate ? [education] : []),
    ["skills", [group("technical"), group("tools"), group("soft")]],
    ["work", told("work")],
    ["earlier", earlier.map((role) => ({ ...listed([]), heading: headingFor(role) }))],
    ["achievements", [listed(loose.map(bulletFor))]],
    ["projects", told("project")],
    ["volunteering", told("volunteering")],
    ...(isGraduate ? [] : [education]),
    ["certifications", lines(material.qualifications)],
    ["honours", lines(material.awards)],
    ["publications", lines(material.publications)],
    ["languages", lines([...material.languages, ...spoken.filter((line) => !namedIn(material.languages, line))])],
  ]
  return filled(sections.map(([kind, entries]): Section => ({ kind, entries })))
}

/** Skills that the posting or the instructions name come first. */
function askedFirst({ skills, focus }: Material): Line[] {
  const asked = ({ text }: Line) => Math.min(1, overlap(contentWords(text), focus))
  return [...skills].sort((a, b) => asked(b) - asked(a))
}

const namedIn = (languages: Line[], { text }: Line) =>
  languages.some((line) => line.text.toLowerCase().startsWith(text.split(/[\s(:,–-]/)[0]?.toLowerCase() ?? ""))

const listed = (bullets: DraftSentence[]): ResumeEntry => ({ heading: null, notes: [], bullets })

function headingFor(role: RoleMaterial) {
  const { company, location, dates } = role
  const title = role.said && !role.asTold ? role.titleInProse : role.title
  return headingOf(roleHeading(role), { title, organization: company, location, dates })
}

/**
 * A graduate's resume starts with the degree: it ended at most a year before the newest role began, and no role began
 * more than three years before that, or before the newest.
 */
function isRecentGraduate({ education, roles }: Material): boolean {
  const yearOf = (text: string) => Number(text.match(/(?:19|20)\d\d/g)?.at(-1) ?? 0)
  const ended = Math.max(0, ...education.map(({ text }) => yearOf(text)))
  const work = roles.filter(({ kind }) => kind === "work")
  const began = work.map(({ start }) => yearOf(start)).filter((year) => year > 0)
  const isExperienced = Math.max(0, ...began) - Math.min(...began) >= 3
  return (
    !isExperienced &&
    ended > 0 &&
    ended + 1 >= Math.max(0, ...began) &&
    work.every(({ start }) => yearOf(start) + 3 >= ended)
  )
}

/** A role's heading, its description as prose, and its achievements. */
function roleEntry({ role, achievements }: ResumeSections["roles"][number]): ResumeEntry {
  return {
    heading: headingFor(role),
    notes: role.notes.map((line) => factOf({ ...line, text: capitalized(closed(line.text)) })),
    bullets: achievements.filter((each) => !role.asTold?.includes(lowered(each.bullet))).map(bulletFor),
  }
}

function closed(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

const bulletsPerRole = [9, 7, 5, 4]

function sectionsOf(material: Material, most: number): ResumeSections {
  const roles = material.roles.map((role, index) => ({
    role,
    achievements: inOwnOrder(
      describedFirst(role, oneOfEachChange(material.achievements.filter((each) => each.role === index))).slice(
        0,
        Math.min(most, bulletsPerRole[index] ?? 3),
      ),
      material.focus.size > 0,
    ),
  }))
  const posts = roles.filter(({ role }) => role.kind === "work")
  const lastTold = posts.findLastIndex(({ role, achievements }) => achievements.length + role.notes.length > 0)
  const earlier = posts.slice(lastTold + 1).map(({ role }) => role)
  return {
    roles,
    earlier: lastTold >= 0 && earlier.length > 1 ? earlier : [],
    summary: summaryOf(material),
    loose: material.achievements.filter((each) => each.role === null).slice(0, most + 3),
  }
}

/** A project starts with its description, a role with the number of people led. */
function describedFirst(role: RoleMaterial, achievements: Achievement[]): Achievement[] {
  const isDescription = (each: Achievement) =>
    role.kind === "project"
      ? /^(?:An?|The)\s/.test(each.bullet)
      : each.told === "profile" &&
        /^(?:Lead|Manage|Run|Supervise|Head|Direct|Oversee) .*\b(?:team|staff|people|crew|shift|department)\b/.test(
          each.bullet,
        )
  return [...achievements.filter(isDescription), ...achievements.filter((each) => !isDescription(each))]
}

/**
 * The agreed words with a capital, because bullets from different sources appear together, and with small corrections
 * if the verifier accepts them.
 */
function bulletFor(achievement: Achievement): DraftSentence {
  const agreed = fact(capitalized(asListed(achievement.bullet)), achievement.evidenceIds)
  // Lines of the work history were written for readers.
  if (achievement.told === "profile") return agreed
  const own = achievement.bullet.split("; ").filter((part) => !isRefused(capitalized(part)))
  return factOr(capitalized(asListed(editedBullet(inOneSentence(own.join("; "))))), achievement.evidenceIds, agreed)
}

/** "Led the survey. The response rate rose" is one bullet, not two sentences. */
const inOneSentence = (bullet: string) =>
  bullet.replace(/\. (The|An?|All|Every|Each|Now)(?= )/g, (_, word: string) => `; ${word.toLowerCase()}`)

const skillOf = (line: Line) => factOr(skillName(line.text), line.evidenceIds, fact(line.text, line.evidenceIds))
