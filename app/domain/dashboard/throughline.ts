import { previewOf } from "../document/kinds"

/** A reflection or an agreed line on the line of time. `on` is a moment or a day. */
export interface Knot {
  id: string
  kind: "reflection" | "line"
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

/** Characters of a reflection on the line; its page has the others. */
const shownOfReflection = 110

/** Reflections and agreed lines as one line of time, newest first; of one day, the line stands above its reflection. */
export function throughline(entries: readonly Told[], lines: readonly Agreed[]): Knot[] {
  const told = entries.map(({ id, response, createdAt }) => ({
    id,
    kind: "reflection" as const,
    text: previewOf(response, shownOfReflection),
    on: createdAt,
  }))
  const agreed = lines.map((line) => ({ ...line, kind: "line" as const }))
  return [...agreed, ...told].sort((a, b) => b.on.slice(0, 10).localeCompare(a.on.slice(0, 10)))
}
