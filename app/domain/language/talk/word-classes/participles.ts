import { laidOut } from "../../laid-out"
import { isPast, pastOf } from "../../verbs/past-tense"

const participleTable = laidOut`
  been be|become become|begun begin|broken break|chosen choose|done do|drawn draw|driven drive|eaten eat|fallen fall|
  flown fly|forgotten forget|given give|gone go|grown grow|known know|overseen oversee|redone redo|rewritten rewrite|
  ridden ride|risen rise|run run|seen see|shaken shake|shown show|spoken speak|stolen steal|taken take|thrown throw|
  undertaken undertake|woken wake|worn wear|written write|gotten get|overcome overcome|sung sing|swum swim|rung ring|
  withdrawn withdraw|come come
`
/** Participles that differ from the simple past, each with its base form. */
export const participles: ReadonlyMap<string, string> = new Map(
  participleTable.split("|").map((pair): [string, string] => {
    const [form = "", base = ""] = pair.split(" ")
    return [form, base]
  }),
)

/** The simple past for a participle: "written" → "wrote", "made" → "made". */
export function pastOfParticiple(lower: string): string {
  const base = participles.get(lower)
  return base ? pastOf(base) : lower
}

export function isParticiple(lower: string): boolean {
  return participles.has(lower) || isPast(lower)
}
