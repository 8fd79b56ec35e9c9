import { labeledRow } from "../../../career/history/form-labels"
import { findDates } from "../lines/dates"
import type { Line } from "../lines/line"
import { isDated } from "../lines/line-signs"
import { isDutiesLabel } from "./block"
import { isDatesAndPlace } from "./dated-place"
import { titleScore } from "./name-words"

/** "Project #1: Claims Portal", "2. Client: Hill Bank", "Project 3": a consultant's project for a client. */
const opening =
  /^(?:\(?\d{1,2}[.)]\s{0,3})?(?:(?:end |direct )?clients?|customer|project|assignment|engagement)(?:[ -]?(?:name|title|details?))?[ -]{0,3}(?:no\.? ?|# ?)?\d{0,2}\s{0,3}(?:[:\t]|[–—-]\s|$)/i
const onlyNumber = /^project[ -]{0,3}(?:no\.? ?|# ?)?\d{1,2}\s?:?$/i
/** Other properties of such a project: "Team Size: 24". */
const context =
  /^(?:(?:project )?description|synopsis|team size|size of (?:the )?team|environment|duration|period|role|domain|platforms?|technolog(?:y|ies)(?: used)?|tech stack|tools(?: used)?)\s?[:\t]/i
/** A title that the employer gave, as opposed to the "Role" in a project. */
const ofJob = /^(?:designation|position|job title|title|post)\b/i

const longestLabel = 40

/** Whether a text only names a project, its client or its circumstances, without any action. */
export const isProjectContext = (text: string) => text.length <= 200 && (opening.test(text) || context.test(text))

/** "Project 1" above "Client: Hill Bank" heads no section. */
export const opensProject = ({ text }: Line, next: Line | undefined) =>
  onlyNumber.test(text.trim()) && next !== undefined && isProjectContext(next.text)

/** "Projects:" above the projects of a single job. */
const listTitle = /^(?:key |major |client )?projects?(?: (?:handled|undertaken|details|executed|experience))?\s?:?$/i

/**
 * Returns a section of projects to the jobs above it if it contains further jobs, because then it is part of a job
 * rather than a section.
 */
export function withProjectsOfJobs<S extends { heading: Line | null; kind: string | null; lines: Line[] }>(
  sections: S[],
): S[] {
  const joined: S[] = []
  const parts = new Set<string>()
  for (const section of sections) {
    const above = joined.at(-1)
    const title = section.heading?.text.toLowerCase() ?? ""
    const isPart =
      above?.kind === "work" &&
      section.kind === "projects" &&
      listTitle.test(title) &&
      opening.test(section.lines[0]?.text ?? "") &&
      (parts.has(title) || section.lines.some((line) => isHeadOfJob(line) && !isDatesAndPlace(line)))
    if (!isPart) joined.push(section)
    else {
      joined[joined.length - 1] = { ...above, lines: [...above.lines, ...section.lines] }
      parts.add(title)
    }
  }
  return joined
}

/**
 * Marks the projects below a job as its own lines, because a client is not an employer and the dates of a project are
 * not those of a job. Where no employer is above it, a client is the employer of a contractor and stays so.
 */
export function withClientProjects(lines: Line[]): Line[] {
  const kept: Line[] = []
  /** Where the projects of the job above begin; -1 if no employer is above. */
  let first = -1
  let isTitled = false
  let isContract = false
  let company: Line | null = null
  let inside: "no" | "head" | "duties" = "no"
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const opens = opening.test(line.text) && !isJob(line)
    if (opens && first < 0 && !isContract && inside === "no") {
      company = isCompany(kept.at(-1), lines[at - 2]) ? kept.at(-1)! : null
      isContract = company === null
    }
    const dated = opens && company && inside !== "head" ? headOf(lines, at, company) : null
    if (dated) {
      if (kept.at(-1) === company) kept.pop()
      kept.push(...dated.heading, ...dated.rest)
      first = kept.length
      inside = "head"
      at += dated.count - 1
    } else if (opens && first >= 0) {
      inside = "head"
      kept.push(asTold(line))
    } else if (inside === "head" && !isTitled && !company && isRole(line)) {
      // The only title of a job whose line names its employer.
      isTitled = true
      kept.splice(first, 0, { ...line, gap: false })
    } else if (inside !== "no" && isWithin(line, lines[at + 1], lines[at + 2], inside === "duties")) {
      const row = line.bullet || context.test(line.text) ? null : labeledRow(line.text)
      if (line.bullet || row?.field === "duties") inside = "duties"
      if (!isDutiesLabel(line)) kept.push(asTold(row?.field === "duties" ? { ...line, text: row.value } : line))
    } else {
      // Below a project, the next job is not known before its dates.
      if (inside !== "no") [inside, first, isTitled, company] = ["no", -1, false, null]
      kept.push(line)
      const isApart = line.gap || lines[at - 1]?.bullet === true
      const isHead = isHeadOfJob(line) && !(isContract && (!isApart || isDatesAndPlace(line)))
      if (first >= 0 || isHead) first = kept.length
      if (isHead) isContract = false
      if (!line.bullet && titleScore(line.text) > 0) isTitled = true
    }
  }
  return kept
}

const longestName = 80

/** "Hill Systems, Pune" right above "Client: …": the employer, whose dates follow a label below. */
const isCompany = (line: Line | undefined, above: Line | undefined) =>
  line !== undefined &&
  !line.bullet &&
  (line.gap || above === undefined || above.bullet) &&
  line.text.length <= longestName &&
  /^\p{Lu}[^:]*[^:.]$/u.test(line.text) &&
  findDates(line.text) === null &&
  titleScore(line.text) <= 0

/** The labeled rows of a project as the heading of a job at a company, if they have its dates, and its other rows. */
function headOf(lines: Line[], at: number, company: Line) {
  let count = 1
  while (at + count < lines.length && isWithin(lines[at + count]!, undefined, undefined, false)) {
    if (lines[at + count]!.bullet || isDutiesLabel(lines[at + count]!)) break
    count++
  }
  const rows = lines.slice(at, at + count)
  const dates = rows.find((row) => labeledRow(row.text)?.field === "dates" && isDated(row))
  const role = rows.find(isRole)
  if (!dates) return null
  const saidIn = (row: Line | undefined) => (row ? (labeledRow(row.text)?.value ?? "") : "")
  const named = [saidIn(role), saidIn(dates)].filter(Boolean).join("\t")
  const rest = rows.filter((row) => row !== dates && row !== role).map(asTold)
  return {
    count,
    rest,
    heading: [
      { ...company, gap: true },
      { ...dates, text: named, gap: false },
    ],
  }
}

const asTold = (line: Line): Line => ({ ...line, bullet: true, within: true })

/** "Company: Acme", or a line with dates that is not a project's. */
function isHeadOfJob(line: Line): boolean {
  if (line.bullet || opening.test(line.text)) return false
  return isJob(line) || (isDated(line) && !context.test(line.text) && labeledRow(line.text)?.field !== "dates")
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
