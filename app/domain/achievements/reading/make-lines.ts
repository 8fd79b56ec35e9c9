import type { HeldRole } from "../../career/held-roles"
import type { EvidenceItem } from "../../evidence/schema"
import { sentencesOf } from "../../language/statements"
import type { FollowUp, ProposedLine } from "../line"

/** A reflection as it was stored. */
export interface Reflection {
  id: string
  question: string
  response: string
  /** ISO 8601, UTC. */
  createdAt: string
}

export interface LinesInput {
  entry: Reflection
  /** The evidence of this reflection: its own item first, then those of answers to follow-up questions. */
  items: EvidenceItem[]
  /** `rolesOf` the profile's history. */
  roles: HeldRole[]
  skills: string[]
  /** IANA name: in which zone the day of capture is told. */
  timeZone: string
}

export interface Lines {
  /** All that are worth proposing, strongest first; a page shows three. */
  lines: ProposedLine[]
  followUp: FollowUp | null
}

/** Reads a reflection and proposes lines that a person would sign, and the one question about what is missing. */
export function makeLines({ entry, items, timeZone }: LinesInput): Lines {
  const day = dayIn(entry.createdAt, timeZone)
  const deeds = sentencesOf(entry.response).flatMap((sentence) => {
    const said = /^I ((?:[a-z]+ed|led|built|wrote|ran|cut) .*\d.*?)[.!]*$/.exec(sentence)?.[1]
    return said && said.split(/\s+/).length <= 28 ? [{ said, sentence }] : []
  })
  const lines = deeds.map(({ said, sentence }): ProposedLine => {
    return {
      text: `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
      role: { kind: "none" },
      period: { from: day, to: day },
      parts: { situation: [], task: [], action: [sentence], result: [] },
      figure: null,
      skills: [],
      strength: 50,
      evidenceIds: items.map(({ id }) => id),
    }
  })
  return { lines, followUp: null }
}

function dayIn(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(moment))
}
