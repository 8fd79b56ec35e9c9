import type { WritingLine } from "../achievements/writing-line"
import { findWritingLines } from "../achievements/writing-lines.server"
import { findPerson, type Person } from "../evidence/ledger.server"
import { selectNewestItem } from "../evidence/newest-item.server"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { mapQuery, type Query, query, together, type Who } from "../kernel/query.server"
import { selectProfile } from "../users/profiles.server"
import type { StoredMatch, StoredRequirement } from "./analysis"
import { askedFor } from "./gaps"
import { matchPosting } from "./match/match-posting"
import type { PostingSkill } from "./reading/posting"
import { storiesOf } from "./stories"

/** A person's record, as input for the match. */
export interface PersonRecord {
  person: Person
  lines: WritingLine[]
  state: string
}

/** Null for a deleted account. */
export function findRecord(deps: Deps, who: Who): Query<PersonRecord | null> {
  const all = together(together(findPerson(deps, who), findWritingLines(deps, who)), findRecordState(deps, who))
  return mapQuery(all, ([[person, lines], state]) => person && { person, lines, state })
}

/** A fingerprint of a record, which changes with every answer, agreed line and saved profile. Reads two rows. */
export function findRecordState(deps: Deps, who: Who): Query<string> {
  return query([selectNewestItem(deps, who), selectProfile(deps, who)], ([newest], [profile]) => {
    return `${newest?.id ?? ""} ${profile?.version ?? 0}`
  })
}

interface Compared {
  title: string
  skills: PostingSkill[]
  requirements: StoredRequirement[]
  notMine?: string[]
  isEnglish: boolean
}

/** The columns of an analysis that store its match. */
export function matchColumns(deps: Deps, posting: Compared, { person, lines, state }: PersonRecord) {
  const { title, skills, requirements, notMine = [], isEnglish } = posting
  const asked = requirements.map((requirement) => ({
    ...requirement,
    isNotMine: notMine.includes(requirement.id),
    question: askedFor(requirement),
  }))
  const wanted = { title: title || null, skills, requirements: asked, isEnglish }
  const now = iso(deps.now())
  const { profile, items } = person
  const found = matchPosting(wanted, { items, lines, profile }, now.slice(0, 10))
  const matched = found.requirements.flatMap(({ index, ...one }) => {
    const id = requirements[index]?.id
    return id ? [{ id, ...one }] : []
  })
  const stories = storiesOf(matched, { lines, items })
  const match: StoredMatch = { ...found, requirements: matched, stories, at: now, record: state }
  return { match, score: match.score }
}
