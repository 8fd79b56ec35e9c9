import { labeledRow } from "../../../career/history/form-labels"
import type { Line } from "../lines/line"
import { isDated } from "../lines/line-signs"
import { isDutiesLabel } from "./block"
import { titleScore } from "./name-words"

/** "Project #1: Claims Portal", "2. Client: Hill Bank", "Project 3": a consultant's project for a client. */
const opening =
  /^(?:\(?\d{1,2}[.)]\s{0,3})?(?:(?:end |direct )?clients?|customer|project|assignment|engagement)(?:[ -]?(?:name|title|details?))?[ -]{0,3}(?:no\.? ?|# ?)?\d{0,2}\s{0,3}(?:[:\t]|[–—-]\s|$)/i
const onlyNumber = /^project[ -]{0,3}(?:no\.? ?|# ?)?\d{1,2}\s?:?$/i
/** What such a project has besides: "Team Size: 24". */
const context =
  /^(?:team size|size of (?:the )?team|environment|duration|period|role|domain|platforms?|technolog(?:y|ies)(?: used)?|tech stack|tools(?: used)?)\s?[:\t]/i
/** A title that the employer gave, where "Role" is the one in a project. */
const ofJob = /^(?:designation|position|job title|title|post)\b/i

const longestLabel = 40

/** Whether a text only names a project, its client or its circumstances, so that it says nothing of what was done. */
export const isProjectContext = (text: string) => text.length <= 200 && (opening.test(text) || context.test(text))

/** "Project 1" above "Client: Hill Bank" heads no section. */
export const opensProject = ({ text }: Line, next: Line | undefined) =>
  onlyNumber.test(text.trim()) && next !== undefined && isProjectContext(next.text)

/**
 * Marks the projects below a job as its own lines, because a client is no employer and the dates of a project are not
 * those of a job. Where no employer is above it, a client is the employer of a contractor and stays so.
 */
export function withClientProjects(lines: Line[]): Line[] {
  const kept: Line[] = []
  /** Where the projects of the job above begin; -1 if no employer is above. */
  let first = -1
  let isTitled = false
  let inside: "no" | "head" | "duties" = "no"
  for (const [at, line] of lines.entries()) {
    if (first >= 0 && opening.test(line.text) && !isJob(line)) {
      inside = "head"
      kept.push(asTold(line))
    } else if (inside === "head" && !isTitled && isRole(line)) {
      // The only title of a job whose line names its employer.
      isTitled = true
      kept.splice(first, 0, { ...line, gap: false })
    } else if (inside !== "no" && isWithin(line, lines[at + 1], lines[at + 2], inside === "duties")) {
      const row = line.bullet ? null : labeledRow(line.text)
      if (line.bullet || row?.field === "duties") inside = "duties"
      if (!isDutiesLabel(line)) kept.push(asTold(row?.field === "duties" ? { ...line, text: row.value } : line))
    } else {
      // Below a project, the next job is not known before its dates.
      if (inside !== "no") [inside, first, isTitled] = ["no", -1, false]
      kept.push(line)
      if (first >= 0 || isHeadOfJob(line)) first = kept.length
      if (!line.bullet && titleScore(line.text) > 0) isTitled = true
    }
  }
  return kept
}

const asTold = (line: Line): Line => ({ ...line, bullet: true, within: true })

/** "Company: Acme", or a line with dates that is no project's. */
function isHeadOfJob(line: Line): boolean {
  if (line.bullet || opening.test(line.text)) return false
  return isJob(line) || (isDated(line) && !context.test(line.text)) || labeledRow(line.text)?.field === "dates"
}

const isJob = ({ text }: Line) => labeledRow(text)?.field === "employer" && !/^(?:end |direct )?client/i.test(text)

const isRole = ({ text, bullet }: Line) => !bullet && /^role\s?[:\t]/i.test(text)

function isWithin(line: Line, next: Line | undefined, second: Line | undefined, isTelling: boolean): boolean {
  if (line.bullet) return true
  if (isDutiesLabel(line) || (context.test(line.text) && !(isTelling && /^(?:duration|period)/i.test(line.text))))
    return true
  if (isJob(line) || ofJob.test(line.text)) return false
  const isLabeled = /^\p{Lu}[^:\t]*:\s/u.test(line.text.slice(0, longestLabel))
  if (isLabeled) return !isDated(line)
  const isNear = (one: Line | undefined) => one !== undefined && !one.bullet && !one.gap && isDated(one)
  if (line.gap || isDated(line) || isNear(next) || (isNear(second) && !next?.gap)) return false
  return isTelling || /^\p{Ll}|[.;]$/u.test(line.text)
}
