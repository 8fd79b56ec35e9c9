import type { HeldRole } from "../../../career/held-roles"
import type { ProfileFacts } from "../../../career/schema"
import { isCarried } from "../../../evidence/rules"
import { verifySentences } from "../../../evidence/verifier/verify"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { questionMood } from "../../../language/talk/moods/question-mood"
import { readTalk, type Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import type { LineRole, ProposedLine } from "../../line"
import { plainDeed } from "../deeds/plain-deed"
import type { Draft } from "../facts/draft"
import { factsOf } from "../facts/facts"
import { knownNames } from "../roles/known-names"
import { roleOf } from "../roles/role-of-line"
import { checkedAgainst } from "./checked"
import { draftsOf } from "./compose"
import { hasForm, opensWithDeed } from "./form-of-line"
import { distinct, type LinesInput } from "./make-lines"
import { partsOf } from "./parts"
import { dayIn, periodOf } from "./period"
import { skillsIn } from "./skills-in"
import { figureOf, strengthOf } from "./strength"

/** A line by an external author, with verbatim quotes from the reflection. */
export interface WordedLine {
  text: string
  quotes: string[]
  /** The role according to the author. */
  roleId: string | null
}

/** The strength of a line that the reader could not parse but the evidence supports. */
const unread = 40

/**
 * Filters lines by an external author: a line must be well-formed, quote the reflection verbatim, state an action, and
 * be supported according to the verifier. Role, period and parts come from the quotes, never from the author. If the
 * roles differ, the person is asked.
 */
export function acceptedLines(
  worded: readonly WordedLine[],
  { entry, items, roles, skills, timeZone }: LinesInput,
  profile: ProfileFacts | null,
): ProposedLine[] {
  const asked = questionMood(entry.question)
  if (asked === "planned" || asked === "failed") return []
  const day = dayIn(entry.createdAt, timeZone)
  const talk = readTalk(entry.response, knownNames(roles, skills))
  const facts = factsOf(talk, entry.question)
  const drafts = draftsOf(facts, checkedAgainst(items, textOf(talk.words)).open)
  const evidenceIds = items.map(({ id }) => id)
  const ledger = { items, profile, personName: "", posting: null }
  return worded.flatMap(({ text, quotes, roleId }): ProposedLine[] => {
    if (!hasForm(text) || !opensWithDeed(text)) return []
    const clause = deedIn(talk, quotes)
    if (clause === null) return []
    const [claim] = verifySentences([{ text, kind: "fact", evidenceIds }], ledger)
    if (!claim || !isCarried(claim.status)) return []
    const read = drafts.find(({ deed }) => deed.clause <= clause && clause <= deed.lastClause)
    const draft = read ?? untold(clause)
    const figure = read ? figureOf(read) : null
    const tells = (value: string | null | undefined) => !value || text.includes(value)
    return [
      {
        text,
        role: agreed(roleOf(draft, facts, entry, roles, day), roleId, roles),
        period: periodOf(talk, draft, day),
        parts: partsOf(talk, draft),
        figure: tells(figure?.from) && tells(figure?.to) ? figure : null,
        skills: skillsIn(text, skills),
        strength: read ? strengthOf(read) : unread,
        evidenceIds,
      },
    ]
  })
}

/** The first quoted clause with a first-person action or its result; null if the quotes have neither. */
function deedIn(talk: Talk, quotes: string[]): number | null {
  const spans = quotes.flatMap((quote) => {
    const from = talk.verbatim.indexOf(quote)
    return from < 0 ? [] : [{ from, to: from + quote.length }]
  })
  const touched = talk.clauses.flatMap((clause, at) => {
    const from = talk.words[clause.first]?.from ?? 0
    const to = talk.words[clause.last - 1]?.to ?? from
    return spans.some((span) => span.from < to && from < span.to) ? [{ ...clause, at }] : []
  })
  const told = touched.filter(({ mood }) => mood === "done" || mood === "ongoing")
  const own = told.find(({ actor }) => isFirstPerson(actor))
  return own?.at ?? null
}

/** A placeholder for a clause that the reader ignores. */
function untold(clause: number): Draft {
  const deed = plainDeed(clause, "", { count: 0, verb: "", figures: 0 })
  return { text: "", deed, change: null, outcome: null, figures: 0, clauses: [clause] }
}

function agreed(read: LineRole, roleId: string | null, roles: HeldRole[]): LineRole {
  const isOther = read.kind === "known" && roleId !== null && roleId !== read.roleId
  if (!isOther || !roles.some(({ id }) => id === roleId)) return read
  return { kind: "ask", roleIds: [read.roleId, roleId] }
}

/** The accepted lines, plus the reader's lines about other actions. */
export function together(accepted: readonly ProposedLine[], own: readonly ProposedLine[]): ProposedLine[] {
  const told = new Set(accepted.flatMap(({ parts }) => parts.action))
  const others = own.filter(({ parts }) => !parts.action.some((span) => told.has(span)))
  return distinct([...accepted, ...others])
}
