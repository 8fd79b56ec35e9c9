import type { Entry, ImportedResume } from "../../../app/domain/resume-import/reading/imported-resume"

interface ExpectedRole {
  title: string
  employer: string
  start?: string | null
  end?: string | null
  summary?: string | null
  bullets: string[]
}
/** The label of a resume file in the corpus. */
export interface Expected {
  file: string
  kind: string
  contact: Record<string, unknown>
  summary: string | null
  roles: ExpectedRole[]
  gaps?: unknown[]
  education: unknown[]
  skills: string[]
  certificates: unknown[]
  languages: unknown[]
  other: unknown[]
}

export interface Score {
  file: string
  /** Titles, employers, starts and ends of the roles. */
  fields: { right: number; all: number }
  /** Name, email and phone. */
  contact: { right: number; all: number }
  bullets: { right: number; all: number }
  skills: { right: number; all: number }
  /** Words of the label that are missing from the result. */
  lost: string[]
  wrong: string[]
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u064b-\u0652\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim()
}
/** Ignores spaces, hyphens at line ends and the position of the percent sign. */
const loose = (text: string) =>
  plain(text)
    .replace(/[\s\-\u2010%٪]/g, "")
    .toLowerCase()

export function judge(expected: Expected, read: ImportedResume): Score {
  const entries = read.sections
    .filter(({ kind }) => kind === "work" || kind === "volunteering")
    .flatMap((section) => section.entries)
  const left = [...entries]
  const score: Score = {
    file: expected.file,
    fields: { right: 0, all: 0 },
    contact: { right: 0, all: 0 },
    bullets: { right: 0, all: 0 },
    skills: { right: 0, all: 0 },
    lost: lostWords(expected, read),
    wrong: [],
  }
  for (const role of expected.roles) {
    const entry = takeBest(role, left)
    check("title", role.title, entry?.title)
    check("employer", role.employer, entry?.employer)
    check("start", role.start ?? "", entry?.start)
    check("end", role.end === null ? "present" : (role.end ?? ""), entry?.end)
    const held = entry?.bullets.map(({ text }) => loose(text)) ?? []
    for (const bullet of role.bullets) {
      score.bullets.all++
      if (held.includes(loose(bullet))) score.bullets.right++
      else score.wrong.push(`bullet of ${role.title}: ${bullet}`)
    }
  }
  for (const key of ["name", "email", "phone"] as const) {
    if (typeof expected.contact[key] !== "string") continue
    score.contact.all++
    if (loose(expected.contact[key]) === loose(read.contact[key])) score.contact.right++
    else score.wrong.push(`${key}: ${expected.contact[key]} ≠ ${read.contact[key]}`)
  }
  const skills = read.sections
    .filter(({ kind }) => kind === "skills")
    .flatMap(({ lines }) => lines.map(({ text }) => loose(text)))
  for (const skill of expected.skills) {
    score.skills.all++
    if (skills.includes(loose(skill))) score.skills.right++
  }
  return score

  function check(name: string, wanted: string, got: string | undefined) {
    score.fields.all++
    if (got !== undefined && loose(got) === loose(wanted)) score.fields.right++
    else score.wrong.push(`${name}: ${wanted} ≠ ${got}`)
  }
}

function takeBest(role: ExpectedRole, entries: Entry[]): Entry | undefined {
  const points = (entry: Entry) =>
    (loose(entry.title) === loose(role.title) ? 3 : 0) +
    (loose(entry.employer) === loose(role.employer) ? 2 : 0) +
    (entry.start === role.start ? 2 : 0) +
    (entry.bullets.some(({ text }) => role.bullets.some((bullet) => loose(bullet) === loose(text))) ? 2 : 0)
  const best = entries.map((entry, at) => ({ at, points: points(entry) })).sort((a, b) => b.points - a.points)[0]
  return best && best.points > 1 ? entries.splice(best.at, 1)[0] : undefined
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return Object.entries(Object(value)).flatMap(([key, held]) =>
    /^(?:start|end|date|part|page|row|kind)$/.test(key) ? [] : textsIn(held),
  )
}

function lostWords(expected: Expected, read: ImportedResume): string[] {
  const { contact, summary, roles, education, skills, certificates, languages, other } = expected
  const held = loose(textsIn(read).join(" ")).replace(/[^\p{L}\p{N}]/gu, "")
  const words = textsIn([contact, summary, roles, education, skills, certificates, languages, other]).flatMap((text) =>
    plain(text).split(/[^\p{L}\p{M}\p{N}]+/u),
  )
  return [...new Set(words.filter((word) => word && !held.includes(loose(word).replace(/[^\p{L}\p{N}]/gu, ""))))]
}
