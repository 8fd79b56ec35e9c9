import { roleIdOf } from "../../../career/held-roles"
import { parseExperience } from "../../../career/history/parse-experience"
import { rolePeriod } from "../../../career/role-period"
import type { EvidenceItem } from "../../../evidence/schema"
import type { ProposedLine } from "../../line"
import { toLookAt } from "./form-of-line"

/** A line of the typed or imported history. The person wrote it for readers, so it counts as agreed. */
export interface HistoryLine extends ProposedLine {
  /** True if it violates the format of a line, so that the person should review it. */
  needsLook: boolean
}

/** The lines of a history, verbatim, each with its role. */
export function linesOfHistory(experience: string, items: EvidenceItem[], today: string): HistoryLine[] {
  const history = parseExperience(experience)
  return [...history.roles, ...history.volunteering].flatMap((role) =>
    role.lines.map((text): HistoryLine => {
      const found = items.filter(
        (item) => item.kind !== "reflection" && (text.includes(item.text) || item.text === text),
      )
      return {
        text,
        role: { kind: "known", roleId: roleIdOf(role) },
        period: rolePeriod(role, today),
        parts: { situation: [], task: [], action: [text], result: [] },
        figure: null,
        skills: [],
        strength: /\d/.test(text) ? 60 : 40,
        evidenceIds: found.map(({ id }) => id),
        needsLook: toLookAt(text).length > 0,
      }
    }),
  )
}
