import type { Line } from "../posting"

/** The maximum length in characters of a value on the line below its label. */
const longestBelow = 90

/** The values of a label in a posting's head, in order: in the adjacent cell, after its colon, or on the line below. */
export function labeledValues(lines: Line[], label: RegExp): string[] {
  return lines.flatMap((line, at) => {
    if (line.label !== undefined) return label.test(bare(line.label)) ? [line.text] : []
    const [, named = "", value = ""] = /^([^:]{3,30}?)\s*:\s*(\S.{1,120}?)(?:\s+\||$)/u.exec(line.text) ?? []
    if (value) return label.test(bare(named)) ? [value] : []
    const below = lines[at + 1]
    const isAlone = line.text.length <= 30 && line.form !== "item" && label.test(bare(line.text))
    const isValue = below && below.text.length <= longestBelow && below.form === "text" && !/:$/.test(below.text)
    return isAlone && isValue && below.label === undefined ? [below.text] : []
  })
}

const bare = (text: string) => text.replace(/^\P{L}+/u, "").replace(/[:?\s]+$/, "")
