import { labeledRow } from "../../career/form-labels"
import type { SectionKind } from "./imported-resume"
import type { Line } from "./line"
import { kindOfHeading } from "./section-words"
import type { RawSection } from "./sections"

const movable: SectionKind[] = ["skills", "languages", "certificates", "interests"]
const spoken = /\b(?:mother tongue|native language|other language|foreign language)/i
const computer = /\b(?:programming|computer|coding|scripting)\b/i
/** A language's proficiency by skill, in its own row. */
const assessed = /^(?:reading|writing|listening|speaking|verbal|spoken|written)(?: skills)?$/i

/**
 * Turns labeled lines into sections: "Languages: English, Yoruba" in a section of additional information, and the
 * languages and licenses that a form lists among the skills.
 */
export function byLabels(section: RawSection): RawSection[] {
  if (section.kind !== "other" && section.kind !== "skills") return [section]
  const rest: RawSection = { ...section, lines: [] }
  const found: RawSection[] = []
  for (const line of section.lines) {
    const row = line.bullet ? null : labeledRow(line.text)
    const last = found.at(-1)
    const kind = row && row.value !== "" ? kindOfLabel(row.label, section.kind) : null
    if (row && kind) found.push({ heading: { ...line, text: row.label }, kind, lines: [{ ...line, text: row.value }] })
    else if (row && last?.kind === "languages" && assessed.test(row.label)) last.lines.push(asPair(line))
    else rest.lines.push(line)
  }
  return [rest, ...found]
}

function kindOfLabel(label: string, within: SectionKind): SectionKind | null {
  if (spoken.test(label)) return "languages"
  const kind = computer.test(label) ? "skills" : kindOfHeading(label)
  const isOther = within === "other" || kind === "certificates" || kind === "interests"
  return kind !== null && kind !== within && movable.includes(kind) && isOther ? kind : null
}

/** A label and its value as a single text: "Date of birth: 12 May 1986". */
export function asPair(line: Line): Line {
  const cells = line.text.split("\t").map((cell) => cell.trim().replace(/:$/, ""))
  return cells.length === 2 ? { ...line, text: cells.join(": ") } : line
}
