import { namesOccupation } from "../../career/role-heading"
import { isBaseVerb } from "../../language/past-tense"
import type { Line, Material } from "../material-schema"
import { article, lowered } from "./craft/trim"
import { contentWords, overlap } from "./focus"

const wish =
  /\b(?:looking for|eager to|keen to|want to|wants to|hope to|hoping to|aim to|would like to|seeking|my goal|one day)\b/i
const quality = /^(?:eager|keen|passionate|able|ready|happy|proud|committed|curious|fluent|based)\b/i

/** What the person says of themselves now, without what they wish for. */
export function selfDescription(material: Material): Line[] {
  return material.bio.filter((line) => !wish.test(line.text))
}

/** What the person says they want: wishes in the bio, then goals that are whole sentences. */
export function wishes(material: Material): Line[] {
  return [...material.goals, ...material.bio.filter((line) => wish.test(line.text))].flatMap(
    (line) => asWish(line) ?? [],
  )
}

function asWish(line: Line): Line | null {
  if (/^(?:I|My|One day,? I)\b/.test(line.text)) return line
  const words = line.text.split(/\s+/)
  if (quality.test(line.text)) return { ...line, text: `I am ${lowered(line.text)}` }
  if (/^to\s+/i.test(line.text)) return { ...line, text: `I want ${lowered(line.text)}` }
  const isVerb =
    isBaseVerb(words[0] ?? "") ||
    /^(?:land|join|move|grow|start|open|finish|complete|earn|reach|pass|gain|find|get|change|return|launch|publish)$/i.test(
      words[0] ?? "",
    )
  return isVerb && words.length > 2 ? { ...line, text: `I want to ${lowered(line.text)}` } : null
}

/** The bio in whole first-person sentences: "Staff engineer with 14 years …" becomes "I am a staff engineer …"; notes are left out. */
export function firstPersonBio(material: Material): Line[] {
  return selfDescription(material).flatMap((line) => {
    const text = line.text
    const head = text.split(/\s+(?:with|who|for|of|at|in|on|and)\s+|,/)[0] ?? ""
    const isNoun = namesOccupation(head) || /\b(?:graduate|student|professional|veteran|newcomer)$/i.test(head)
    if (text.split(/\s+/).length < 5) return []
    const isCounted = /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|several|many|over|more)\b/i.test(text)
    if (quality.test(text)) return [{ ...line, text: `I am ${lowered(text)}` }]
    if (isNoun && !isCounted && !/\b(?:I|am|is|was)\b/.test(text.split(/\s+/).slice(0, 6).join(" ")))
      return [{ ...line, text: `I am ${article(text)} ${lowered(text)}` }]
    return /\b(?:I|I['’]\w+|my|we|our|me)\b/i.test(text) ? [line] : []
  })
}

/** The person's own statement said once only: much the same words stand in the bio already. */
export function echoes(line: Line, own: Line[]): boolean {
  const words = contentWords(line.text)
  return own.some((other) => overlap(words, contentWords(other.text)) >= words.size * 0.5)
}
