/** A way in which a model exaggerates a fact. Null if the sentence offers nothing to exaggerate. */
type Embellishment = (text: string) => string | null

const closed = (text: string) => text.replace(/[.!?]+$/, "")

/** Names, titles, scopes and outcomes that no test evidence contains. Tests look for them. */
const embellishments = {
  reach: ["across all 14 regional offices", "company-wide", "for thousands of users worldwide"],
  causes: ["which secured the renewal of the largest contract", "winning an industry award"],
  titles: ["As the senior director responsible, "],
  names: ["using SAP Ariba", "together with McKinsey"],
} as const

/** The next of several, in turn. */
const itemInTurn = <T>(list: readonly [T, ...T[]], turn: number): T => list[turn % list.length] ?? list[0]

/** "38 %" becomes "nearly 60 %"; "12" becomes "19". */
function inflated(text: string): string | null {
  const found = /(?<![\p{L}\d.,])(\d{1,3})(?![\d.,:/–-]|\s*[–-]\s*\d)/u.exec(text)
  if (!found?.[1]) return null
  const more = Math.ceil(Number(found[1]) * 1.5) + 1
  return `${text.slice(0, found.index)}nearly ${more}${text.slice(found.index + found[1].length)}`
}

/** Turns a helper into a leader, and the team's work into the person's own. */
function promoted(text: string): string | null {
  const led = text.replace(
    /\b(?:helped|assisted|supported|contributed to|took part in)(?: (?:to|with|in))?\b/i,
    "single-handedly led",
  )
  if (led !== text) return led
  const alone = text.replace(/\b(?:we|my team and I|the team)\b/gi, "I alone")
  return alone === text ? null : alone
}

function ways(turn: number): Embellishment[] {
  const { reach, causes, titles, names } = embellishments
  return [
    inflated,
    promoted,
    (text) => `${closed(text)} ${itemInTurn(reach, turn)}.`,
    (text) => `${closed(text)}, ${itemInTurn(causes, turn)}.`,
    (text) => `${itemInTurn(titles, turn)}${text}`,
    (text) => `${closed(text)} ${itemInTurn(names, turn)}.`,
  ]
}

/** Embellishes a sentence once. Each turn uses another kind if possible. */
export function embellished(text: string, turn: number): string {
  const kinds = ways(Math.floor(turn / 6))
  for (let step = 0; step < kinds.length; step++) {
    const made = kinds[(turn + step) % kinds.length]?.(text)
    if (made) return made
  }
  return text
}
