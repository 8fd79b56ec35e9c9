import { shortened } from "./shown-insights"

/** A reflection or an agreed line on the line of time, or a document that branches off it. `on` is a moment or a day. */
export interface Knot {
  id: string
  kind: "reflection" | "line" | "document"
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
  on: string
}

interface Written {
  id: string
  title: string
  createdAt: string
}

/** Characters of a reflection on the line; its page has the others. */
const shownOfReflection = 110

/**
 * Reflections, agreed lines and documents as one line of time, newest first; of one day, a document stands above the
 * lines, and a line above its reflection.
 */
export function throughline(
  entries: readonly Told[],
  lines: readonly Agreed[],
  documents: readonly Written[] = [],
): Knot[] {
  const told = entries.map(({ id, response, createdAt }) => ({
    id,
    kind: "reflection" as const,
    text: shortened(response.replace(/\s+/g, " "), shownOfReflection),
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
