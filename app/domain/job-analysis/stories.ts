import type { LineParts } from "../achievements/line"
import type { WritingLine } from "../achievements/writing-line"
import type { EvidenceItem } from "../evidence/schema"
import { onlyNames } from "./match/record/named-only"
import type { MatchedRequirement } from "./match/requirement/shapes"
import { onlyLanguages } from "./match/requirement/spoken"

/** Something of the person's own that answers a requirement. */
export interface Story {
  /** The recorded line, or the person's own sentence if no line was made from it. */
  text: string
  sources: string[]
  /** The person's words by STAR part; null if they have not been split. */
  parts: LineParts | null
  /** False for an entry that is only in the profile: a title, a skill, a degree. */
  isDeed: boolean
  /** A line about a job that says nothing about the work: its employer and dates, "Environment: Oracle, JIRA". */
  isHeading?: boolean
}

/** The stories of a match, deduplicated, and their positions by requirement, best first. */
export interface Stories {
  told: Story[]
  byRequirement: Record<string, number[]>
}

type Matched = Pick<MatchedRequirement, "evidence"> & { id: string }

interface Known {
  lines: WritingLine[]
  items: Pick<EvidenceItem, "id" | "kind" | "source" | "field">[]
}

/** The stories behind the evidence of a match. Pieces that belong to the same line are one story. */
export function storiesOf(requirements: Matched[], known: Known): Stories {
  const lineBehind = finderOf(known.lines)
  const items = new Map(known.items.map((item) => [item.id, item]))
  const told: Story[] = []
  const placeOf = new Map<WritingLine | string, number>()
  const byRequirement: Stories["byRequirement"] = {}
  for (const { id, evidence } of requirements) {
    const places = evidence.map(({ text, evidenceIds }) => {
      const line = lineBehind(text, evidenceIds)
      const before = placeOf.get(line ?? text)
      if (before !== undefined) return before
      const behind = (line?.evidenceIds ?? evidenceIds).flatMap((one) => items.get(one) ?? [])
      // "Welsh – basic" is not a story, whatever it was imported from.
      const isHeading = line === null && opensJob.test(text)
      const isDeed =
        !isHeading && !onlyLanguages(text) && (line !== null || behind.some(({ field }) => !onlyNames(field)))
      const story = {
        text: line?.text ?? text,
        sources: sourcesOf(behind, line),
        parts: line?.parts ?? null,
        isDeed,
        ...(isHeading && { isHeading }),
      }
      placeOf.set(line ?? text, told.push(story) - 1)
      return told.length - 1
    })
    if (places.length > 0) byRequirement[id] = [...new Set(places)]
  }
  return { told, byRequirement }
}

const opensJob =
  /^(?:(?:environment|tools|technolog(?:y|ies)|tech stack|team size|client|project(?: ?#?\d{1,2})?|duration|platforms?|domain)\s*:\s|[^.;!?]{3,120}[\s(:]+(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d\d\s*(?:[–—-]|to)\s*(?:(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d\d|present|till date|current|now|today)\)?$)/iu

/** Finds the line that a piece of evidence belongs to: the line itself, or the one that was made from it. */
function finderOf(lines: WritingLine[]) {
  const live = lines.filter(({ state }) => state === "agreed")
  const byText = new Map<string, WritingLine>()
  const byItem = new Map<string, WritingLine[]>()
  for (const line of live) {
    const text = line.text.toLowerCase()
    if (!byText.has(text)) byText.set(text, line)
    for (const id of line.evidenceIds) byItem.set(id, [...(byItem.get(id) ?? []), line])
  }
  return (text: string, evidenceIds: string[]): WritingLine | null => {
    const same = byText.get(text.toLowerCase())
    if (same) return same
    const near = evidenceIds.flatMap((id) => byItem.get(id) ?? [])
    return near.find((line) => spansOf(line).some((span) => span.includes(text) || text.includes(span))) ?? null
  }
}

const spansOf = ({ text, parts }: WritingLine) => [text, ...Object.values(parts).flat()].filter((span) => span !== "")

/** The captured item comes before the agreement to a line made from it. */
function sourcesOf(items: Known["items"], line: WritingLine | null): string[] {
  const captured = items.filter(({ kind }) => kind !== "achievement")
  const sources = (captured.length > 0 ? captured : items).map(({ source }) => source)
  if (sources.length > 0) return [...new Set(sources)]
  return [line?.told === "history" ? "Your work history" : "Your achievements"]
}
