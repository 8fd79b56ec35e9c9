import type { Evidence } from "./prompt"

/** The kind of an evidence line, if the prompt tags it: "(profile: skill)". */
export type Tag = "role" | "employer" | "qualification" | "skill"

const blank: Evidence = { alias: "E1", tags: "", text: "Nothing was captured." }

/** A pool of the prompt's evidence that hands out each item in turn. */
export function poolOf(evidence: Evidence[]) {
  const turns = new Map<Tag | null, number>()
  const tagged = (tag: Tag) =>
    evidence.filter(({ tags }) => tags.includes(tag) || (tag === "role" && /title/.test(tags)))
  const labels = new Set((["role", "employer", "qualification", "skill"] as const).flatMap(tagged))
  const isTagged = labels.size > 0
  const sentences = evidence.filter((item) => !labels.has(item) && item.text.split(/\s+/).length > 2)

  function among(tag: Tag | null) {
    if (tag && isTagged) return tagged(tag)
    return sentences.length > 0 ? sentences : evidence
  }

  const employerOf = ({ text }: Evidence) => tagged("employer").find((employer) => text.includes(employer.text))

  return {
    /** The employer that a role in this evidence names. */
    employerIn(cited: Evidence[]): Evidence | undefined {
      const role = cited.find((item) => tagged("role").includes(item))
      return role && employerOf(role)
    },
    /** The title of a role: the words before the employer. */
    titleIn(role: Evidence): string {
      const employer = employerOf(role)
      const title = employer ? role.text.slice(0, role.text.indexOf(employer.text)).replace(/[\s,–-]+$/, "") : role.text
      return title || role.text
    },
    first: evidence[0] ?? blank,
    /** The number of items with a tag; null if the prompt has no tags, so that the number is unknown. */
    size: (tag: Tag) => (isTagged ? tagged(tag).length : null),
    /** The next item in turn: one with the tag, or any full sentence. */
    next(tag: Tag | null): Evidence {
      const fitting = among(tag)
      const turn = turns.get(tag) ?? 0
      turns.set(tag, turn + 1)
      return fitting[turn % Math.max(1, fitting.length)] ?? blank
    },
  }
}

const fields: [RegExp, Tag][] = [
  [/^(job_?)?(title|role|position)$/i, "role"],
  [/^(company|employer|organi[sz]ation)$/i, "employer"],
  [/^(degree|qualification)$/i, "qualification"],
]
const lists: [RegExp, Tag][] = [
  [/^(experience|roles|positions|jobs|employment|work)$/i, "role"],
  [/education|award|certif|qualification/i, "qualification"],
  [/skill|technical|tools|^soft$/i, "skill"],
]

/** The kind of evidence that fills a field of this name. */
export function tagOfField(name: string): Tag | null {
  return fields.find(([names]) => names.test(name))?.[1] ?? null
}

/** The kind of evidence that a list of this name is about. */
export function tagOfList(name: string): Tag | null {
  return lists.find(([names]) => names.test(name))?.[1] ?? null
}
