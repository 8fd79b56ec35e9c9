import type { LineTime } from "../achievements/line-time"
import type { LineOrigin } from "../achievements/new-line"
import { cutText } from "../language/cut-text"

/**
 * A reflection or an approved achievement on the timeline, or a document that branches off it. `on` is a timestamp or a
 * day.
 */
export interface Knot {
  id: string
  kind: "reflection" | "line" | "document"
  /** Only for a line. */
  origin?: LineOrigin
  time?: LineTime
  text: string
  on: string
}

interface Told {
  id: string
  response: string
  createdAt: string
}

interface Agreed {
  id: string
  text: string
  origin: LineOrigin
  time: LineTime
  on: string
}

interface Written {
  id: string
  title: string
  createdAt: string
}

/** Characters of a reflection shown on the timeline; its own page shows all of it. */
const shownOfReflection = 110

/**
 * Merges reflections, approved achievements and documents into one timeline, newest first. On the same day, documents
 * come before achievements, and achievements before their reflection.
 */
export function throughline(
  entries: readonly Told[],
  lines: readonly Agreed[],
  documents: readonly Written[] = [],
): Knot[] {
  const told = entries.map(({ id, response, createdAt }) => ({
    id,
    kind: "reflection" as const,
    text: cutText(response.replace(/\s+/g, " ").trim(), shownOfReflection),
    on: createdAt,
  }))
  const agreed = lines.map((line) => ({ ...line, kind: "line" as const }))
  const written = documents.map(({ id, title, createdAt }) => ({
    id,
    kind: "document" as const,
    text: title,
    on: createdAt,
  }))
  return [...written, ...agreed, ...told].sort((a, b) => b.on.slice(0, 10).localeCompare(a.on.slice(0, 10)))
}
