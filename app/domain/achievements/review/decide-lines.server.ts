import type { ProfileFacts } from "../../career/schema"
import type { Deps } from "../../kernel/deps"
import { DomainError, type FieldErrors } from "../../kernel/errors"
import { batch, changes } from "../../kernel/query.server"
import type { FoundLine } from "../achievement-view.server"
import { lineChangedElsewhere } from "../change/change-achievement.server"
import { lineChange } from "../change/line-change.server"
import { isDoubted, type LineState } from "../rules"
import { lineText } from "../schema"
import type { DecideLines } from "./step-schema"

/** The number of lines by outcome. `left` counts doubted lines that were not agreed to along with the others. */
interface Decided {
  agreed: number
  setAside: number
  left: number
}

/**
 * Applies the person's decision about the lines of one reflection, with their edits: agree to a line, set it aside, or
 * keep it for later. Agreeing to all lines at once leaves the doubted ones for later, with their edits. Refuses with
 * `invalid`, storing nothing, if a line to agree to has an invalid text or an open role, or a line that is left has an
 * invalid text. Refuses with `conflict` if a line was changed elsewhere; the others are stored anyway, unless a line is
 * gone.
 */
export async function decideLines(
  deps: Deps,
  found: readonly FoundLine[],
  profile: ProfileFacts | null,
  { intent, lines }: DecideLines,
): Promise<Decided> {
  const [wanted, only = null] = intent.split(":")
  const decided = lines.flatMap((typed, at) => {
    const line = found.find(({ row }) => row.id === typed.id)
    if (!line) return []
    const isLeft = wanted === "agree" && only === null && line.row.state === "proposed" && isDoubted(line.row)
    const isMeant = (only === null && !isLeft) || only === typed.id
    return [{ typed, line, state: isMeant ? decisions.get(wanted) : undefined, isLeft, at }]
  })
  // A line that is gone was regenerated elsewhere. The conflict returns the typed text to the page.
  if (decided.length < lines.length) throw lineChangedElsewhere()
  const fields: FieldErrors = {}
  for (const { typed, line, state, isLeft, at } of decided) {
    if (state !== "agreed" && !isLeft) continue
    const text = lineText.safeParse(typed.text)
    if (!text.success) fields[`lines[${at}].text`] = text.error.issues.map(({ message }) => message)
    const isOpen = !isLeft && typed.roleId === undefined && line.row.roleChoices.length > 0
    if (isOpen) fields[`lines[${at}].roleId`] = ["Please choose the role that this was in."]
  }
  if (Object.keys(fields).length > 0) throw new DomainError("invalid", "", { fields })

  const written = decided.flatMap(({ typed, line, state }) => {
    const { text, roleId } = changed(typed, line)
    if (state === undefined && text === undefined && roleId === undefined) return []
    // The decision counts only for the version that the person saw.
    const shown = { ...line, row: { ...line.row, version: typed.version } }
    return [{ state, writes: lineChange(deps, shown, { text, roleId, state }, profile).writes }]
  })
  const outcome = await batch(
    deps.db,
    written.flatMap(({ writes }) => writes),
  )
  let end = 0
  for (const { writes } of written) {
    end += writes.length
    if (changes(outcome[end - 1]) === 0) throw lineChangedElsewhere()
  }
  const count = (wantedState: string) => written.filter(({ state }) => state === wantedState).length
  const left = decided.filter(({ isLeft }) => isLeft).length
  return { agreed: count("agreed"), setAside: count("set-aside"), left }
}

const decisions = new Map<string | undefined, LineState>([
  ["agree", "agreed"],
  ["aside", "set-aside"],
])

/** The typed values that differ from the stored ones. Invalid text is ignored: agreeing to it was refused before. */
function changed({ text, roleId }: DecideLines["lines"][number], { row }: FoundLine) {
  return {
    text: text !== row.text && lineText.safeParse(text).success ? text : undefined,
    roleId: roleId !== undefined && (roleId !== row.roleId || row.roleChoices.length > 0) ? roleId : undefined,
  }
}
